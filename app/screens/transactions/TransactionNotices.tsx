import { Banner, Button } from '#design-system';
import { referenceOf } from '../../api/errors.ts';
import { useT } from '../../i18n/index.ts';
import { formatTime } from '../../lib/time.ts';
import { failureText } from '../../state/notices.ts';
import type { TransactionView } from './useTransaction.ts';

/** What must be known before the figures are read: that they may be old, and what a reversed payment means. */
export function TransactionNotices({ view }: { view: TransactionView }) {
  const t = useT();
  const { row, asOf, error, fetching, refetch } = view;
  return (
    <>
      {error && (
        <Banner
          tone="warning"
          title={
            asOf === undefined
              ? t('transaction.detail.partTitle')
              : t('list.staleTitle', { time: formatTime(asOf) })
          }
          code={referenceOf(error)}
          actions={
            <Button size="sm" loading={fetching} onClick={() => void refetch()}>
              {t('action.retry')}
            </Button>
          }
        >
          {failureText(error, t)}
        </Banner>
      )}
      {row?.status === 'REVERSED' && (
        <Banner tone="warning" title={t('transaction.status.REVERSED')}>
          {t('transaction.detail.reversed')}
        </Banner>
      )}
    </>
  );
}
