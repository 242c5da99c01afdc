import { Banner, Button, type Tone } from '#design-system';
import { referenceOf } from '../api/http/errors.ts';
import { useT } from '../i18n/index.ts';
import { formatTime } from '../lib/time.ts';
import { failureText } from '../state/failureText.ts';

/** Explains the status of a record, if its label is not enough. */
export interface Notice {
  tone: Extract<Tone, 'info' | 'warning' | 'danger'>;
  title: string;
  text: string;
}

interface RecordNoticesProps {
  view: {
    error: unknown;
    asOf: number | undefined;
    fetching: boolean;
    refetch: () => unknown;
  };
  notice?: Notice | undefined;
}

/** Notices above the figures: stale data, and the meaning of the status. */
export function RecordNotices({ view: { asOf, error, fetching, refetch }, notice }: RecordNoticesProps) {
  const t = useT();
  return (
    <>
      {Boolean(error) && (
        <Banner
          tone="warning"
          title={
            asOf === undefined ? t('record.partTitle') : t('list.staleTitle', { time: formatTime(asOf) })
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
      {notice && (
        <Banner tone={notice.tone} title={notice.title}>
          {notice.text}
        </Banner>
      )}
    </>
  );
}
