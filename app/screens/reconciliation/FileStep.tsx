import { Banner, Button, DownloadIcon, FileField, ProgressBar, Select, Stack, Text } from '#design-system';
import { ApiError, referenceOf } from '../../api/http/errors.ts';
import { useT } from '../../i18n/index.ts';
import { csvFile } from '../../lib/file/csv.ts';
import { download } from '../../lib/file/download.ts';
import { formatCount } from '../../lib/money.ts';
import { shown } from '../../lib/shown.ts';
import { FileRefused, MOST_BYTES, MOST_ROWS, type Sheet } from '../../shared/sheet/types.ts';
import { failureText } from '../../state/failureText.ts';
import { templateRows } from './template.ts';
import type { Desk } from './useDesk.ts';

/** The first step: a file as exported by the bank or the gateway. */
export function FileStep({ desk }: { desk: Desk }) {
  const t = useT();
  const { file, work } = desk;
  const template = () => download(csvFile(templateRows(t)), `${t('reconcile.template')}.csv`);
  return (
    <Stack gap={4} readable>
      <FileField
        label={t('reconcile.file')}
        hint={t('reconcile.fileHint', { max: formatCount(MOST_ROWS) })}
        accept={['.csv', '.txt', '.xlsx', '.xls', '.xlsb', '.ods']}
        acceptLabel={t('reconcile.kinds')}
        maxBytes={MOST_BYTES}
        size="lg"
        value={file ? [file] : []}
        onChange={([next]) => void desk.choose(next)}
      />
      <DeskProgress desk={desk} />
      <DeskFailure desk={desk} onRetry={() => void desk.choose(file)} />
      <OtherSheet desk={desk} />
      {!work && (
        <Stack direction="row">
          <Button icon={DownloadIcon} onClick={template}>
            {t('reconcile.getTemplate')}
          </Button>
        </Stack>
      )}
      {file && desk.read && !work && (
        <Stack direction="row">
          <Button variant="solid" tone="accent" onClick={() => desk.goTo('columns')}>
            {t('reconcile.next')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

/** The other sheets of a file whose visible sheets could not be read. */
function OtherSheet({ desk: { failure, work, file, choose } }: { desk: Desk }) {
  const sheets = failure?.error instanceof FileRefused ? failure.error.sheets : [];
  if (work || sheets.length === 0) return null;
  return <SheetSelect sheets={sheets} value="" onChange={(sheet) => void choose(file, { sheet })} />;
}

interface SheetSelectProps {
  sheets: readonly Sheet[];
  value: string;
  onChange: (name: string) => void;
}

/** Selects the sheet of a workbook. */
export function SheetSelect({ sheets, value, onChange }: SheetSelectProps) {
  const t = useT();
  return (
    <Select
      label={t('reconcile.sheet')}
      value={value}
      placeholder={value === '' ? t('reconcile.chooseSheet') : undefined}
      options={sheets.map(({ name, hidden }) => ({
        value: name,
        label: shown(hidden ? t('reconcile.hiddenSheet', { name }) : name, 100),
      }))}
      onChange={onChange}
    />
  );
}

/** Progress of the current task, with a cancel button. */
export function DeskProgress({ desk: { work, cancel } }: { desk: Desk }) {
  const t = useT();
  if (!work) return null;
  const { what, done, total } = work;
  const label = t(`reconcile.work.${what}`);
  return (
    <Stack gap={2}>
      <Text role="status">{label}</Text>
      <ProgressBar label={label} size="md" {...(total > 0 && { value: done, max: total })} />
      <Stack direction="row" gap={3}>
        {total > 0 && (
          <Text size="sm" tone="muted" tabular>
            {t('reconcile.work.count', { done: formatCount(done), total: formatCount(total) })}
          </Text>
        )}
        <Button size="sm" onClick={cancel}>
          {t('action.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Why it failed: a message about the file, or what failed and how to try again. */
export function DeskFailure({ desk: { failure, work }, onRetry }: { desk: Desk; onRetry: () => void }) {
  const t = useT();
  if (!failure || work) return null;
  const { what, error } = failure;
  const isRefused = error instanceof FileRefused;
  const code = referenceOf(error);
  return (
    <Banner
      tone="danger"
      role="alert"
      title={t(`reconcile.failed.${what}`)}
      code={code}
      actions={
        !isRefused && (
          <Button size="sm" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        )
      }
    >
      {isRefused
        ? t(error.sentence.key, error.sentence.values)
        : error instanceof ApiError
          ? failureText(error, t)
          : t('reconcile.failed.here')}
    </Banner>
  );
}
