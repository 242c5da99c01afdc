import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { Banner, Button, Form, Modal, TextArea, toast, useForm } from '#design-system';
import { referenceOf } from '../../api/errors.ts';
import { useT } from '../../i18n/index.ts';
import { useOnline } from '../../lib/online.ts';
import { NoteChangedBanner } from './NoteChangedBanner.tsx';
import { noteFailure, refusalMessages } from './noteFailure.ts';
import { NoteChanged, useSaveNote } from './saveNote.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';

interface NoteDialogProps {
  open: boolean;
  /** The transaction's. */
  id: string;
  /** As it stands. */
  note?: string | undefined;
  onClose: () => void;
}

/**
 * Free text of 5 rows without a limit (specification 5). It closes when saved; a failure keeps what was typed. A note that
 * somebody else changed meanwhile is shown, and the person chooses which of the two stays.
 */
export function NoteDialog({ open, id, note = '', onClose }: NoteDialogProps) {
  const t = useT();
  const online = useOnline();
  const save = useSaveNote(id);
  // What the person has seen of the stored note: at first the one that he opened.
  const [seen, setSeen] = useState(note);
  const [isChanged, setChanged] = useState(false);
  const [asking, setAsking] = useState(false);
  const stay = useRef<HTMLButtonElement>(null);

  const form = useForm({
    schema: v.object({ note: v.pipe(v.string(), v.trim()) }),
    initial: { note },
    onSubmit: async (values) => {
      try {
        await save.mutateAsync({ seen, note: values.note });
      } catch (error) {
        setChanged(error instanceof NoteChanged);
        if (error instanceof NoteChanged) {
          setSeen(error.stored);
          return [];
        }
        const code = referenceOf(error);
        for (const title of refusalMessages(error)) toast({ tone: 'danger', title, ...(code && { code }) });
        return noteFailure(error, t).fields;
      }
      toast({ tone: 'success', title: t('transaction.note.saved') });
      onClose();
      return undefined;
    },
  });
  const field = form.field('note');
  const failure = save.isError && !isChanged ? noteFailure(save.error, t) : undefined;
  // Against the stored note: the form itself takes values for saved that only a toast or a banner refused.
  const dirty = form.values.note !== seen;
  const canSave = dirty && online && !form.submitting && !asking;
  useLeaveWarning(open && dirty);

  useEffect(() => {
    if (asking) stay.current?.focus();
  }, [asking]);

  const confirmClose = () => {
    if (dirty) setAsking(!asking);
    return !dirty;
  };

  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t(note ? 'transaction.note.edit' : 'transaction.note.add')}
      confirmClose={confirmClose}
      locked={form.submitting}
      footer={
        asking ? (
          <>
            <Button ref={stay} onClick={() => setAsking(false)}>
              {t('transaction.note.keepEditing')}
            </Button>
            <Button variant="solid" tone="danger" onClick={onClose}>
              {t('transaction.note.discardConfirm')}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={form.submitting} onClick={() => confirmClose() && onClose()}>
              {t('action.cancel')}
            </Button>
            <Button
              variant="solid"
              tone="accent"
              type="submit"
              form={form.id}
              disabled={!canSave}
              loading={form.submitting}
            >
              {t(isChanged ? 'transaction.note.replace' : 'action.save')}
            </Button>
          </>
        )
      }
    >
      <Form form={form}>
        {asking && <Banner tone="warning" role="alert" title={t('transaction.note.discard')} />}
        {failure && !form.submitting && failure.reasons.length > 0 && (
          <Banner tone="danger" title={failure.title} code={referenceOf(save.error)}>
            {failure.reasons.join(' ')}
          </Banner>
        )}
        {isChanged && (
          <NoteChangedBanner
            stored={seen}
            onTake={() => {
              setChanged(false);
              field.onChange(seen);
            }}
          />
        )}
        <TextArea
          label={t('transaction.note.label')}
          hint={t('transaction.note.hint')}
          rows={5}
          readOnly={form.submitting}
          onKeyDown={(event) => {
            const { key, ctrlKey, metaKey } = event;
            if (key !== 'Enter' || !(ctrlKey || metaKey) || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (canSave) void form.submit();
          }}
          {...field}
          onChange={(value) => {
            setAsking(false);
            field.onChange(value);
          }}
        />
      </Form>
    </Modal>
  );
}
