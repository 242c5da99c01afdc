import {
  Button,
  type ButtonProps,
  DescriptionList,
  IconButton,
  NoteIcon,
  Section,
  Skeleton,
  Text,
} from '#design-system';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { usePanel } from '../../lib/navigation/panel.ts';
import { freeText } from '../../record/words.tsx';
import { useCan } from '../../state/access.ts';

interface NoteSectionProps {
  row: Transaction | undefined;
}

/** The order's note, with a button to edit it or the reason why that is not allowed. */
export function NoteSection({ row }: NoteSectionProps) {
  const t = useT();
  const hasNote = Boolean(row?.note);
  return (
    <Section
      title={t('transaction.section.note')}
      actions={
        <NoteButton size="sm" row={row}>
          {t(hasNote ? 'note.edit' : 'note.add')}
        </NoteButton>
      }
    >
      {!row ? (
        <Skeleton width="half" />
      ) : hasNote ? (
        <DescriptionList columns={1} items={[freeText(t('note.label'), row?.note)]} />
      ) : (
        <Text as="p" tone="muted">
          {t('note.none')}
        </Text>
      )}
    </Section>
  );
}

/** How to open the note's form; disabled, with the reason, without the right to write notes. */
export function useNoteWay(row: Pick<Transaction, 'id'> | undefined) {
  const t = useT();
  const panel = usePanel();
  const mayWrite = useCan('transaction:note');
  return {
    disabled: mayWrite ? undefined : t('note.denied', { scope: 'transaction:note' }),
    open: () => panel.open('transaction-note', row?.id),
  };
}

interface NoteButtonProps extends Pick<ButtonProps, 'size'> {
  /** The transaction, once loaded. */
  row: Pick<Transaction, 'id'> | undefined;
  /** The label; without it the button is an icon. */
  children?: string;
}

/** Opens the note's form, or explains why that is not allowed. */
export function NoteButton({ row, children, size }: NoteButtonProps) {
  const t = useT();
  const { disabled, open } = useNoteWay(row);
  const shared = {
    icon: NoteIcon,
    disabled,
    busy: !row,
    onClick: open,
    size,
  };
  if (!children) return <IconButton variant="outline" label={t('transaction.section.note')} {...shared} />;
  return <Button {...shared}>{children}</Button>;
}
