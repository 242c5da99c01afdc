import { renderToString } from 'react-dom/server';
import {
  AppShell,
  DesignSystemProvider,
  PageSkeleton,
  SidebarSkeleton,
  TopbarSkeleton,
} from '#design-system';
import { createTranslate, LocaleContext, labelsOf, loadLocale, wordsOf } from '../i18n/index.ts';
import { LOCALES, type Locale } from '../i18n/locale.ts';
import { localeBase } from '../lib/address.ts';
import { SignInFields } from '../screens/auth/SignInFields.tsx';
import { SignInView } from '../screens/auth/SignInView.tsx';

/** One HTML file of the built portal: what a path shows before any script has loaded. */
export interface StaticPage {
  /** Template: the built page, relative to the build's output. */
  template: string;
  /** Path of the output file. */
  file: string;
  locale: Locale;
  title: string;
  /** The product's name, and its tagline. */
  name: string;
  tagline: string;
  html: string;
  /** Names of the built scripts that render its first content, besides its own. */
  scripts: readonly string[];
  /** Names of more scripts whose texts it embeds: they render the first content of one of its addresses. */
  says: readonly string[];
  /** The texts of its language. */
  words: ReturnType<typeof wordsOf>;
  /** Shown instead of the page if not even the first script can start. */
  startFailed: string;
  /** Label of the retry button. */
  startRetry: string;
}

const nothing = () => undefined;

function SignInPage({ locale }: { locale: Locale }) {
  const path = (one: Locale) => `${localeBase(one)}/auth/login`;
  return (
    <SignInView
      title="auth.title"
      intro="auth.intro"
      locale={locale}
      hrefs={{ vi: path('vi'), en: path('en') }}
    >
      <form data-static noValidate>
        <SignInFields
          buttonType="button"
          values={{ userName: '', password: '', keep: false }}
          onChange={nothing}
          onForgot={nothing}
        />
      </form>
    </SignInView>
  );
}

function ShellPage({ name }: { name: string }) {
  return (
    <AppShell sidebar={<SidebarSkeleton brandName={name} />} topbar={<TopbarSkeleton />}>
      <PageSkeleton variant="list" />
    </AppShell>
  );
}

/** Renders the pages of every language with the components of the running app. */
export async function prerender(): Promise<StaticPage[]> {
  const pages = LOCALES.map(async (locale) => {
    await loadLocale(locale);
    const t = createTranslate(locale);
    const draw = (
      template: string,
      title: string,
      page: React.ReactNode,
      scripts: readonly string[] = [],
      says: readonly string[] = [],
    ): StaticPage => ({
      template,
      file: `${localeBase(locale)}/${template}`.slice(1),
      locale,
      title: `${title} · ${t('app.name')}`,
      name: t('app.name'),
      tagline: t('app.tagline'),
      startFailed: t('error.startTitle'),
      startRetry: t('action.retry'),
      scripts,
      says,
      words: wordsOf(locale),
      html: renderToString(
        <DesignSystemProvider labels={labelsOf(locale)}>
          <LocaleContext value={locale}>{page}</LocaleContext>
        </DesignSystemProvider>,
      ),
    });
    return [
      draw(
        'index.html',
        t('app.loading'),
        <ShellPage name={t('app.name')} />,
        ['portal'],
        ['list', 'DashboardScreen'],
      ),
      draw('auth/login/index.html', t('route.login'), <SignInPage locale={locale} />),
    ];
  });
  return (await Promise.all(pages)).flat();
}
