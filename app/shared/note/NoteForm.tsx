import { useState } from 'react';
import * as v from 'valibot';
import { Banner, Button, DescriptionList, Stack, TextArea, useTouch } from '#design-system';
import { FormPanel } from '../../form/FormPanel.tsx';
import { submitFailure } from '../../form/failure.ts';
import { useSubmit } from '../../form/useSubmit.ts';
import { useT } from '../../i18n/index.ts';
import type { PanelProps } from '../../lib/navigation/panel.ts';
import { freeText } from '../../record/words.tsx';
import { NoteChanged, type NoteKind, useSaveNote } from './saveNote.ts';

/** `seen`: the stored note that the user has seen, which the typed one replaces. */
const NONE = { seen: '', note: '' };

/**
 * The note of a record in a panel: free text of 5 rows without a limit (specification 5). If someone else changed the
 * note meanwhile, it is shown above the typed text, and the user chooses which one to keep.
 */
export function NoteForm({ kind, of = '', onClose }: PanelProps & { kind: NoteKind }) {
  const t = useT();
  const touch = useTouch();
  const save = useSaveNote(kind, of);
  const [stored, setStored] = useState<string>();
  const isChanged = stored !== undefined;
  const task = useSubmit({
    form: {
      name: `${kind.name} ${of}`,
      schema: v.object({ seen: v.string(), note: v.pipe(v.string(), v.trim()) }),
      initial: NONE,
      draft: ['note'],
    },
    load: async (scope, signal) => {
      const note = (await kind.read(scope, of, signal)) ?? '';
      return { seen: note, note };
    },
    send: (scope, { seen, note }) => save(scope, { seen: stored ?? seen, note }),
    failure: (error) => {
      if (!(error instanceof NoteChanged)) return submitFailure(error, ['note'], t);
      setStored(error.stored);
      return undefined;
    },
    touches: [],
    done: { says: t('note.saved'), next: onClose },
  });
  const take = () => {
    task.form.reset({ seen: stored ?? '', note: stored ?? '' });
    task.discard();
    setStored(undefined);
  };
  return (
    <FormPanel
      task={task}
      title={t(task.form.values.seen ? 'note.edit' : 'note.add')}
      submit={t(isChanged ? 'note.replace' : 'action.save')}
      onClose={onClose}
    >
      {isChanged && (
        <Banner
          tone="warning"
          role="alert"
          title={t('note.changed')}
          actions={
            <Button size="sm" onClick={take}>
              {t('note.take')}
            </Button>
          }
        >
          <Stack gap={2}>
            <DescriptionList columns={1} items={[freeText(t('note.stored'), stored)]} />
            {t('note.choose')}
          </Stack>
        </Banner>
      )}
      <TextArea
        label={t('note.label')}
        hint={touch ? undefined : t('note.hint')}
        rows={5}
        readOnly={task.sending}
        {...task.form.field('note')}
      />
    </FormPanel>
  );
}
