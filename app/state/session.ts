import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type EndReason, readToken, type Session, type SessionStore } from '../api/session/sessionStore.ts';
import type { Config } from '../config.ts';

/** The portal's configuration and services, set at the start. */
export interface Services {
  config: Config;
  session: SessionStore;
  /** Deletes the identity service's own tokens, if that code was ever loaded. */
  forgetIdentity?: () => Promise<void>;
}

/** Set once by `main.tsx`. */
export const servicesAtom = atom<Services | null>(null);

const changeAtom = atom<{
  record: Session | null;
  epoch: number;
  reason?: EndReason | undefined;
} | null>(null);

/** The session of this browser's store; follows sign-ins and sign-outs of other tabs too. */
export const sessionAtom = atom((get) => {
  const { session } = get(servicesAtom)!;
  return (
    get(changeAtom) ?? {
      record: session.current()?.record ?? null,
      epoch: session.epoch(),
      reason: session.reason(),
    }
  );
});

/** Subscribes the atom to the store, from the start of the portal. */
export const followSessionAtom = atom(null, (get, set) => {
  const { session } = get(servicesAtom)!;
  return session.subscribe(({ record, reason }) => {
    set(questionAtom, null);
    set(changeAtom, { record, epoch: session.epoch(), reason });
  });
});

/** Signs out here and in every tab; neither the API nor the network can prevent it. */
const confirmSignOutAtom = atom(null, (get, _set, reason: EndReason = 'signed-out') => {
  const { session, forgetIdentity } = get(servicesAtom)!;
  const current = session.current();
  if (current) {
    import('../api/session/session.ts').then(
      ({ revoke }) => revoke(current.record.refreshToken),
      () => undefined, // The refresh token then expires by itself.
    );
  }
  void forgetIdentity?.();
  session.end(reason);
});

/** An operation with an unknown result, as named in the sign-out question. */
interface OpenOperation {
  transactionId: string;
  /** VND. */
  amount: number;
  /** The reference code for support. */
  reference: string;
}

/** The sign-out question: what signing out would forget. Null while closed. */
const questionAtom = atom<OpenOperation[] | null>(null);

export const useConfig = () => useAtomValue(servicesAtom)!.config;
export const useServices = () => useAtomValue(servicesAtom)!;
export const useSession = () => useAtomValue(sessionAtom);
export const useAskSignOut = () => useSetAtom(questionAtom);
export const useConfirmSignOut = () => useSetAtom(confirmSignOutAtom);

/** The sign-out question and its cancel action. */
export function useSignOutQuestion(): [OpenOperation[] | null, () => void] {
  const [question, set] = useAtom(questionAtom);
  return [question, () => set(null)];
}

/** The name in the token: known before the user's own record has loaded. */
export const useUserName = () => {
  const { record } = useSession();
  return (record && readToken(record.accessToken)?.userName) ?? '';
};
