import { useAskSignOut, useConfirmSignOut } from '../state/session.ts';
import { listOpenIntents } from './intentStore.ts';

/** Signs out. Asks first if that would forget an operation with an unknown result, or always with `ask`. */
export function useSignOut() {
  const question = useAskSignOut();
  const confirm = useConfirmSignOut();
  return ({ ask = false } = {}) => {
    const open = listOpenIntents();
    if (ask || open.length > 0) question(open);
    else confirm();
  };
}
