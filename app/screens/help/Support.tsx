import { CodeBlock, DescriptionList, Section, Stack, Text } from '#design-system';
import { useLocale, useT } from '../../i18n/index.ts';
import { HELP_TOPICS, helpHref } from '../../shared/help/helpTopics.ts';
import { useViewer } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { usePreferences } from '../../state/preferences.ts';
import { useConfig } from '../../state/session.ts';
import { diagnosticsText } from './diagnostics.ts';

/** The version in package.json, injected by the build (vite.config.ts). */
const VERSION: string = import.meta.env.VITE_VERSION ?? '-';

/** Support contacts, and the facts they will need. */
export function Support({ topic }: { topic: string | undefined }) {
  const t = useT();
  const locale = useLocale();
  const { support } = useConfig();
  const { merchantId } = useScope();
  const viewer = useViewer();
  const look = usePreferences();
  const screen = HELP_TOPICS.find(({ id }) => id === topic)?.path ?? helpHref;
  const { phone, email, url, hours } = support;
  const contacts = [
    ...(phone
      ? [{ term: t('help.support.phone'), value: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` }]
      : []),
    ...(email ? [{ term: t('help.support.email'), value: email, href: `mailto:${email}` }] : []),
    ...(url ? [{ term: t('help.support.url'), value: url, href: url }] : []),
  ];
  return (
    <>
      <Section title={t('help.support.title')}>
        {contacts.length === 0 && !hours ? (
          <Text as="p" tone="muted">
            {t('help.support.none')}
          </Text>
        ) : (
          <DescriptionList
            items={[
              ...contacts.map(({ term, value, href }) => ({
                term,
                value: <a href={href}>{value}</a>,
                copy: value,
              })),
              ...(hours ? [{ term: t('help.support.hours'), value: hours[locale] }] : []),
            ]}
          />
        )}
      </Section>
      <Section title={t('help.diagnostics.title')} description={t('help.diagnostics.about')}>
        <Stack gap={2}>
          <CodeBlock
            label={t('help.diagnostics.label')}
            caption={t('help.diagnostics.copy')}
            code={diagnosticsText(
              { version: VERSION, screen, merchantId, userType: viewer?.userType ?? '-', locale, look },
              t,
            )}
          />
        </Stack>
      </Section>
    </>
  );
}
