import { useAskSignOut, useConfirmSignOut } from '../state/session.ts';
import { listOpenIntents } from './intentStore.ts';

/** Signs out, after a question where that would forget an operation whose result nobody knows, or with `ask` in any case. */
export function useSignOut() {
  const question = useAskSignOut();
  const confirm = useConfirmSignOut();
  return ({ ask = false } = {}) => {
    const open = listOpenIntents();
    if (ask || open.length > 0) question(open);
    else confirm();
  };
}
