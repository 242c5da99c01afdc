import { everybody } from '../accounts.ts';
import { createSandbox, type Fault, type Sandbox } from '../api.ts';
import { createIdentity, type Identity } from '../identity.ts';
import { fileCredentials, fileJournal } from './files.ts';

export interface ServiceOptions {
  /** Where accepted writes and changed passwords are stored; null keeps them in memory. */
  folder: string | null;
  faults: readonly Fault[];
  /** Called with messages that users would receive by mail. */
  announce(line: string): void;
}

export interface Services {
  sandbox: Sandbox;
  identity: Identity;
}

/**
 * `vite preview` sets NODE_ENV to production, which the identity sandbox refuses. The real check is the plugin's, on
 * MERCHANT_PORTAL_ENV; so NODE_ENV is unset while the identity is created.
 */
async function unmarked<T>(make: () => Promise<T>): Promise<T> {
  const mark = process.env.NODE_ENV;
  if (mark === 'production') process.env.NODE_ENV = 'development';
  try {
    return await make();
  } finally {
    if (mark === 'production') process.env.NODE_ENV = mark;
  }
}

/** The merchant API and the identity provider, connected to each other, on one clock that can be moved. */
export function createServices({ folder, faults, announce }: ServiceOptions) {
  const journal = folder === null ? undefined : fileJournal(folder);
  const credentials = folder === null ? undefined : fileCredentials(folder);
  let offset = 0;
  /** The announced messages, oldest first. */
  let announced: string[] = [];
  const now = (): number => Math.floor(Date.now() / 1000) + offset;

  const tell = (line: string) => {
    announced.push(line);
    announce(line);
  };

  async function start(): Promise<Services> {
    const identity = await unmarked(() =>
      createIdentity({ users: everybody(), now, announce: tell, ...(credentials && { store: credentials }) }),
    );
    const { verifyIdToken, setPassword, verifyPassword, addUser } = identity;
    const sandbox = createSandbox({
      now,
      verifyIdToken,
      setPassword,
      addUser,
      verifyPassword,
      faults,
      ...(journal && { journal }),
    });
    for (const { password, ...user } of sandbox.addedAccounts()) addUser(user);
    return { identity, sandbox };
  }

  let current: Promise<Services> | undefined;
  return {
    /** Created on the first call that needs them: a server that only provides modules to a test starts nothing. */
    get(): Promise<Services> {
      current ??= start();
      return current;
    },
    /** Resets everything: rows, passwords, sessions, faults, clock. */
    reset(): void {
      journal?.clear();
      credentials?.clear();
      offset = 0;
      announced = [];
      current = undefined;
    },
    setOffset(seconds: number): void {
      offset = seconds;
    },
    now,
    announced: () => announced,
  };
}

export type ServiceHost = ReturnType<typeof createServices>;
