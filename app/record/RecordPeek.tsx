import type { ReactNode } from 'react';
import { ButtonLink, Heading, PeekPanel, Stack } from '#design-system';
import { useT } from '../i18n/index.ts';
import { hasFailed } from './failure.ts';
import { type RecordNames, type RecordRow, recordHref } from './kind.ts';
import { FailureState } from './RecordFailure.tsx';
import type { RecordView } from './useRecord.ts';
import { shown } from './words.tsx';

interface RecordPeekProps<Row extends RecordRow> {
  kind: RecordNames;
  /** As in the address of the list. */
  id: string;
  /** The record: `useRecord` with the list's row. */
  view: RecordView<Row, unknown>;
  /** Its name, if that is not its id. */
  title?: string | undefined;
  /** Shown beside its name, if it appears nowhere else. */
  status?: ReactNode;
  onClose: () => void;
  /** Actions, before the link to its page. */
  actions?: ReactNode;
  /** Its timeline. */
  timeline?: ReactNode;
  /** Its fields. */
  children: ReactNode;
}

/** A quick look at one record beside its list: the row at once, the rest when loaded, or why it cannot be shown. */
export function RecordPeek<Row extends RecordRow>(props: RecordPeekProps<Row>) {
  const { kind, id, view, title, status, onClose, actions, timeline, children } = props;
  const t = useT();
  const { row, loading, detail, error, refetch } = view;
  const failed = hasFailed(view);
  return (
    <PeekPanel
      open
      onOpenChange={(open) => !open && onClose()}
      title={shown(title ?? row?.id ?? id, 64)}
      translate="no"
      status={status}
      footer={
        row &&
        !failed &&
        (actions || !kind.peekOnly) && (
          <>
            {actions}
            {!kind.peekOnly && (
              <ButtonLink variant="solid" tone="accent" href={recordHref(kind, row)}>
                {t('action.open')}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {failed ? (
        <FailureState kind={kind} id={id} error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack gap={5} translate="yes">
          {children}
          {timeline && (loading || detail !== undefined) && (
            <Stack as="section" gap={2}>
              <Heading level={3}>{t('record.timeline')}</Heading>
              {timeline}
            </Stack>
          )}
        </Stack>
      )}
    </PeekPanel>
  );
}
