import {
  Button,
  CopyIcon,
  DescriptionList,
  Heading,
  PrintIcon,
  Printout,
  ShareIcon,
  Stack,
  Text,
} from '#design-system';
import type { User } from '../../api/users.ts';
import { useT } from '../../i18n/index.ts';
import { copyAndTell, shareOrCopy } from '../../lib/copyAndTell.ts';
import { useHref } from '../../lib/navigation/router.tsx';
import { useBusiness } from '../../state/business.ts';

/** Sign-in details to hand over to a new user, without the password, which is handed over separately. */
export function UserCard({ user }: { user: User }) {
  const t = useT();
  const business = useBusiness();
  const address = new URL(useHref()('/auth/login'), location.origin).href;
  const title = t('user.card.title', { name: user.name ?? user.userName });
  const lines = [
    { term: t('user.card.business'), value: business?.companyName },
    { term: t('user.card.address'), value: address },
    { term: t('user.column.userName'), value: user.userName },
    { term: t('user.column.groupName'), value: user.groupName },
    { term: t('user.column.storeName'), value: user.storeName },
  ].filter(({ value }) => value);
  const text = [title, ...lines.map(({ term, value }) => `${term}: ${value}`), t('user.card.next')].join(
    '\n',
  );

  const words = { done: t('user.card.copied'), failed: t('user.card.copyFailed') };
  const facts = lines.map((line) => ({ ...line, wide: true }));
  return (
    <Stack gap={5}>
      <Stack as="section" gap={4} aria-label={title}>
        <Heading level={3}>{title}</Heading>
        <DescriptionList columns={1} items={facts} />
        <Text as="p" tone="muted">
          {t('user.card.next')}
        </Text>
      </Stack>
      <Stack direction="row" gap={2} wrap>
        <Button icon={CopyIcon} onClick={() => void copyAndTell(text, words)}>
          {t('user.card.copy')}
        </Button>
        {'share' in navigator && (
          <Button icon={ShareIcon} onClick={() => void shareOrCopy({ title, text }, words)}>
            {t('user.card.share')}
          </Button>
        )}
        <Button icon={PrintIcon} onClick={() => print()}>
          {t('action.print')}
        </Button>
      </Stack>
      <Printout>
        <Stack gap={4}>
          <Heading level={1}>{title}</Heading>
          <DescriptionList columns={1} items={facts} />
          <Text as="p">{t('user.card.next')}</Text>
        </Stack>
      </Printout>
    </Stack>
  );
}
