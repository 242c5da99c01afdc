import { type ButtonProps, GatedButton, RefundIcon } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { type RefundSource, useRefundWay } from './refundAction.ts';

interface RequestRefundButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  transaction: RefundSource;
  /** The refundable amount in VND, if known. */
  refundable?: number | undefined;
}

/** Opens the refund panel; disabled with the reason when no refund is possible. */
export function RequestRefundButton({ transaction, refundable, ...rest }: RequestRefundButtonProps) {
  const t = useT();
  const { open, disabledReason } = useRefundWay()(transaction, refundable);
  return (
    <GatedButton icon={RefundIcon} {...rest} disabledReason={disabledReason} onClick={open}>
      {t('refund.request.title')}
    </GatedButton>
  );
}
