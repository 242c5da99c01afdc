import { Banner, Button } from '#design-system';
import { useT } from '../i18n/index.ts';

/** In the place of figures that could not be read; the rows are not touched by it. */
export function FiguresFailed({ onRetry }: { onRetry: () => unknown }) {
  const t = useT();
  return (
    <Banner
      tone="warning"
      title={t('list.figuresFailed')}
      actions={
        <Button size="sm" onClick={() => void onRetry()}>
          {t('action.retry')}
        </Button>
      }
    />
  );
}
