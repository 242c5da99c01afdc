import { randomBytes } from 'node:crypto';
import { CognitoError } from './errors.ts';
import { decoyVerifier, deriveVerifier, matchesPassword, type Verifier } from './srp.ts';
import type { IdentityOptions, IdentityUser, StoredCredential } from './types.ts';

/** A person of the pool. `credential` is replaced, never changed, so that an exchange can tell its own is gone. */
export interface Account {
  readonly userName: string;
  readonly sub: string;
  readonly email: string;
  readonly disabled: boolean;
  credential: StoredCredential;
}

export interface Users {
  find(userName: string): Account | undefined;
  /** The salt and verifier to answer a sign-in with: the account's, or a decoy for a name that nobody has. */
  verifierFor(userName: string): Verifier;
  /** Where a reset code for this name would go; a plausible address for a name that nobody has. */
  mailboxFor(userName: string): string;
  hasPassword(account: Account, password: string): boolean;
  /** One more person. Without a password, as it was kept; nobody where nothing was. */
  add(user: Omit<IdentityUser, 'password'> & { password?: string }): void;
  /** Checks the policy, saves, and only then changes the account. */
  setPassword(account: Account, password: string): void;
}

function isCredential(value: unknown): value is StoredCredential {
  const { salt, verifier, status } = (value ?? {}) as Partial<StoredCredential>;
  const hex = /^[0-9a-f]+$/;
  return (
    hex.test(salt ?? '') &&
    hex.test(verifier ?? '') &&
    /^(CONFIRMED|FORCE_CHANGE_PASSWORD)$/.test(status ?? '')
  );
}

type Options = Pick<IdentityOptions, 'users' | 'store'> & {
  poolId: string;
  announce: (line: string) => void;
};

export function createUsers({ users, store, poolId, announce }: Options): Users {
  const seed = randomBytes(32);
  const changed = new Map<string, StoredCredential>();
  for (const [userName, credential] of Object.entries(store?.load() ?? {})) {
    if (isCredential(credential)) changed.set(userName, credential);
    else announce(`The stored password of ${userName} cannot be read; the original one holds.`);
  }

  const accounts = new Map<string, Account>();
  for (const { userName, password, sub, email, temporary = false, disabled = false } of users) {
    if (accounts.has(userName)) throw new Error(`Two users are named ${userName}.`);
    const credential = changed.get(userName) ?? {
      ...deriveVerifier(poolId, userName, password),
      status: temporary ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED',
    };
    accounts.set(userName, { userName, sub, email, disabled, credential });
  }

  const keep = (userName: string, password: string, status: StoredCredential['status']) => {
    const credential: StoredCredential = { ...deriveVerifier(poolId, userName, password), status };
    store?.save(Object.fromEntries([...changed, [userName, credential]]));
    changed.set(userName, credential);
    return credential;
  };

  return {
    find: (userName) => accounts.get(userName),
    verifierFor: (userName) => accounts.get(userName)?.credential ?? decoyVerifier(seed, userName),
    mailboxFor: (userName) =>
      accounts.get(userName)?.email ?? `${userName.replaceAll('@', '')}@${users[0]?.email.split('@')[1]}`,
    hasPassword: ({ userName, credential }, password) =>
      matchesPassword(poolId, userName, password, credential),
    add({ userName, password, sub, email, disabled = false }) {
      const kept = changed.get(userName);
      const credential = password ? keep(userName, password, 'FORCE_CHANGE_PASSWORD') : kept;
      if (credential) accounts.set(userName, { userName, sub, email, disabled, credential });
    },
    setPassword(account, password) {
      assertPolicy(password);
      account.credential = keep(account.userName, password, 'CONFIRMED');
    },
  };
}

const RULES: [test: (password: string) => boolean, message: string][] = [
  [(password) => password.length >= 8, 'Password not long enough'],
  [(password) => password.length <= 16, 'Password too long'],
  [(password) => /[A-Z]/.test(password), 'Password must have uppercase characters'],
  [(password) => /[0-9]/.test(password), 'Password must have numeric characters'],
  [(password) => /[!@#$%^&*()_+{}[\]:;<>,.?~\\/-]/.test(password), 'Password must have symbol characters'],
];

/** Refuses a password that breaks specification 5, in the service's words ("too long" is ours: it has no maximum). */
function assertPolicy(password: string): void {
  for (const [holds, message] of RULES) {
    if (!holds(password)) {
      throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${message}`);
    }
  }
}
