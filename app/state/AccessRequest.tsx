import { Copyable, Stack, Text } from '#design-system';
import { useT } from '../i18n/index.ts';
import { useUserName } from './session.ts';

interface AccessRequestProps {
  /** The permission that is missing. */
  permission: string;
  /** The title of the page that needs it. */
  page: string;
}

/** For users without a permission: a request to an administrator, ready to copy. */
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
