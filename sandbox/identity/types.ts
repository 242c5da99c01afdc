/** One person of the pool, as the sandbox's data gives them. */
export interface IdentityUser {
  userName: string;
  password: string;
  /** The stable id that the tokens carry. */
  sub: string;
  email: string;
  /** The password only opens the "set a new password" step. */
  temporary?: boolean;
  disabled?: boolean;
}

/** What is kept of a password: hexadecimal SRP salt and verifier, from which it cannot be read back. */
export interface StoredCredential {
  salt: string;
  verifier: string;
  status: 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';
}

/**
 * Keeps changed passwords over a restart, by user name. Entries hold for one pool id: the verifier depends on it.
 * `save` gets every changed credential at once; when it throws, the password is not changed.
 */
export interface CredentialStore {
  load(): Record<string, StoredCredential>;
  save(credentials: Record<string, StoredCredential>): void;
}

export interface IdentityOptions {
  users: IdentityUser[];
  /** `<region>_<name>`; the client takes the region from it. */
  poolId?: string;
  clientId?: string;
  /** Unix seconds. */
  now?: () => number;
  /** Told what a person would find in their mailbox: reset codes. */
  announce?: (line: string) => void;
  store?: CredentialStore;
  /** Off as in production: a client that sends the password itself is refused. */
  allowUserPasswordAuth?: boolean;
}

export interface Identity {
  /** Answers POST with X-Amz-Target at any address, GET `.../<poolId>/.well-known/jwks.json`, and OPTIONS. */
  handle(request: Request): Promise<Response>;
  /** One more person, who chooses a password of his own at the first sign-in. Without a password, as it was kept. */
  addUser(user: Omit<IdentityUser, 'password'> & { password?: string }): void;
  /** Whether it is somebody's password now. */
  verifyPassword(userName: string, password: string): boolean;
  /** The person of a valid id token (signature, expiry, issuer, audience, token_use), or null. */
  verifyIdToken(token: string): Promise<{ sub: string; userName: string; email: string } | null>;
  /**
   * Sets a permanent password; sessions stay, as in the real service.
   * Throws an error named UserNotFoundException or InvalidPasswordException (specification 5).
   */
  setPassword(userName: string, password: string): void;
}
