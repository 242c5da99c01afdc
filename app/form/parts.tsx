/* The parts of every form: notices, fields, review and buttons. `FormPanel` and `FormPage` lay them out. */

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Banner, Button, DescriptionList, Form, Heading, Skeleton, Stack } from '#design-system';
import { useT } from '../i18n/index.ts';
import { type LeaveOptions, useLeaveGuard } from '../lib/navigation/leaveGuard.ts';
import { useOnline } from '../lib/online.ts';
import { shown } from '../lib/shown.ts';
import { formatDateTime } from '../lib/time.ts';
import { ReadFailure } from '../state/ReadFailure.tsx';
import type { FieldChange } from './meanwhile.ts';
import type { FormTask } from './useSubmit.ts';

export interface FormParts<Values> {
  /** From `useSubmit`. */
  task: FormTask<Values>;
  title: string;
  /** A sentence about what the form is for. */
  description?: string;
  /** The verb of the submit button: "Thêm người dùng". */
  submit: string;
  /** The fields, rendered once their values are loaded. */
  children: ReactNode;
}

const FIRST_FIELD = ':is(input, select, textarea):not(:disabled, [readonly])';

/** Focuses the start of a step, unless the focus is already there. On a page, the title keeps the focus. */
function useStepFocus(step: string, formId: string) {
  const review = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = step === 'review' ? review.current : document.getElementById(formId);
    if (!place || place.contains(document.activeElement)) return;
    if (step === 'review') place.focus();
    else if (place.closest('[role*="dialog"]')) place.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  }, [step, formId]);
  return review;
}

/** The leave guard of a form: asks once about unsaved input, and discards it on confirmation. */
export const useFormGuard = <Values,>({ unsaved, discard }: FormTask<Values>, options: LeaveOptions) =>
  useLeaveGuard(unsaved, { ...options, onLeave: discard });

/** Notices and fields, or the review; while loading, a placeholder, or the error. */
export function FormBody<Values>({
  task,
  title,
  children,
  canSend,
  level = 3,
}: FormParts<Values> & { canSend: boolean; level?: 2 | 3 }) {
  const t = useT();
  const { form, loading, review } = task;
  const area = useStepFocus(review ? 'review' : loading.state, form.id);
  if (loading.state === 'loading') return <Waiting />;
  if (loading.state === 'failed')
    return (
      <ReadFailure error={loading.error} level={level} title={t('form.unreadable')} onRetry={loading.retry} />
    );
  if (review)
    return (
      <Stack gap={4} ref={area} tabIndex={-1} role="group" aria-label={review.title}>
        <FormNotices task={task} />
        <Heading level={level}>{review.title}</Heading>
        {review.content}
      </Stack>
    );
  const sendByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey) || nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) event.currentTarget.requestSubmit();
  };
  return (
    <Form form={form} aria-label={title} onKeyDown={sendByKey}>
      <FormNotices task={task} />
      {children}
      <Unapproved changes={task.unapproved()} />
    </Form>
  );
}

/** Shows the old and new values of changes that take effect without a second approval. */
function Unapproved({ changes }: { changes: readonly FieldChange[] }) {
  const t = useT();
  if (changes.length === 0) return null;
  return (
    <Banner tone="warning" title={t('form.unapproved')}>
      <DescriptionList
        columns={1}
        items={changes.map(({ label, text }) => ({ term: label, value: shown(text, 2000) }))}
      />
    </Banner>
  );
}

/** Notices of a form: offline, not saved, or restored from a draft. */
export function FormNotices<Values>({ task }: { task: FormTask<Values> }) {
  const t = useT();
  const online = useOnline();
  const { failure, meanwhile, draftedAt, form, review, startOver } = task;
  const isFailed = failure !== undefined && !form.submitting;
  const banner = useRef<HTMLDivElement>(null);
  // A form may be longer than the screen. If fields are invalid, the first of them has the focus.
  const isAlone = (isFailed || (meanwhile && !form.submitting)) && form.errors.size === 0;
  useEffect(() => {
    if (isAlone) banner.current?.focus();
  }, [isAlone]);
  return (
    <>
      {!online && <Banner tone="warning" title={t('form.offline')} />}
      {isFailed && (
        <Banner
          ref={banner}
          tabIndex={-1}
          role="alert"
          tone={failure.tone ?? 'danger'}
          title={failure.title}
          code={failure.code}
        >
          {failure.text}
        </Banner>
      )}
      {meanwhile && (
        <Banner
          ref={banner}
          tabIndex={-1}
          role="alert"
          tone="warning"
          title={t('form.meanwhile')}
          actions={
            <Button size="sm" onClick={meanwhile.take}>
              {t('form.takeStored')}
            </Button>
          }
        >
          <Stack gap={2}>
            <DescriptionList
              columns={1}
              items={meanwhile.changes.map(({ label, text, mine }) => ({
                term: label,
                value: (
                  <>
                    {shown(text, 600)}
                    {mine !== undefined && ` (${t('form.mine', { text: shown(mine, 200) })})`}
                  </>
                ),
              }))}
            />
            {t('form.meanwhileChoose')}
          </Stack>
        </Banner>
      )}
      {draftedAt !== undefined && !review && (
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

/** The two buttons of the review: back to the fields, and submit. */
export function ReviewButtons<Values>({ task: { review, sending } }: { task: FormTask<Values> }) {
  const t = useT();
  const online = useOnline();
  if (!review) return null;
  return (
    <>
      <Button busy={sending} onClick={() => review.answer(false)}>
        {review.back}
      </Button>
      <Button
        variant="solid"
        tone="accent"
        disabled={!online && t('form.waitOnline')}
        loading={sending}
        // Ignore the second click of a double click on the button that opened this.
        onClick={({ detail }) => detail < 2 && review.answer(true)}
      >
        {review.confirm}
      </Button>
    </>
  );
}

interface SubmitButtonProps<Values> extends Pick<FormParts<Values>, 'task' | 'submit'> {
  tone: 'accent' | 'danger';
  /** Why it cannot be submitted. */
  disabled: string | false;
}

export function SubmitButton<Values>({ task, submit, tone, disabled }: SubmitButtonProps<Values>) {
  return (
    <Button
      variant="solid"
      tone={tone}
      type="submit"
      form={task.form.id}
      disabled={disabled}
      loading={task.sending}
    >
      {submit}
    </Button>
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
