import { atom, useStore } from 'jotai';
import { now } from '../lib/time.ts';
import { useServices, useSession } from './session.ts';

/** How long (seconds) a proof counts: ASVS 7.5.3, docs/reliability.md. */
const PROOF_SECONDS = 5 * 60;

/** Who checks the proof: the merchant API the password (`verify-password`), the pool the user's strongest factor. */
export type ProofWay = 'password' | 'pool';

interface Proofs {
  epoch: number;
  /** When each proof was given, in unix seconds. */
  at: Partial<Record<ProofWay, number>>;
  /** The pool has reported that the user only has a password. */
  passwordIsAll?: boolean;
}

/** The user's last proofs of identity. In memory only. */
const proofAtom = atom<Proofs | null>(null);

/**
 * When and how the signed-in user last proved their identity. A new sign-in starts without proofs. A password does not
 * count if a passkey or a code is required, and neither counts if the service requires the password.
 *
 * @param password the service requires the password itself
 */
export function useIdentityProof({ password = false } = {}) {
  const { epoch, record } = useSession();
  const { config } = useServices();
  const store = useStore();
  const hasCode = record?.totp === true;
  const way: ProofWay = !password && (config.passkeys || hasCode) ? 'pool' : 'password';
  const read = (): Proofs => {
    const kept = store.get(proofAtom);
    return kept?.epoch === epoch ? kept : { epoch, at: {} };
  };
  const isFreshBy = (by: ProofWay) => {
    const at = read().at[by];
    const age = at === undefined ? -1 : now() - at;
    return age >= 0 && age < PROOF_SECONDS;
  };
  return {
    way,
    /** The session was started with a code of an authenticator app, so the user has one. */
    hasCode,
    isFresh: () => isFreshBy(way) || (read().passwordIsAll === true && isFreshBy('password')),
    keep: (by: ProofWay) => store.set(proofAtom, { ...read(), at: { ...read().at, [by]: now() } }),
    /** The pool has no stronger factor of this user. */
    notePasswordIsAll: () => store.set(proofAtom, { ...read(), passwordIsAll: true }),
  };
}
