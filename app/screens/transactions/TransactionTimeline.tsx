import { Section, Timeline, type TimelineItem } from '#design-system';
import type { Transaction } from '../../api/transactions.ts';
import { type Translate, useLocale, useT } from '../../i18n/index.ts';
import { formatDuration } from '../../lib/time.ts';
import { Moment } from '../../rows/Moment.tsx';
import { statusOf } from '../../rows/StatusTag.tsx';
import { statusIcons } from '../../rows/statusIcons.ts';
import { transactionStatuses } from '../../rows/transactionStatus.ts';
import { shown } from './words.tsx';

interface TransactionTimelineProps {
  row: Transaction | undefined;
  /** The steps are still to come. */
  loading: boolean;
}

/** What happened to a transaction, newest last, with how long nothing did between. */
export function TransactionTimeline({ row, loading }: TransactionTimelineProps) {
  const t = useT();
  const locale = useLocale();
  return <Timeline loading={loading} items={row && !loading ? timelineItems(row, locale, t) : []} />;
}

/** The same as a part of the transaction's page. */
export function TimelineSection(props: TransactionTimelineProps) {
  const t = useT();
  return (
    <Section title={t('transaction.section.timeline')}>
      <TransactionTimeline {...props} />
    </Section>
  );
}

type Entry = NonNullable<Transaction['timeline']>[number];

/** What the API tells; failing that, the two moments that every transaction has. */
function entriesOf({ timeline, createdAt, paidAt }: Transaction, t: Translate): Entry[] {
  const event = (at: number, title: string) => ({ at, title, status: undefined, description: undefined });
  const entries = timeline?.length
    ? timeline
    : [
        event(createdAt, t('transaction.column.createdAt')),
        ...(paidAt === undefined ? [] : [event(paidAt, t('transaction.column.paidAt'))]),
      ];
  return entries.toSorted((a, b) => a.at - b.at);
}

function timelineItems(row: Transaction, locale: string, t: Translate): TimelineItem[] {
  const entries = entriesOf(row, t);
  return entries.map(({ at, status = '', title, description }, place) => {
    const known = statusOf(transactionStatuses, status);
    const pause = at - (entries[place - 1]?.at ?? at);
    return {
      id: `${place} ${at}`,
      at: <Moment at={at} />,
      title: shown(title ?? (known ? t(known.label) : status) ?? '', 200),
      ...(known && { tone: known.tone, icon: statusIcons[known.icon] }),
      ...(description && { description: <bdi>{shown(description, 1000)}</bdi> }),
      ...(pause > 0 && { gap: t('transaction.detail.gap', { duration: formatDuration(pause, locale) }) }),
    };
  });
}
