import { useBusiness } from '../../state/business.ts';
import { RequestRefundFind } from './RequestRefundFind.tsx';
import { RequestRefundTask } from './RequestRefundTask.tsx';

interface RequestRefundPanelProps {
  /** The transaction's id; undefined where the person names it first. */
  of: string | undefined;
  onClose: () => void;
}

/** Asks for a payer's money to go back: `?panel=request-refund&of=GD2611...` (product pages, 2.5). */
export function RequestRefundPanel({ of, onClose }: RequestRefundPanelProps) {
  const business = useBusiness();
  if (!of) return <RequestRefundFind onClose={onClose} />;
  return <RequestRefundTask key={`${business?.id} ${of}`} transactionId={of} onClose={onClose} />;
}
