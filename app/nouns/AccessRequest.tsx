import { Copyable, Stack, Text } from '#design-system';
import { useT } from '../i18n/index.ts';
import { useUserName } from '../state/session.ts';

interface AccessRequestProps {
  /** The permission that is missing. */
  permission: string;
  /** What cannot be seen without it, as its page is called. */
  page: string;
}

/** What a person without this permission can do: a request to an administrator, in words that can be copied. */
export function AccessRequest({ permission, page }: AccessRequestProps) {
  const t = useT();
  const user = useUserName();
  return (
    <Stack gap={3} align="center">
      <Text as="p">{t('notFound.forbidden')}</Text>
      <Copyable
        label={t('notFound.ask')}
        value={t('notFound.askText', { permission, user, page })}
        reveal="always"
      />
    </Stack>
  );
}
