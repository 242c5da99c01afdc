/* A form beside a page with all that may stand in it: its head, its notices and what stands there instead of it. */

import { type ReactNode, useEffect } from 'react';
import { Banner, Button, EmptyState, Form, RightPanel, Skeleton, Stack } from '#design-system';
import { ApiError, referenceOf } from '../api/errors.ts';
import { useT } from '../i18n/index.ts';
import { useLeaveGuard } from '../lib/leaveGuard.ts';
import { useOnline } from '../lib/online.ts';
import { formatDateTime } from '../lib/time.ts';
import { failureText } from '../state/failureText.ts';
import type { FormTask } from './useSubmit.ts';

export interface FormPanelProps<Values> {
  /** From `useSubmit`. */
  task: FormTask<Values>;
  title: string;
  /** Whom or what it is about, in a sentence. */
  description?: string;
  /** The verb of the button that sends: "Thêm người dùng". */
  submit: string;
  /** Not without a change: the form of a record that is there already. */
  needsChange?: boolean;
  onClose: () => void;
  /** The fields, drawn when what stands in them is known. */
  children: ReactNode;
}

/**
 * A form beside the page it belongs to: title, fields and footer; what went wrong, with its reference code; locked
 * without a network; asks before typed work is left by Esc, the cross, a link, back or reload.
 */
export function FormPanel<Values>({
  task,
  title,
  description,
  submit,
  needsChange,
  onClose,
  children,
}: FormPanelProps<Values>) {
  const t = useT();
  const online = useOnline();
  const { form, loading, unsaved } = task;
  const guard = useLeaveGuard(unsaved, { inPanel: true, onLeave: task.discard });
  const isReady = loading.state === 'ready';

  // The fields of a record arrive after the panel has taken the focus.
  useEffect(() => {
    if (!isReady) return;
    const fields = document.getElementById(form.id);
    if (!fields?.contains(document.activeElement))
      fields?.querySelector<HTMLElement>(':is(input, select):not(:disabled, [readonly])')?.focus();
  }, [isReady, form.id]);

  return (
    <>
      <RightPanel
        open
        onOpenChange={(open) => !open && onClose()}
        title={title}
        {...(description && { description })}
        confirmClose={guard.confirmClose}
        locked={form.submitting}
        footer={
          <>
            <Button
              disabled={form.submitting}
              onClick={async () => {
                if (await guard.confirmClose()) onClose();
              }}
            >
              {t(isReady ? 'action.cancel' : 'action.close')}
            </Button>
            {isReady && (
              <Button
                variant="solid"
                tone="accent"
                type="submit"
                form={form.id}
                disabled={!form.valid || !online || (needsChange && !unsaved)}
                loading={form.submitting}
              >
                {submit}
              </Button>
            )}
          </>
        }
      >
        {loading.state === 'loading' && <Waiting />}
        {loading.state === 'failed' && <Unreadable {...loading} />}
        {isReady && (
          <Form form={form} aria-label={title}>
            <Notices task={task} online={online} />
            {children}
          </Form>
        )}
      </RightPanel>
      {guard.question}
      {task.question}
    </>
  );
}

/** What is to be known before one goes on: no network, not saved, or from a draft. */
function Notices<Values>({ task, online }: { task: FormTask<Values>; online: boolean }) {
  const t = useT();
  const { failure, draftedAt, form, startOver } = task;
  return (
    <>
      {!online && <Banner tone="warning" title={t('form.offline')} />}
      {failure && !form.submitting && (
        <Banner tone="danger" title={failure.title} {...(failure.code && { code: failure.code })}>
          {failure.text}
        </Banner>
      )}
      {draftedAt !== undefined && (
        <Banner
          tone="info"
          title={t('form.drafted', { time: formatDateTime(draftedAt) })}
          actions={
            <Button size="sm" onClick={startOver}>
              {t('form.startOver')}
            </Button>
          }
        />
      )}
    </>
  );
}

function Unreadable({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useT();
  const isForbidden = error instanceof ApiError && error.isForbidden;
  const code = referenceOf(error);
  return (
    <EmptyState
      variant={isForbidden ? 'forbidden' : 'error'}
      level={3}
      title={t('form.unreadable')}
      description={failureText(error, t)}
      actions={<Button onClick={retry}>{t('action.retry')}</Button>}
      {...(code && { code })}
    />
  );
}

const FIELDS = ['a', 'b', 'c', 'd'];

function Waiting() {
  return (
    <Stack gap={4}>
      {FIELDS.map((field) => (
        <Skeleton key={field} />
      ))}
    </Stack>
  );
}
