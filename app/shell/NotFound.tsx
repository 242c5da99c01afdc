import { ButtonLink, ForbiddenIcon, FullPageMessage, Text, UnknownIcon } from '#design-system';
import { useT } from '../i18n/index.ts';
import { namedBusiness } from '../lib/address.ts';
import { useMatcher, useSearch } from '../lib/navigation/router.tsx';
import { shown } from '../record/words.tsx';
import { HOME, routes } from '../routes.tsx';
import { AccessRequest } from '../state/AccessRequest.tsx';
import { usePageTitle } from '../state/usePageTitle.tsx';

/** Specification 2: shown for a forbidden or an unknown route, with different texts. */
export function NotFound() {
  const t = useT();
  const matches = useMatcher();
  const from = new URLSearchParams(useSearch()).get('from') ?? '';
  const [page = '', search = ''] = from.split('?');
  const elsewhere = namedBusiness(search);
  const { title, permission } = routes.find(({ path }) => matches(path, page)) ?? {};
  const key = elsewhere ? '' : [permission].flat().join(', ');
  const heading = t(
    key ? 'notFound.forbiddenTitle' : elsewhere ? 'notFound.elsewhereTitle' : 'notFound.title',
  );
  const pageName = title ? t(title) : page;
  usePageTitle(heading);

  return (
    <FullPageMessage
      icon={key ? ForbiddenIcon : UnknownIcon}
      title={heading}
      actions={
        <ButtonLink variant="solid" tone="accent" href={HOME}>
          {t('action.home')}
        </ButtonLink>
      }
    >
      {key ? (
        <AccessRequest permission={key} page={pageName} />
      ) : (
        <Text as="p">
          {elsewhere ? t('notFound.elsewhere', { id: shown(elsewhere, 64) }) : t('notFound.missing')}
        </Text>
      )}
    </FullPageMessage>
  );
}
