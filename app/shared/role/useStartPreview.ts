import { announce } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { useNavigate } from '../../lib/navigation/router.tsx';
import { type Preview, useSetPreview } from '../../state/preview.ts';

/** Previews the portal with the rights of a role, from the start of its menu. */
export function useStartPreview() {
  const t = useT();
  const go = useNavigate();
  const setPreview = useSetPreview();
  return (preview: Preview) => {
    // Navigate first: the role may not see the current page.
    go('/merchant');
    setPreview(preview);
    announce(t('preview.title', { name: preview.name }));
  };
}
