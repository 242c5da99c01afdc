import { useEffect, useEffectEvent, useState } from 'react';
import { announce, Button, ButtonLink, DetailPage, EmptyState, RawData } from '#design-system';
import { PaymentHeader } from './PaymentHeader.tsx';
import { PaymentAside, PaymentSections } from './PaymentSections.tsx';
import type { Payment } from './payments.ts';

export const DETAIL_STATES = ['ready', 'loading', 'not-found', 'forbidden', 'failed'] as const;

export interface PaymentDetailProps {
  /** The records of the list it came from, in its order: previous and next go through them. */
  trail: readonly Payment[];
  id: string;
  state?: (typeof DETAIL_STATES)[number];
}

/** The page of one record, with its neighbours at the keys `[` and `]`. */
export function PaymentDetail({ trail, id: first, state = 'ready' }: PaymentDetailProps) {
  const [id, setId] = useState(first);
  const place = trail.findIndex((payment) => payment.id === id);
  const payment = trail[place];
  const go = (step: -1 | 1) => {
    const next = trail[place + step];
    if (!next) return;
    setId(next.id);
    announce(next.id);
  };
  useNeighbourKeys(go);

  if (state === 'not-found' || state === 'forbidden' || state === 'failed') {
    return <NoDetail id={id} state={state} />;
  }
  const row = state === 'loading' ? undefined : payment;
  return (
    <DetailPage
      header={
        <PaymentHeader
          payment={row}
          onPrevious={place > 0 ? () => go(-1) : undefined}
          onNext={place < trail.length - 1 ? () => go(1) : undefined}
        />
      }
      sections={<PaymentSections payment={row} />}
      aside={<PaymentAside payment={row} />}
      footer={row && <RawData title="Dữ liệu gốc" value={row} />}
    />
  );
}

/** `[` and `]`, never while somebody types. */
function useNeighbourKeys(go: (step: -1 | 1) => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = (event.target as Element).closest('input, textarea, select, [role="dialog"]');
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '[') go(-1);
    if (event.key === ']') go(1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const LIST = '#/merchant/transaction?status=SUCCESS&page=2';

/** Not found, not allowed and a failure are three things, and each says which. */
function NoDetail({ id, state }: { id: string; state: 'not-found' | 'forbidden' | 'failed' }) {
  const back = <ButtonLink href={LIST}>Về danh sách giao dịch</ButtonLink>;
  switch (state) {
    case 'not-found':
      return (
        <EmptyState
          level={1}
          variant="filtered"
          title="Không tìm thấy giao dịch"
          description={`Không có giao dịch ${id} trong doanh nghiệp đang chọn. Nếu mã đúng, hãy kiểm tra doanh nghiệp ở đầu trang.`}
          actions={back}
        />
      );
    case 'forbidden':
      return (
        <EmptyState
          level={1}
          variant="forbidden"
          title="Bạn không có quyền xem giao dịch này"
          description="Giao dịch thuộc cửa hàng khác với cửa hàng của bạn. Quyền còn thiếu: transaction:read."
          actions={back}
        />
      );
    case 'failed':
      return (
        <EmptyState
          level={1}
          variant="error"
          title="Chưa tải được giao dịch"
          description="Máy chủ đang gặp lỗi. Thử lại sau giây lát."
          actions={
            <>
              <Button>Thử lại</Button>
              {back}
            </>
          }
          code="8f2c-41d7-0e5b"
        />
      );
  }
}
