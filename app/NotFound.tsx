import {
  ButtonLink,
  Copyable,
  ForbiddenIcon,
  FullPageMessage,
  Stack,
  Text,
  UnknownIcon,
} from '#design-system';
import { useT } from './i18n/index.ts';
import { useArrival } from './lib/arrival.tsx';
import { useMatcher, useSearch } from './lib/navigation.tsx';
import { HOME, routes } from './routes.tsx';
import { useUserName } from './state/session.ts';

/** Specification 2: shown when a route may not be seen, or does not exist. It tells the two apart. */
export function NotFound() {
  const t = useT();
  const userName = useUserName();
  const matches = useMatcher();
  useArrival(t('notFound.title'));
  const from = new URLSearchParams(useSearch()).get('from') ?? '';
  const { title, permission } = routes.find(({ path }) => matches(path, from)) ?? {};
  const key = [permission].flat().join(', ');

  return (
    <FullPageMessage
      icon={key ? ForbiddenIcon : UnknownIcon}
      title={t('notFound.title')}
      actions={
        <ButtonLink variant="solid" tone="accent" href={HOME}>
          {t('action.home')}
        </ButtonLink>
      }
    >
      <Stack gap={3} align="center">
        <Text as="p">{key ? t('notFound.forbidden') : t('notFound.missing')}</Text>
        {key && (
          <>
            <Text tone="muted">
              {t('notFound.permission')}: {key}
            </Text>
            <Copyable
              label={t('notFound.ask')}
              value={t('notFound.askText', {
                permission: key,
                user: userName,
                page: title ? t(title) : from,
              })}
            />
          </>
        )}
      </Stack>
    </FullPageMessage>
  );
}
