import { type FormEvent, useId, useState } from 'react';
import { Button } from '../base/Button.tsx';
import { TextField } from '../form/TextField.tsx';
import { normalizeLine } from '../form/text.ts';
import { useOwnWords } from '../labels.own.ts';
import { useLabel } from '../labels.tsx';
import { Modal } from '../overlay/Modal.tsx';
import { words } from './SavedViews.words.ts';
import { nameProblem, type SavedView, VIEW_NAME_LENGTH } from './views.ts';

interface ViewNameModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The name that stands there at first. */
  first: string;
  /** Views whose names are taken. */
  others: readonly SavedView[];
  onName: (name: string) => void;
}

/** Asks for the name of a view. */
export function ViewNameModal({ open, onClose, title, first, others, onName }: ViewNameModalProps) {
  const label = useLabel();
  const word = useOwnWords(words);
  const form = useId();
  const [name, setName] = useState('');
  const [refused, setRefused] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  // Each opening begins anew.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setName(first);
      setRefused(false);
    }
  }

  const problem = nameProblem(name, others);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setRefused(true);
    if (problem) return;
    onClose();
    onName(normalizeLine(name));
  };
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{label('cancel')}</Button>
          <Button variant="solid" tone="accent" type="submit" form={form}>
            {word('save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} noValidate>
        <TextField
          label={word('name')}
          hint={word('nameHint')}
          required
          autoComplete="off"
          value={name}
          onChange={setName}
          error={refused && problem ? word(problem, { max: VIEW_NAME_LENGTH }) : undefined}
        />
      </form>
    </Modal>
  );
}
