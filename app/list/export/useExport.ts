import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { download } from '../../lib/file/download.ts';
import { noticeFailure } from '../../state/notices.ts';
import { type ExportFileOptions, type ExportProgress, type ExportResult, exportFile } from './exportFile.ts';

export type ExportState =
  | { step: 'choosing'; cancelled: boolean }
  | { step: 'running'; progress: ExportProgress }
  | { step: 'failed'; error: unknown }
  | { step: 'done'; result: ExportResult; name: string };

const CHOOSING: ExportState = { step: 'choosing', cancelled: false };

type ExportJob<Row> = Omit<ExportFileOptions<Row>, 'signal' | 'onProgress'> & { name: string; count: number };

/** One export at a time, from the options to the saved file. Leaving the page cancels it. */
export function useExport<Row>() {
  const t = useT();
  const [state, setState] = useState(CHOOSING);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Runs an export and saves its file as `name`. */
  const start = async ({ name, count, ...job }: ExportJob<Row>) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    setState({ step: 'running', progress: { phase: 'reading', read: 0, count } });
    try {
      const onProgress = (progress: ExportProgress) => {
        if (!signal.aborted) setState({ step: 'running', progress });
      };
      const result = await exportFile({ ...job, signal, onProgress });
      download(result.file, name);
      setState({ step: 'done', result, name });
    } catch (error) {
      if (signal.aborted) return;
      noticeFailure(error, t);
      setState({ step: 'failed', error });
    }
  };

  /** Stops the requests and the worker; nothing is saved. */
  const cancel = () => {
    running.current?.abort();
    setState({ step: 'choosing', cancelled: true });
  };

  return { state, start, cancel };
}
