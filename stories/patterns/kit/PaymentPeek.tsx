import { ButtonLink, DescriptionList, PeekPanel, Stack, StatusBadge, Text } from '#design-system';
import { formatDateTime, formatMoney } from '../../kit/patterns.tsx';
import { type Payment, paymentStatuses } from './payments.ts';

interface PaymentPeekProps {
  payment: Payment | undefined;
  onClose: () => void;
}

/** A look at one row while the list stays in use. */
export function PaymentPeek({ payment, onClose }: PaymentPeekProps) {
  return (
    <PeekPanel
      open={payment !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={payment?.id ?? ''}
      footer={
        <ButtonLink variant="solid" tone="accent" href={`#/merchant/transaction/${payment?.id}`}>
          Xem chi tiết
        </ButtonLink>
      }
    >
      {payment && (
        <Stack gap={5}>
          <Stack direction="row" gap={3} wrap>
            <Text size="xl" weight="semibold" tabular>
              {formatMoney(payment.amount)}
            </Text>
            <StatusBadge {...paymentStatuses[payment.status]} />
          </Stack>
          <DescriptionList
            items={[
              { term: 'Mã đơn hàng', value: payment.order, copy: payment.order },
              { term: 'Thời gian tạo', value: formatDateTime(payment.at) },
              { term: 'Cửa hàng', value: payment.store },
              { term: 'Phí', value: formatMoney(payment.fee) },
              { term: 'Người chuyển', value: payment.payer },
              { term: 'Ngân hàng', value: payment.bank },
              { term: 'Nội dung', value: payment.content, wide: true },
            ]}
          />
        </Stack>
      )}
    </PeekPanel>
  );
}
