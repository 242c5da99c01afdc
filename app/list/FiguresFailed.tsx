import { Banner, Button } from '#design-system';
import { useT } from '../i18n/index.ts';

/** Shown instead of figures that could not be read; the rows are not affected. */
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
