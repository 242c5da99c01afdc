import { type ButtonProps, GatedButton, RefundIcon } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { type RefundSource, useRefundWay } from './refundAction.ts';

interface RequestRefundButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  transaction: RefundSource;
  /** What is left of it in VND, where that is known. */
  refundable?: number | undefined;
}

/** Opens the panel that asks for a refund; where none can be asked for it stands there, off, and says why. */
export function RequestRefundButton({ transaction, refundable, ...rest }: RequestRefundButtonProps) {
  const t = useT();
  const { open, disabledReason } = useRefundWay()(transaction, refundable);
  return (
    <GatedButton icon={RefundIcon} {...rest} disabledReason={disabledReason} onClick={open}>
      {t('refund.request.title')}
    </GatedButton>
  );
}
