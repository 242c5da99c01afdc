import type { ReactNode } from 'react';
import {
  ButtonLink,
  Card,
  EmptyState,
  PageHeader,
  Section,
  ShortcutList,
  Skeleton,
  Stack,
  Tabs,
  Text,
} from '#design-system';
import type { HelpPage } from '../../api/helpPages.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { useNavigate } from '../../lib/navigation/router.tsx';
import { shown } from '../../lib/shown.ts';
import { UnreadableRows } from '../../lib/UnreadableRows.tsx';
import { HELP_TOPICS, helpHref, mayOpen } from '../../shared/help/helpTopics.ts';
import { shortcutGroups } from '../../shared/help/shortcutGroups.ts';
import { useViewer } from '../../state/access.ts';
import { ReadFailure } from '../../state/ReadFailure.tsx';
import { usePageTitle } from '../../state/usePageTitle.tsx';
import { Glossary } from './Glossary.tsx';
import { Guide } from './Guide.tsx';
import { ActiveSwitch, HelpText } from './HelpText.tsx';
import { TABS, type Tab, useHelpPages, useHelpView, viewHref } from './help.ts';
import { Support } from './Support.tsx';

/** /merchant/help-center: one page (`?page=`), the pages about a screen (`?topic=`), or all pages. */
export function HelpScreen() {
  const { page, topic, tab } = useHelpView();
  if (page) return <OnePage key={page} id={page} />;
  if (topic && !tab) return <OneTopic key={topic} id={topic} />;
  return <HelpCenter />;
}

const PANEL = 'help-panel';

function HelpCenter() {
  const t = useT();
  const go = useNavigate();
  const view = useHelpView();
  const tab = view.tab ?? 'guide';
  usePageTitle(t('route.help'));
  return (
    <Stack gap={5}>
      <PageHeader title={t('route.help')} />
      <Tabs
        label={t('help.tabs')}
        panelId={PANEL}
        tabs={TABS.map((id) => ({ id, label: t(`help.tab.${id}`) }))}
        value={tab}
        onChange={(next) => go(viewHref({ topic: view.topic, tab: next as Tab }))}
      />
      <Stack gap={5} id={PANEL} role="tabpanel" aria-label={t(`help.tab.${tab}`)}>
        {tab === 'guide' && (
          <WithPages>
            {(pages) => (
              <Guide
                pages={pages}
                query={view.q}
                onQuery={(q) => go(viewHref({ ...view, q }), { replace: true })}
              />
            )}
          </WithPages>
        )}
        {tab === 'glossary' && (
          <Glossary query={view.q} onQuery={(q) => go(viewHref({ ...view, q }), { replace: true })} />
        )}
        {tab === 'keys' && <Keys />}
        {tab === 'support' && <Support topic={view.topic} />}
      </Stack>
    </Stack>
  );
}

/** Placeholder for the pages, with the reason why they are missing. */
function WithPages({ children }: { children: (pages: HelpPage[]) => ReactNode }) {
  const t = useT();
  const { pages, unreadable, error, isFetching, refetch } = useHelpPages();
  if (pages)
    return (
      <>
        <UnreadableRows unreadable={unreadable} />
        {children(pages)}
      </>
    );
  if (!error || isFetching)
    return (
      <Card aria-busy>
        <Skeleton lines={8} />
      </Card>
    );
  return (
    <ReadFailure
      error={error}
      title={t('help.failed')}
      actions={<ButtonLink href={viewHref({ tab: 'support' })}>{t('help.tab.support')}</ButtonLink>}
      onRetry={() => void refetch()}
    />
  );
}

/** The empty state of the page. */
function Nothing({ title, text }: { title: string; text: string }) {
  const t = useT();
  return (
    <EmptyState
      title={title}
      description={text}
      actions={<ButtonLink href={helpHref}>{t('help.all')}</ButtonLink>}
    />
  );
}

/** One page, at its own URL. */
function OnePage({ id }: { id: string }) {
  const t = useT();
  const locale = useLocale();
  const { pages } = useHelpPages();
  const page = pages?.find((one) => one.id === id);
  const title = page ? shown(page.title[locale], 200) : t('route.help');
  usePageTitle(title);
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        back={{ href: helpHref, label: t('route.help') }}
        actions={page && <ActiveSwitch page={page} />}
      />
      <WithPages>
        {() =>
          page ? (
            <>
              <HelpText page={page} />
              <More topic={page.topic} />
            </>
          ) : (
            <Nothing title={t('help.gone')} text={t('help.goneText')} />
          )
        }
      </WithPages>
    </Stack>
  );
}

/** All pages about one screen, in full. */
function OneTopic({ id }: { id: string }) {
  const t = useT();
  const viewer = useViewer();
  const topic = HELP_TOPICS.find((one) => one.id === id);
  const title = t(topic?.title ?? 'help.otherTopic');
  const { path } = topic ?? {};
  usePageTitle(title);
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        back={{ href: helpHref, label: t('route.help') }}
        actions={
          path &&
          mayOpen(path, viewer) && <ButtonLink href={path}>{t('help.open', { screen: title })}</ButtonLink>
        }
      />
      <WithPages>
        {(pages) => {
          const about = pages.filter((page) => page.topic === id);
          return about.length > 0 ? (
            about.map((page) => <HelpText key={page.id} page={page} titled />)
          ) : (
            <Nothing title={t('help.none')} text={t('help.noneText')} />
          );
        }}
      </WithPages>
      <More topic={id} />
    </Stack>
  );
}

/** Links to other help. */
function More({ topic }: { topic: string | undefined }) {
  const t = useT();
  return (
    <Stack gap={2}>
      <Text as="p" tone="muted">
        {t('help.more')}
      </Text>
      <Stack direction="row" gap={2} wrap>
        {TABS.map((tab) => (
          <ButtonLink key={tab} size="sm" href={viewHref({ tab, topic })}>
            {t(tab === 'guide' ? 'help.all' : `help.tab.${tab}`)}
          </ButtonLink>
        ))}
      </Stack>
    </Stack>
  );
}

/** Every keyboard shortcut this user can use. */
function Keys() {
  const t = useT();
  const viewer = useViewer();
  const seen = HELP_TOPICS.flatMap(({ path, title }) =>
    path && mayOpen(path, viewer) ? [[path, title] as const] : [],
  );
  return (
    <Section title={t('shortcut.title')} description={t('shortcut.rules')}>
      <ShortcutList groups={shortcutGroups(t, new Map(seen))} />
    </Section>
  );
}
