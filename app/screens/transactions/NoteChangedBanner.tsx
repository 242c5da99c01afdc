import { Banner, Button, DescriptionList, Stack } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { freeText } from '../../record/words.tsx';

interface NoteChangedBannerProps {
  /** The note as it stands now. */
  stored: string;
  /** The person gives up his own text for it. */
  onTake: () => void;
}

/** Shows the note that somebody else saved meanwhile, above the text that was to replace it. */
export function NoteChangedBanner({ stored, onTake }: NoteChangedBannerProps) {
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
