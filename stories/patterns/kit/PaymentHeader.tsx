import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  Copyable,
  GatedButton,
  GatedIconButton,
  PageHeader,
  PrintIcon,
  RefundIcon,
  Skeleton,
  Stack,
  StatusBadge,
} from '#design-system';
import { formatMoney } from '../../kit/patterns.tsx';
import { type Payment, paymentStatuses } from './payments.ts';

interface PaymentHeaderProps {
  payment: Payment | undefined;
  /** Undefined at the ends of the list. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Amount, status and id of a record, the way back to its list and to its neighbours, the main deed last. */
export function PaymentHeader({ payment, onPrevious, onNext }: PaymentHeaderProps) {
  return (
    <PageHeader
      back={{ href: '#/merchant/transaction?status=SUCCESS&page=2', label: 'Danh sách giao dịch' }}
      title={payment ? formatMoney(payment.amount) : 'Chi tiết giao dịch'}
      status={payment && <StatusBadge {...paymentStatuses[payment.status]} />}
      description={
        payment ? (
          <Copyable value={payment.id} label="mã giao dịch" reveal="always" />
        ) : (
          <Skeleton width="short" />
        )
      }
      actions={
        <>
          <Stack direction="row" gap={1}>
            <GatedIconButton
              icon={ChevronLeftIcon}
              variant="outline"
              label="Giao dịch trước"
              tip="Giao dịch trước ["
              aria-keyshortcuts="["
              disabledReason={onPrevious ? undefined : 'Đây là giao dịch đầu danh sách'}
              onClick={onPrevious}
            />
            <GatedIconButton
              icon={ChevronRightIcon}
              variant="outline"
              label="Giao dịch sau"
              tip="Giao dịch sau ]"
              aria-keyshortcuts="]"
              disabledReason={onNext ? undefined : 'Đây là giao dịch cuối danh sách'}
              onClick={onNext}
            />
          </Stack>
          <Button icon={PrintIcon} disabled={!payment} onClick={() => print()}>
            In
          </Button>
          <GatedButton
            icon={RefundIcon}
            variant="solid"
            tone="accent"
            disabledReason={payment?.status === 'SUCCESS' ? undefined : 'Chỉ hoàn được giao dịch thành công'}
          >
            Tạo yêu cầu hoàn
          </GatedButton>
        </>
      }
    />
  );
}
