import { Time } from '#design-system';
import { useLocale } from '../i18n/index.ts';
import { formatAge, formatDateTime, formatIso } from './time.ts';

/** A moment (unix seconds) as every list and page shows it, its age in the tooltip; missing shows as '-'. */
export function Moment({ at }: { at: number | undefined }) {
  const locale = useLocale();
  if (at === undefined) return '-';
  return (
    <Time iso={formatIso(at)} tip={() => formatAge(at, locale)}>
      {formatDateTime(at)}
    </Time>
  );
}
