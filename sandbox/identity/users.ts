import { randomUUID } from 'node:crypto';
import { CognitoError, notAuthorized } from './errors.ts';
import { deriveVerifier, matchesPassword, type Verifier } from './srp.ts';
import type { WayIn } from './wayIn.ts';

/** One user of the pool, as the sandbox's data defines them. */
export interface IdentityUser {
  userName: string;
  password: string;
  /** The stable id in the tokens. */
  sub: string;
  email: string;
  /** The password only opens the "set a new password" step. */
  temporary?: boolean;
  disabled?: boolean;
  /** With +84: the number for text messages. */
  phoneNumber?: string;
  wayIn?: WayIn;
}

/** The stored form of a password: hexadecimal SRP salt and verifier, which do not reveal it. */
interface StoredCredential extends Verifier {
  status: 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';
}

/** Stores changed passwords across restarts, by user name, for one pool id: the verifier depends on it. */
export interface CredentialStore {
  load(): Record<string, StoredCredential>;
  /** Receives all changed credentials at once; if it throws, the password is not changed. */
  save(credentials: Record<string, StoredCredential>): void;
}

/** A user of the pool. `credential` is replaced, never mutated, so that an exchange can detect a change. */
export interface Account extends Omit<IdentityUser, 'password' | 'temporary'> {
  credential: StoredCredential;
}

export interface Users {
  find(userName: string): Account | undefined;
  /** The salt and verifier for a sign-in; for an unknown name, one that no password matches. */
  verifierFor(userName: string): Verifier;
  hasPassword(account: Account, password: string): boolean;
  /** Adds a user. Without a password, uses the stored credential; does nothing if there is none. */
  add(user: Omit<IdentityUser, 'password'> & { password?: string }): void;
  /** Checks the policy, saves, and only then changes the account. */
  setPassword(account: Account, password: string): void;
}

export function createUsers(
  poolId: string,
  users: readonly IdentityUser[],
  store: CredentialStore | undefined,
): Users {
  const changed = new Map(Object.entries(store?.load() ?? {}));
  const derived = (userName: string, password: string, isTemporary: boolean): StoredCredential => ({
    ...deriveVerifier(poolId, userName, password),
    status: isTemporary ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED',
  });
  const keep = (userName: string, password: string, isTemporary: boolean) => {
    const credential = derived(userName, password, isTemporary);
    store?.save(Object.fromEntries([...changed, [userName, credential]]));
    changed.set(userName, credential);
    return credential;
  };

  const accounts = new Map<string, Account>();
  const seeds = new Map(users.map((user) => [user.userName, user]));
  // Derived when first needed: twenty verifiers take a fifth of a second.
  const find = (userName: string): Account | undefined => {
    const account = accounts.get(userName);
    const seed = seeds.get(userName);
    if (account || !seed) return account;
    const { password, temporary = false, ...person } = seed;
    const kept = changed.get(userName);
    const opened = { ...person, credential: kept ?? derived(userName, password, temporary) };
    if (kept) endState(opened);
    accounts.set(userName, opened);
    return opened;
  };

  return {
    find,
    verifierFor: (userName) => find(userName)?.credential ?? deriveVerifier(poolId, userName, randomUUID()),
    hasPassword: ({ userName, credential }, password) =>
      matchesPassword(poolId, userName, password, credential),
    add({ password, temporary: _, ...person }) {
      const { userName } = person;
      const credential = password ? keep(userName, password, true) : changed.get(userName);
      if (credential) accounts.set(userName, { ...person, credential });
    },
    setPassword(account, password) {
      assertPolicy(password);
      account.credential = keep(account.userName, password, false);
      endState(account);
    },
  };
}

function endState(account: Account): void {
  if (account.wayIn?.state) account.wayIn = { ...account.wayIn, state: undefined };
}

const RULES: [test: (password: string) => boolean, message: string][] = [
  [(password) => password === password.trim(), 'Password must not begin or end with a blank'],
  [(password) => password.length >= 8, 'Password not long enough'],
  [(password) => password.length <= 16, 'Password too long'],
  [(password) => /[A-Z]/.test(password), 'Password must have uppercase characters'],
  [(password) => /[0-9]/.test(password), 'Password must have numeric characters'],
  [(password) => /[!@#$%^&*()_+{}[\]:;<>,.?~\\/-]/.test(password), 'Password must have symbol characters'],
];

/** Refuses a password against specification 5, with the service's messages ("too long" is ours: it has no maximum). */
function assertPolicy(password: string): void {
  for (const [holds, message] of RULES) {
    if (!holds(password)) {
      throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${message}`);
    }
  }
}

/** Refuses authenticated users who may not continue, with the service's messages. */
export function assertOpen({ disabled, credential, wayIn }: Account): void {
  if (disabled) throw notAuthorized('User is disabled.');
  switch (wayIn?.state) {
    case 'UNCONFIRMED':
      throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
    case 'RESET_REQUIRED':
      throw new CognitoError('PasswordResetRequiredException', 'Password reset required for the user');
    case 'EXPIRED':
      if (credential.status !== 'CONFIRMED')
        throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
  }
}
