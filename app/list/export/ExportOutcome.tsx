import { Banner, ProgressBar, Stack, Text } from '#design-system';
import { referenceOf } from '../../api/http/errors.ts';
import { useT } from '../../i18n/index.ts';
import { formatCount } from '../../lib/money.ts';
import { failureText } from '../../state/failureText.ts';
import { EXPORT_CAP, type ExportProgress, type ExportResult } from './exportFile.ts';
import { WriterError } from './workerWriter.ts';

/** The progress of an export: rows read, then the file being written. */
export function ExportRunning({ phase, read, count }: ExportProgress) {
  const t = useT();
  const words =
    phase === 'writing'
      ? t('export.writing')
      : t('export.reading', { done: formatCount(read), count: formatCount(count) });
  return (
    <Stack gap={2}>
      <Text tabular>{words}</Text>
      <ProgressBar
        label={t('export.title')}
        size="md"
        {...(phase === 'reading' && { value: read, max: count })}
      />
    </Stack>
  );
}

/** The result of the export: saved and missing rows. */
export function ExportDone({ result, name }: { result: ExportResult; name: string }) {
  const t = useT();
  const { rows, total, incomplete, unreadable } = result;
  const capped = rows >= EXPORT_CAP && total > EXPORT_CAP;
  const words = { cap: formatCount(EXPORT_CAP), rest: formatCount(total - EXPORT_CAP) };
  return (
    <Stack gap={3}>
      <Banner tone="success" title={t.count('export.done', rows)}>
        <Text translate="no">{name}</Text>
      </Banner>
      {capped && <Banner tone="warning" title={t('export.capped', words)} />}
      {unreadable > 0 && <Banner tone="warning" title={t.count('export.unreadable', unreadable)} />}
      {incomplete && <Banner tone="warning" title={t('export.incomplete')} />}
    </Stack>
  );
}

/** Why an export failed. The options stay below it, and the main button retries. */
export function ExportFailed({ error }: { error: unknown }) {
  const t = useT();
  const code = referenceOf(error);
  const sentence = error instanceof WriterError ? t('export.writerFailed') : failureText(error, t);
  return (
    <Banner tone="danger" title={sentence} code={code}>
      {t('export.failed')}
    </Banner>
  );
}
