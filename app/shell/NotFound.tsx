import {
  ButtonLink,
  Copyable,
  ForbiddenIcon,
  FullPageMessage,
  Stack,
  Text,
  UnknownIcon,
} from '#design-system';
import { useT } from '../i18n/index.ts';
import { namedBusiness } from '../lib/address.ts';
import { useMatcher, useSearch } from '../lib/navigation.tsx';
import { shown } from '../record/words.tsx';
import { HOME } from '../routes.tsx';
import { useConfig, useUserName } from '../state/session.ts';
import { usePageTitle } from '../state/usePageTitle.tsx';
import { existing } from './menu.ts';

/** Specification 2: shown when a route may not be seen, or does not exist. It tells the two apart. */
export function NotFound() {
  const t = useT();
  const userName = useUserName();
  const { sandbox } = useConfig();
  const matches = useMatcher();
  const from = new URLSearchParams(useSearch()).get('from') ?? '';
  const [page = '', search = ''] = from.split('?');
  const elsewhere = namedBusiness(search);
  const { title, permission } =
    existing(sandbox || import.meta.env.DEV).find(({ path }) => matches(path, page)) ?? {};
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
      <Stack gap={3} align="center">
        {key ? (
          <>
            <Text as="p">{t('notFound.forbidden')}</Text>
            <Copyable
              label={t('notFound.ask')}
              value={t('notFound.askText', { permission: key, user: userName, page: pageName })}
              reveal="always"
            />
          </>
        ) : (
          <Text as="p">
            {elsewhere ? t('notFound.elsewhere', { id: shown(elsewhere, 64) }) : t('notFound.missing')}
          </Text>
        )}
      </Stack>
    </FullPageMessage>
  );
}
