import { EmptyState, PageHeader } from '#design-system';
import { type Key, useT } from '../i18n/index.ts';
import { usePageTitle } from '../state/usePageTitle.tsx';

/** An honest page for an entry of the registry without a screen; only development and sandbox builds have it. */
export function NotBuilt({ title }: { title: Key }) {
  const t = useT();
  usePageTitle(t(title));
  return (
    <>
      <PageHeader title={t(title)} />
      <EmptyState title={t('notBuilt.title')} description={t('notBuilt.text')} />
    </>
  );
}
