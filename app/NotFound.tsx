import * as v from 'valibot';
import {
  ButtonLink,
  Copyable,
  ForbiddenIcon,
  FullPageMessage,
  Stack,
  Text,
  UnknownIcon,
} from '#design-system';
import { type Key, useT } from './i18n/index.ts';
import { useArrival } from './lib/arrival.tsx';
import { HOME } from './routes.tsx';
import { useUserName } from './state/session.ts';

// What the guard leaves in the history entry: the address that was asked for, and the right it asks.
const ReasonSchema = v.object({
  path: v.string(),
  title: v.optional(v.string()),
  permission: v.optional(v.union([v.string(), v.array(v.string())])),
});

/** Specification 2: shown when a route may not be seen, or does not exist. It tells the two apart. */
export function NotFound() {
  const t = useT();
  const userName = useUserName();
  useArrival(t('notFound.title'));
  const parsed = v.safeParse(ReasonSchema, history.state);
  const { title, permission } = parsed.success ? parsed.output : {};
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
              value={t('notFound.askText', { permission: key, user: userName, page: t(title as Key) })}
            />
          </>
        )}
      </Stack>
    </FullPageMessage>
  );
}
