import { Button, type ButtonProps, RefundIcon } from '#design-system';
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
  const { open, disabled } = useRefundWay()(transaction, refundable);
  return (
    <Button icon={RefundIcon} {...rest} disabled={disabled} onClick={open}>
      {t('refund.request.title')}
    </Button>
  );
}
