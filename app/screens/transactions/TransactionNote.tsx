import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import {
  Banner,
  Button,
  type ButtonProps,
  DescriptionList,
  Form,
  Modal,
  NoteIcon,
  Section,
  Skeleton,
  Stack,
  Text,
  TextArea,
  toast,
  useForm,
} from '#design-system';
import { referenceOf } from '../../api/errors.ts';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { Part } from '../../i18n/lazyComponent.tsx';
import { useOnline } from '../../lib/online.ts';
import { freeText } from '../../record/words.tsx';
import { useCan } from '../../state/access.ts';
import { NoteChanged, noteFailure, refusalMessages, useSaveNote } from './saveNote.ts';

interface NoteSectionProps {
  row: Transaction | undefined;
  onWrite: () => void;
}

/** The order's note, and the way to write it, or why that is not allowed. */
export function NoteSection({ row, onWrite }: NoteSectionProps) {
  const t = useT();
  const mayWrite = useCan('transaction:note');
  const hasNote = Boolean(row?.note);
  return (
    <Section
      title={t('transaction.section.note')}
      actions={
        <NoteButton size="sm" disabled={!row} onClick={onWrite}>
          {t(hasNote ? 'transaction.note.edit' : 'transaction.note.add')}
        </NoteButton>
      }
    >
      {!row ? (
        <Skeleton width="half" />
      ) : hasNote ? (
        <DescriptionList columns={1} items={[freeText(t('transaction.note.label'), row?.note)]} />
      ) : (
        <Text as="p" tone="muted">
          {t('transaction.note.none')}
        </Text>
      )}
      {!mayWrite && (
        <Text as="p" size="sm" tone="muted">
          {t('transaction.note.denied')}
        </Text>
      )}
    </Section>
  );
}

/** Opens the note's form; without the right to write notes it stands there, off, and says so. */
export function NoteButton({ children, disabled, ...rest }: ButtonProps) {
  const t = useT();
  const mayWrite = useCan('transaction:note');
  const denial = t('transaction.note.denied');
  return (
    <Button
      icon={NoteIcon}
      disabled={disabled || !mayWrite}
      {...(!mayWrite && { 'data-tip': denial, 'aria-description': denial })}
      {...rest}
    >
      {children}
    </Button>
  );
}

type Noted = Pick<Transaction, 'id' | 'note'>;

interface NoteModalProps {
  /** Whose note is written; undefined keeps it closed. What changes about it meanwhile does not touch what is typed. */
  transaction: Noted | undefined;
  onClose: () => void;
}

/** Specification 2: the dialog that adds or edits an order's note. Each opening starts with the note as it then is. */
export function NoteModal({ transaction, onClose }: NoteModalProps) {
  const open = transaction !== undefined;
  const [visit, setVisit] = useState<{ open: boolean; number: number; transaction?: Noted }>({
    open: false,
    number: 0,
  });
  if (open !== visit.open) {
    setVisit(open ? { open, number: visit.number + 1, transaction } : { ...visit, open });
  }
  if (!visit.transaction) return null;
  // It stays while it closes, so that the closing can be seen and the focus goes back.
  return (
    <Part key={visit.number}>
      <NoteDialog open={open} {...visit.transaction} onClose={onClose} />
    </Part>
  );
}

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
function NoteDialog({ open, id, note = '', onClose }: NoteDialogProps) {
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

interface NoteChangedBannerProps {
  /** The note as it stands now. */
  stored: string;
  /** The person gives up his own text for it. */
  onTake: () => void;
}

/** Shows the note that somebody else saved meanwhile, above the text that was to replace it. */
function NoteChangedBanner({ stored, onTake }: NoteChangedBannerProps) {
  const t = useT();
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t('transaction.note.changed')}
      actions={
        <Button size="sm" onClick={onTake}>
          {t('transaction.note.take')}
        </Button>
      }
    >
      <Stack gap={2}>
        <DescriptionList columns={1} items={[freeText(t('transaction.note.stored'), stored)]} />
        {t('transaction.note.choose')}
      </Stack>
    </Banner>
  );
}

/** While something typed is not saved, the browser asks before the tab is closed or reloaded. */
function useLeaveWarning(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [active]);
}
