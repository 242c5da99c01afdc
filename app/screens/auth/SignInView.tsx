import type { ReactNode } from 'react';
import { AuthLayout, LanguageControl, Text } from '#design-system';
import { type Key, type Locale, useT, type Values } from '../../i18n/index.ts';
import { keepUserName } from '../../lib/signInHandover.ts';

export interface SignInViewProps {
  title: Key;
  intro: Key;
  /** Values for the intro text. */
  words?: Values | undefined;
  locale: Locale;
  /** This page in each language. */
  hrefs: Record<Locale, string>;
  children: ReactNode;
}

/** The layout of all pages before sign-in; also prerendered into the HTML at build time. */
export function SignInView({ title, intro, words, locale, hrefs, children }: SignInViewProps) {
  const t = useT();
  return (
    <AuthLayout
      productName={t('app.name')}
      pitch={{ title: t('app.tagline') }}
      title={t(title)}
      description={t(intro, words)}
      language={<LanguageControl value={locale} hrefs={hrefs} onClick={keepUserName} />}
      footer={<Text tone="muted">{t('auth.footer')}</Text>}
    >
      {children}
    </AuthLayout>
  );
}
