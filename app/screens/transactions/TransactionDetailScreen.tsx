import { useState } from 'react';
import { announce, DetailPage, RawData } from '#design-system';
import { ApiError } from '../../api/errors.ts';
import { useT } from '../../i18n/index.ts';
import { useArrival } from '../../lib/arrival.tsx';
import { useTrail } from '../../lib/listTrail.ts';
import { useNavigate } from '../../lib/navigation.tsx';
import { useQueryClient } from '../../lib/query.tsx';
import { useShortcuts } from '../../lib/shortcuts.ts';
import { formatTime, now } from '../../lib/time.ts';
import { useScope } from '../../state/business.ts';
import { LIST_NAME, transactionHref } from './address.ts';
import { knownRow } from './answers.ts';
import { NoteModal } from './NoteModal.tsx';
import { NoteSection } from './NoteSection.tsx';
import { PrintLine } from './PrintLine.tsx';
import { TransactionFailure } from './TransactionFailure.tsx';
import { TransactionHeader } from './TransactionHeader.tsx';
import { TransactionNotices } from './TransactionNotices.tsx';
import { TransactionOverview } from './TransactionOverview.tsx';
import { TransactionRefunds } from './TransactionRefunds.tsx';
import { OrderSection, PaymentSection, ReconciliationSection } from './TransactionSections.tsx';
import { TimelineSection } from './TransactionTimeline.tsx';
import { useTransaction } from './useTransaction.ts';

interface TransactionDetailScreenProps {
  /** The slug in the address. */
  id: string;
}

/** /merchant/transaction/[slug] */
export function TransactionDetailScreen({ id }: TransactionDetailScreenProps) {
  const t = useT();
  const go = useNavigate();
  const answers = useQueryClient();
  const { merchantId } = useScope();
  const view = useTransaction(id);
  const { row, detail, loading, error, refetch } = view;
  const [isNoting, setNoting] = useState(false);
  const place = useTrail(LIST_NAME, row?.id ?? id);
  useArrival(t('route.transactionDetail'), row?.id);

  // In place of this one, so that going back leads to the list.
  const goTo = (other: string) =>
    go(transactionHref(knownRow(answers, merchantId, other) ?? { id: other, slug: undefined }), {
      replace: true,
    });
  useShortcuts({
    '[': () => place.previous !== undefined && goTo(place.previous),
    ']': () => place.next !== undefined && goTo(place.next),
  });
  const sync = async () => {
    const { isSuccess } = await refetch();
    if (isSuccess) announce(t('list.asOf', { time: formatTime(now()) }));
  };

  const isRefused = error instanceof ApiError && (error.isNotFound || error.isForbidden);
  if (error && !detail && (isRefused || !row)) {
    return <TransactionFailure id={id} search={place.search} error={error} onRetry={() => void refetch()} />;
  }
  const hasDetail = loading || detail !== undefined;
  return (
    <>
      <DetailPage
        header={
          <>
            <TransactionHeader
              view={view}
              place={place}
              onGo={goTo}
              onNote={() => setNoting(true)}
              onSync={() => void sync()}
            />
            <PrintLine row={row} />
            <TransactionNotices view={view} />
          </>
        }
        sections={
          <>
            <TransactionOverview row={row} summary={detail?.summary} loading={loading} />
            <OrderSection row={row} />
            <PaymentSection row={row} />
            {hasDetail && <TransactionRefunds detail={detail} />}
          </>
        }
        aside={
          <>
            {hasDetail && <TimelineSection row={row} loading={loading} />}
            <ReconciliationSection row={row} />
            <NoteSection row={row} onWrite={() => setNoting(true)} />
          </>
        }
        footer={detail && <RawData title={t('transaction.section.raw')} value={detail.detail} />}
      />
      <NoteModal transaction={isNoting ? row : undefined} onClose={() => setNoting(false)} />
    </>
  );
}
