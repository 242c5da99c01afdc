import {
  DescriptionList,
  Link,
  PendingIcon,
  ReconcileIcon,
  Section,
  StatusBadge,
  Text,
  Time,
  Timeline,
  type TimelineItem,
} from '#design-system';
import { formatDateTime, formatIso, formatMoney } from '../../kit/patterns.tsx';
import { type Payment, paymentStatuses } from './payments.ts';

interface PartProps {
  /** Undefined while it is on its way: the sections stand with their terms. */
  payment: Payment | undefined;
}

const money = (amount: number | undefined) => amount !== undefined && formatMoney(amount);
const moment = (at: number) => <Time iso={formatIso(at)}>{formatDateTime(at)}</Time>;

/** What is known of the record, in sections: never one long table. */
export function PaymentSections({ payment }: PartProps) {
  const isRefunded = payment?.status === 'REFUNDED';
  return (
    <>
      <Section title="Tóm tắt">
        <DescriptionList
          columns={3}
          loading={!payment}
          items={[
            { term: 'Số tiền', value: money(payment?.amount) },
            { term: 'Phí', value: money(payment?.fee) },
            { term: 'Thực nhận', value: money(payment && payment.amount - payment.fee) },
            { term: 'Đã hoàn', value: money(isRefunded ? payment?.amount : 0) },
            { term: 'Còn có thể hoàn', value: money(isRefunded ? 0 : payment?.amount) },
            { term: 'Cửa hàng', value: payment?.store },
          ]}
        />
      </Section>
      <Section title="Thông tin thanh toán">
        <DescriptionList
          loading={!payment}
          items={[
            { term: 'Mã đơn hàng', value: payment?.order, copy: payment?.order },
            { term: 'Thời gian tạo', value: payment && moment(payment.at) },
            { term: 'Người chuyển', value: payment?.payer },
            { term: 'Ngân hàng', value: payment?.bank },
            { term: 'Nội dung', value: payment?.content, wide: true },
          ]}
        />
      </Section>
      <Section title="Hoàn tiền" loading={!payment}>
        {isRefunded ? (
          <Link href="#/merchant/refund/HT000412">Yêu cầu HT000412</Link>
        ) : (
          <Text as="p" tone="muted">
            Chưa có yêu cầu hoàn tiền nào cho giao dịch này.
          </Text>
        )}
      </Section>
    </>
  );
}

/** Beside the fields: what happened, newest last, and where it stands elsewhere. */
export function PaymentAside({ payment }: PartProps) {
  return (
    <>
      <Section title="Dòng thời gian">
        <Timeline loading={!payment} items={payment ? eventsOf(payment) : []} />
      </Section>
      <Section title="Đối soát">
        <DescriptionList
          columns={1}
          loading={!payment}
          items={[
            {
              term: 'Trạng thái',
              value: <StatusBadge tone="info" icon={ReconcileIcon} label="Đang đối soát" />,
            },
            { term: 'Kỳ', value: '02/03/2026' },
          ]}
        />
      </Section>
    </>
  );
}

function eventsOf({ at, bank, status, payer }: Payment): TimelineItem[] {
  const { label, tone, icon } = paymentStatuses[status];
  const events: TimelineItem[] = [
    { id: 'created', at: moment(at), title: 'Tạo mã thanh toán', description: 'Web POS' },
    { id: 'waiting', at: moment(at + 2), title: 'Chờ thanh toán', tone: 'warning', icon: PendingIcon },
  ];
  if (status !== 'PENDING') {
    events.push({
      id: 'end',
      at: moment(at + 254),
      title: label,
      tone,
      icon,
      description: `${bank} báo có, ${payer}`,
      gap: '4 phút sau',
    });
  }
  return events;
}
