import { atom, useStore } from 'jotai';
import { now } from '../lib/time.ts';
import { useServices, useSession } from './session.ts';

/** A proof counts for so long (seconds): ASVS 7.5.3, docs/reliability.md. */
const PROOF_SECONDS = 5 * 60;

/** Who takes a proof: the merchant API the password; the pool the strongest that the person has. */
type ProofWay = 'password' | 'pool';

/** When the person last proved who it is, and how. In memory only. */
const proofAtom = atom<{ epoch: number; at: number; way: ProofWay } | null>(null);

/**
 * The last proof of the signed-in person. It ends with the session, since each sign-in has an epoch of its own. A
 * password that the merchant API took is none where a passkey or a code is wanted, and the other way around.
 *
 * @param password the service wants to have seen the password itself (`verify-password`)
 */
export function useIdentityProof({ password = false } = {}) {
  const { epoch, record } = useSession();
  const { config } = useServices();
  const store = useStore();
  const way: ProofWay = !password && (config.passkeys || record?.totp) ? 'pool' : 'password';
  return {
    way,
    isFresh() {
      const proof = store.get(proofAtom);
      const age = proof?.epoch === epoch && proof.way === way ? now() - proof.at : -1;
      return age >= 0 && age < PROOF_SECONDS;
    },
    keep: () => store.set(proofAtom, { epoch, at: now(), way }),
  };
}
