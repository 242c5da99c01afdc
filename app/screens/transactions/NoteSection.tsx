import { DescriptionList, Section, Skeleton, Text } from '#design-system';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { freeText } from '../../record/words.tsx';
import { useCan } from '../../state/access.ts';
import { NoteButton } from './NoteButton.tsx';

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
