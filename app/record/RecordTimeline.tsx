import { statusIcons, Timeline, type TimelineItem } from '#design-system';
import { type Translate, useLocale, useT } from '../i18n/index.ts';
import { Moment } from '../lib/Moment.tsx';
import { statusOf } from '../lib/StatusTag.tsx';
import type { StatusRegistry } from '../lib/status.ts';
import { formatDuration } from '../lib/time.ts';
import type { TimelineEntry } from './kind.ts';
import { shown } from './words.tsx';

interface RecordTimelineProps {
  statuses: StatusRegistry;
  /** In any order. */
  entries: readonly TimelineEntry[];
  /** The steps are loading. */
  loading: boolean;
  /** Upcoming steps, in order. */
  coming?: readonly string[];
}

/** The events of a record, newest last, with the time between them. */
export function RecordTimeline({ statuses, entries, loading, coming = [] }: RecordTimelineProps) {
  const t = useT();
  const locale = useLocale();
  const next = coming.map(
    (title): TimelineItem => ({ id: title, at: t('record.toCome'), title, coming: true }),
  );
  const items = loading ? [] : [...timelineItems(statuses, entries, locale, t), ...next];
  return <Timeline loading={loading} items={items} />;
}

function timelineItems(
  statuses: StatusRegistry,
  unordered: readonly TimelineEntry[],
  locale: string,
  t: Translate,
): TimelineItem[] {
  const entries = unordered.toSorted((a, b) => a.at - b.at);
  return entries.map(({ at, status = '', title, description, by }, place) => {
    const known = statusOf(statuses, status);
    const pause = at - (entries[place - 1]?.at ?? at);
    const details = [by && t('record.by', { name: shown(by, 200) }), description && shown(description, 1000)];
    const words = details.filter(Boolean).join(' · ');
    return {
      id: `${place} ${at}`,
      at: <Moment at={at} />,
      title: shown(title ?? (known ? t(known.label) : status) ?? '', 200),
      ...(known && { tone: known.tone, icon: statusIcons[known.icon] }),
      ...(words && { description: <bdi>{words}</bdi> }),
      ...(pause > 0 && { gap: t('record.gap', { duration: formatDuration(pause, locale) }) }),
    };
  });
}
