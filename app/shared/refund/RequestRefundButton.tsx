import type { ComponentProps } from 'react';
import { ActionButton } from '../../lib/ActionButton.tsx';
import { type RefundSource, useRefundAction } from './refundAction.ts';

interface RequestRefundButtonProps extends Omit<ComponentProps<typeof ActionButton>, 'action'> {
  transaction: RefundSource;
  /** The refundable amount in VND, if known. */
  refundable?: number | undefined;
}

/** Opens the refund panel; disabled with the reason when no refund is possible. */
export function RequestRefundButton({ transaction, refundable, ...rest }: RequestRefundButtonProps) {
  return <ActionButton {...rest} action={useRefundAction()(transaction, refundable)} />;
}
