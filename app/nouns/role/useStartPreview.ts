import { announce } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { useNavigate } from '../../lib/navigation/router.tsx';
import { type Preview, useSetPreview } from '../../state/preview.ts';

/** Looks at the portal with the rights of a role, from where its menu begins. */
export function useStartPreview() {
  const t = useT();
  const go = useNavigate();
  const setPreview = useSetPreview();
  return (preview: Preview) => {
    // First: the page that it was started from may be one that they do not see.
    go('/merchant');
    setPreview(preview);
    announce(t('preview.title', { name: preview.name }));
  };
}
