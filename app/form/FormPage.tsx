import type { ReactNode } from 'react';
import { Banner, PageHeader, SaveBar, Section, Stack } from '#design-system';
import { useT } from '../i18n/index.ts';
import { useOnline } from '../lib/online.ts';
import { usePageTitle } from '../state/usePageTitle.tsx';
import { FormBody, type FormParts, useFormGuard } from './parts.tsx';

interface FormPageProps<Values> extends FormParts<Values> {
  /** Link back to the list. */
  back?: { href: string; label: string };
  /** Other actions on the record. */
  actions?: ReactNode;
  /** Why this user has read-only access. */
  denied?: string | undefined;
  /**
   * The content is wider than a line of text, such as a matrix: the screen sets the width of its fields (`readable`).
   */
  wide?: boolean;
  /** Set if the form is one part of its page: the id and title of the part, and the content before and after it. */
  part?: { id: string; title: string; before: ReactNode; after: ReactNode };
}

/**
 * A form as a page: like `FormPanel`, below the page's title, with its buttons at the bottom of the window once
 * something has changed. After a success it stays, with the saved values.
 */
export function FormPage<Values>({
  task,
  title,
  description,
  back,
  actions,
  submit,
  denied,
  wide = false,
  part,
  children,
}: FormPageProps<Values>) {
  const t = useT();
  const online = useOnline();
  const guard = useFormGuard(task, {});
  const { form, sending, unsaved } = task;
  usePageTitle(title);
  const fields = (
    <Stack readable={!wide}>
      <FormBody
        level={part ? 3 : 2}
        task={task}
        title={title}
        submit={submit}
        canSend={form.valid && online && unsaved && !sending}
      >
        {children}
      </FormBody>
    </Stack>
  );
  return (
    <Stack gap={5}>
      <PageHeader title={title} actions={actions} description={description} back={back} />
      {denied && <Banner tone="info" title={denied} />}
      {part?.before}
      {part ? (
        <Section id={part.id} title={part.title}>
          {fields}
        </Section>
      ) : (
        fields
      )}
      {part?.after}
      <SaveBar
        form={form}
        saveLabel={submit}
        // The before and after may be below the window's edge.
        note={task.unapproved().length > 0 ? t('form.unapproved') : undefined}
        blocked={!online ? t('form.offline') : undefined}
      />
      {guard.question}
      {task.question}
    </Stack>
  );
}
