import { Banner, Button, Text } from '#design-system';
import { useT } from '../../i18n/index.ts';
import type { ReadFile, Sentence } from './types.ts';

interface SheetNotesProps {
  read: Pick<ReadFile, 'hiddenRows' | 'withoutHidden'> & { notes: readonly Sentence[] };
  /** Reads the file again with or without its hidden rows. */
  onHidden: (withoutHidden: boolean) => void;
}

/** What was unusual about a file, how it was interpreted, and whether its hidden rows count. */
export function SheetNotes({ read: { notes, hiddenRows, withoutHidden }, onHidden }: SheetNotesProps) {
  const t = useT();
  const [first, ...others] = notes.map(({ key, values }) => t(key, values));
  return (
    <>
      {hiddenRows > 0 && (
        <Banner
          tone={withoutHidden ? 'info' : 'warning'}
          title={t.count(`reconciliation.file.hidden.${withoutHidden ? 'left' : 'read'}`, hiddenRows)}
          actions={
            <Button size="sm" onClick={() => onHidden(!withoutHidden)}>
              {t(`reconciliation.file.hidden.${withoutHidden ? 'take' : 'leave'}`)}
            </Button>
          }
        />
      )}
      {first && (
        <Banner tone="info" title={others.length > 0 ? t('reconciliation.file.several') : first}>
          {others.length > 0 &&
            [first, ...others].map((sentence) => (
              <Text key={sentence} as="p">
                {sentence}
              </Text>
            ))}
        </Banner>
      )}
    </>
  );
}
