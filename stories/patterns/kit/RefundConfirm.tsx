import { useState } from 'react';
import {
  ApproveIcon,
  amountInWords,
  Button,
  Card,
  ConfirmModal,
  DescriptionList,
  PageHeader,
  PendingIcon,
  parseAmount,
  Stack,
  StatusBadge,
  toast,
} from '#design-system';
import { formatMoney } from '../../kit/patterns.tsx';

/** From this amount on, in VND, the amount is typed once more before it leaves. */
const TYPED_FROM = 50_000_000;

export interface RefundConfirmProps {
  /** What goes back to the customer, in VND. */
  amount: number;
  customer?: string;
  account?: string;
  /** Sends the decision. A rejection stays in the dialog. */
  onApprove: () => unknown;
  locale?: string;
}

/** A request that waits, and the question before its money leaves. */
export function RefundConfirm({
  amount,
  customer = 'NGUYEN THI MY HUONG',
  account = '•••• 4821',
  onApprove,
  locale = 'vi',
}: RefundConfirmProps) {
  const [asking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  const approve = async () => {
    await onApprove();
    setDone(true);
    toast({ tone: 'success', title: 'Đã duyệt yêu cầu YC000318' });
  };
  const facts = [
    { term: 'Số tiền hoàn', value: formatMoney(amount) },
    { term: 'Bằng chữ', value: amountInWords(amount, locale) },
    { term: 'Khách nhận', value: `${customer}, Vietcombank ${account}` },
    { term: 'Lý do', value: 'Khách yêu cầu' },
  ];
  return (
    <Stack>
      <PageHeader
        title="Yêu cầu hoàn YC000318"
        status={
          isDone ? (
            <StatusBadge tone="success" icon={ApproveIcon} label="Đã duyệt" />
          ) : (
            <StatusBadge tone="warning" icon={PendingIcon} label="Chờ duyệt" />
          )
        }
        actions={
          <>
            <Button disabled={isDone}>Từ chối</Button>
            <Button
              variant="solid"
              tone="accent"
              icon={ApproveIcon}
              disabled={isDone}
              onClick={() => setAsking(true)}
            >
              Duyệt hoàn tiền
            </Button>
          </>
        }
      />
      <Card title="Yêu cầu">
        <DescriptionList items={facts} />
      </Card>
      <ConfirmModal
        open={asking}
        onOpenChange={setAsking}
        title={`Hoàn ${formatMoney(amount)} cho khách?`}
        consequence="Tiền được chuyển ngay sau khi duyệt và không thể thu lại."
        confirmLabel={`Duyệt hoàn ${formatMoney(amount)}`}
        tone={amount >= TYPED_FROM ? 'danger' : 'accent'}
        typed={
          amount >= TYPED_FROM
            ? {
                label: `Nhập số tiền ${formatMoney(amount)} để xác nhận`,
                matches: (text) => parseAmount(text) === amount,
              }
            : undefined
        }
        onConfirm={approve}
      >
        <DescriptionList columns={1} items={facts.slice(1, 3)} />
      </ConfirmModal>
    </Stack>
  );
}
