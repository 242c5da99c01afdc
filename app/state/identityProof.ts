import { atom, useStore } from 'jotai';
import { now } from '../lib/time.ts';
import { useSession } from './session.ts';

/** A password counts for so long (seconds): ASVS 7.5.3, docs/reliability.md. */
const PROOF_SECONDS = 5 * 60;

/** When the person last proved with the password who it is. In memory only. */
const proofAtom = atom<{ epoch: number; at: number } | null>(null);

/** The last proof of the signed-in person. It ends with the session, since each sign-in has an epoch of its own. */
export function useIdentityProof() {
  const { epoch } = useSession();
  const store = useStore();
  return {
    isFresh() {
      const proof = store.get(proofAtom);
      const age = proof?.epoch === epoch ? now() - proof.at : -1;
      return age >= 0 && age < PROOF_SECONDS;
    },
    keep: () => store.set(proofAtom, { epoch, at: now() }),
  };
}
