import { ApproveDialog } from './ApproveDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import type { Triage } from './useTriage.ts';

/** The dialog of the request that is being decided on. */
export function RequestDialogs({ triage }: { triage: Triage }) {
  const { asked, onClose, onDone, refresh } = triage;
  if (!asked) return null;
  const { request, kind } = asked;
  const Dialog = kind === 'APPROVE' ? ApproveDialog : RejectDialog;
  return (
    <Dialog
      key={request.id}
      request={request}
      onClose={onClose}
      onDone={onDone}
      onDoubt={() => void refresh()}
    />
  );
}
