import { Button, type ButtonProps, NoteIcon } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { useCan } from '../../state/access.ts';

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
