import { AlertIcon, Banner, Button, Stack, Tag, type Tone } from '#design-system';
import { type Translate, useLocale, useT } from '../../i18n/index.ts';
import { formatAmount } from '../../lib/money.ts';
import { formatDuration, formatTime } from '../../lib/time.ts';
import type { List } from '../../list/useList.ts';
import type { CheckedChange, Remark } from './checks.ts';
import type { vanDefinition } from './definition.ts';

const tones: Record<Remark['kind'], Extract<Tone, 'danger' | 'warning' | 'info'>> = {
  break: 'danger',
  duplicate: 'warning',
  late: 'info',
};

/** A duration for reading: from a minute on, without seconds. */
export const ageOf = (seconds: number, locale: string) =>
  formatDuration(seconds < 60 ? seconds : seconds - (seconds % 60), locale);

/** A short name of a remark, for its cell and the export. */
export function remarkName(remark: Remark, t: Translate, locale: string): string {
  if (remark.kind === 'break') return t('van.remark.break', { amount: formatAmount(remark.amount) });
  return t(`van.remark.${remark.kind}`, { age: ageOf(remark.after, locale) });
}

/** The meaning of a remark, and the next step. */
function remarkText(remark: Remark, t: Translate): string {
  switch (remark.kind) {
    case 'break':
      return t('van.remark.breakText', { amount: formatAmount(remark.amount) });
    case 'duplicate':
      return t('van.remark.duplicateText', { id: remark.of, time: formatTime(remark.at) });
    case 'late':
      return t('van.remark.lateText', { time: formatTime(remark.toldAt) });
  }
}

interface RemarksProps {
  remarks: readonly Remark[];
}

/** Remarks on unusual rows, in their cell. */
export function RemarkTags({ remarks }: RemarksProps) {
  const t = useT();
  const locale = useLocale();
  if (remarks.length === 0) return '-';
  return (
    <Stack direction="row" gap={1}>
      {remarks.map((remark) => (
        <Tag
          key={remark.kind}
          tone={tones[remark.kind]}
          icon={AlertIcon}
          label={remarkName(remark, t, locale)}
        />
      ))}
    </Stack>
  );
}

/** The remarks as full sentences, where there is room. */
export function RemarkNotices({ remarks }: RemarksProps) {
  const t = useT();
  const locale = useLocale();
  return remarks.map((remark) => (
    <Banner key={remark.kind} tone={tones[remark.kind]} title={remarkName(remark, t, locale)}>
      {remarkText(remark, t)}
    </Banner>
  ));
}

interface BreaksNoticeProps {
  list: List<CheckedChange, typeof vanDefinition.filters>;
}

/** Notice above the list: how many balances do not add up, with a link to the first. */
export function BreaksNotice({ list }: BreaksNoticeProps) {
  const t = useT();
  const broken = list.rows.filter(({ remarks }) => remarks.some(({ kind }) => kind === 'break'));
  const [first] = broken;
  if (!first) return null;
  return (
    <Banner
      tone="warning"
      title={t.count('van.breaks', broken.length)}
      actions={
        <Button size="sm" onClick={() => list.setParam('peek', first.id)}>
          {t('van.showBreak')}
        </Button>
      }
    >
      {t('van.breaksText')}
    </Banner>
  );
}
