import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  Banner,
  Button,
  ClientTable,
  type Column,
  FileField,
  Modal,
  Skeleton,
  Stack,
  Text,
} from '#design-system';
import { type Translate, useT } from '../../i18n/index.ts';
import { useOnline } from '../../lib/online.ts';
import { useMutation } from '../../lib/query.tsx';
import { failureText } from '../../state/failureText.ts';
import { type FileWorker, openFileWorker } from './fileWorker.ts';
import { UnreadableSheet } from './namedSheet.ts';
import { FileRefused } from './types.ts';

const MAX_BYTES = 5 * 1024 * 1024;

interface Chosen {
  file: File;
  /** Leaves out hidden rows and columns of the sheet. */
  withoutHidden: boolean;
}

/** The check of a sheet. Choosing another file or closing the dialog terminates the worker, so nothing waits for it. */
export function useSheetCheck<Found>(check: (worker: FileWorker, chosen: Chosen) => Promise<Found>) {
  const worker = useRef<FileWorker>(null);
  useEffect(() => () => worker.current?.end(), []);
  return useMutation({
    mutationFn: (chosen: Chosen) => {
      worker.current?.end();
      worker.current = openFileWorker();
      return check(worker.current, chosen);
    },
  });
}

interface SheetDialogProps<Found> {
  title: string;
  about: string;
  label: string;
  hint?: string;
  /** Shown before a file is chosen: the templates, and the state of an earlier run. */
  before: ReactNode;
  check: ReturnType<typeof useSheetCheck<Found>>;
  /** Renders the result of the check; `onHidden` reads the file again with or without hidden rows. */
  children: (found: Found, onHidden: (withoutHidden: boolean) => void) => ReactNode;
  next: string;
  /** How many rows of the file can be sent. */
  good: number;
  onNext: () => void;
  onClose: () => void;
}

/** The user chooses a sheet, and all of it is checked before the first row is sent. */
export function SheetDialog<Found>({
  check,
  children,
  next,
  good,
  onNext,
  onClose,
  ...words
}: SheetDialogProps<Found>) {
  const t = useT();
  const online = useOnline();
  const [files, setFiles] = useState<File[]>([]);
  const read = ([file]: readonly File[], withoutHidden = false) =>
    file ? check.mutate({ file, withoutHidden }) : check.reset();
  const { data, error, isPending } = check;
  const off = online
    ? good === 0 && t(files.length === 0 ? 'user.import.chooseFirst' : 'user.import.noneGood')
    : t('form.waitOnline');
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={words.about}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="solid" tone="accent" busy={isPending} disabled={off} onClick={onNext}>
            {next}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {words.before}
        <FileField
          label={words.label}
          hint={words.hint}
          accept={['.csv', '.txt', '.xlsx', '.xls', '.xlsb', '.ods']}
          acceptLabel={t('user.import.kinds')}
          maxBytes={MAX_BYTES}
          value={files}
          onChange={(chosen) => {
            setFiles(chosen);
            read(chosen);
          }}
        />
        {!online && <Banner tone="warning" title={t('form.offline')} />}
        {isPending && <Skeleton lines={4} />}
        {error && (
          <Banner
            tone="danger"
            role="alert"
            title={t('user.import.unreadable')}
            actions={
              <Button size="sm" onClick={() => read(files)}>
                {t('action.retry')}
              </Button>
            }
          >
            {reasonOf(error, t)}
          </Banner>
        )}
        {data && !isPending && children(data, (withoutHidden) => read(files, withoutHidden))}
      </Stack>
    </Modal>
  );
}

function reasonOf(error: unknown, t: Translate): string {
  if (error instanceof FileRefused) return t(error.sentence.key, error.sentence.values);
  return error instanceof UnreadableSheet ? error.message : failureText(error, t);
}

interface FaultyRow {
  /** Row number in the spreadsheet, from 1. */
  line: number;
  /** The subject of the row; '' if the sheet does not say. */
  name: string;
  /** Its faults, as sentences. */
  faults: readonly string[];
}

/** The rows of a sheet that cannot be sent, each with its faults. */
export function FaultyRows({ rows, name }: { rows: readonly FaultyRow[]; name: string }) {
  const t = useT();
  const columns = useRef<Column<FaultyRow>[]>([
    {
      id: 'line',
      header: t('user.import.line'),
      cell: ({ line }) => line,
      onCard: ({ line }) => t('user.import.row', { line }),
      width: 72,
      grow: 0,
      card: 'meta',
    },
    {
      id: 'name',
      header: name,
      cell: (row) => row.name || '-',
      rowHeader: true,
      width: 168,
      card: 'title',
    },
    {
      id: 'faults',
      header: t('user.sheet.fault'),
      cell: ({ faults }) =>
        faults.map((fault) => (
          <Text key={fault} as="p">
            {fault}
          </Text>
        )),
      text: ({ faults }) => faults.join('; '),
      width: 320,
      grow: 2,
      card: 'note',
    },
  ]);
  return (
    <ClientTable
      caption={t('user.import.faultyCaption')}
      columns={columns.current}
      rows={rows}
      rowId={({ line }) => String(line)}
      rowLabel={({ line }) => t('user.import.row', { line })}
      initialPageSize={10}
    />
  );
}
