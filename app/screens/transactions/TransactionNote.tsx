import { DescriptionList, IconButton, NoteIcon, Section, Skeleton, Text } from '#design-system';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { ActionButton } from '../../lib/ActionButton.tsx';
import { freeText } from '../../record/words.tsx';
import { useNoteAction } from './noteAction.ts';

interface NoteSectionProps {
  row: Transaction | undefined;
}

/** The order's note, with a button to edit it or the reason why that is not allowed. */
export function NoteSection({ row }: NoteSectionProps) {
  const t = useT();
  const noteAction = useNoteAction();
  const hasNote = Boolean(row?.note);
  return (
    <Section
      title={t('transaction.section.note')}
      actions={<ActionButton size="sm" action={noteAction(row)} busy={!row} />}
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

/** Opens the note's form, or explains why that is not allowed: an icon, for narrow places. */
export function NoteButton({ row }: { row: Pick<Transaction, 'id'> | undefined }) {
  const t = useT();
  const { disabled, run } = useNoteAction()(row);
  return (
    <IconButton
      variant="outline"
      icon={NoteIcon}
      label={t('transaction.section.note')}
      disabled={disabled}
      busy={!row}
      onClick={run}
    />
  );
}
