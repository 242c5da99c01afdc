import { atom, useAtomValue, useSetAtom } from 'jotai';
import { merchantIdAtom } from './business.ts';
import { sessionAtom } from './session.ts';

/** A preview of the portal as a role. In memory only: a reload, a sign-out or another business ends it. */
export interface Preview {
  /** The role's name. */
  name: string;
  scopes: readonly string[];
}

const startedAtom = atom<(Preview & { epoch: number; merchantId: string | null }) | null>(null);

/** The role in preview; null for the user's own rights. */
export const previewAtom = atom((get): Preview | null => {
  const started = get(startedAtom);
  if (!started) return null;
  const isHere = started.epoch === get(sessionAtom).epoch && started.merchantId === get(merchantIdAtom);
  return isHere ? started : null;
});

const startAtom = atom(null, (get, set, preview: Preview | null) => {
  const place = { epoch: get(sessionAtom).epoch, merchantId: get(merchantIdAtom) };
  set(startedAtom, preview && { ...preview, ...place });
});

export const usePreview = () => useAtomValue(previewAtom);

/** Starts a preview; null ends it. */
export const useSetPreview = () => useSetAtom(startAtom);
