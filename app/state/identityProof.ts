import { atom, useStore } from 'jotai';
import { now } from '../lib/time.ts';
import { useServices, useSession } from './session.ts';

/** A proof counts for so long (seconds): ASVS 7.5.3, docs/reliability.md. */
const PROOF_SECONDS = 5 * 60;

/** Who takes a proof: the merchant API the password (`verify-password`); the pool the strongest that the person has. */
export type ProofWay = 'password' | 'pool';

interface Proofs {
  epoch: number;
  /** When each was given, in unix seconds. */
  at: Partial<Record<ProofWay, number>>;
  /** The pool has said that the password is all that the person has. */
  passwordIsAll?: boolean;
}

/** How the person last proved who it is. In memory only. */
const proofAtom = atom<Proofs | null>(null);

/**
 * When and how the signed-in person last proved who they are. A new sign-in starts without proofs. A password does not
 * count where a passkey or a code is required, and neither counts where the service requires the password.
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
    /** The session was begun with a code of an authenticator app, so the person has one. */
    hasCode,
    isFresh: () => isFreshBy(way) || (read().passwordIsAll === true && isFreshBy('password')),
    keep: (by: ProofWay) => store.set(proofAtom, { ...read(), at: { ...read().at, [by]: now() } }),
    /** The pool knows nothing stronger of this person. */
    notePasswordIsAll: () => store.set(proofAtom, { ...read(), passwordIsAll: true }),
  };
}
