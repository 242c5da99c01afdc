import type { Locale } from '../lib/address.ts';

/**
 * Asks for the dashboard's code and words beside those of the app, for it is the page after sign-in: found first when the
 * app is drawn, they would come one round trip later. What cannot be had is asked for again, and told, when it is drawn.
 */
export async function fetchDashboard(locale: Locale) {
  try {
    const [dashboard] = await Promise.all([
      import('../screens/dashboard/DashboardScreen.tsx'),
      // The file of the words first, for what takes it is in a large one.
      locale === 'en' ? import('../i18n/en/common.json') : import('../i18n/vi/common.json'),
      fetchWords(),
    ]);
    return dashboard;
  } catch {
    return undefined;
  }
}

async function fetchWords() {
  const { loadLocale, loadRest, pageLocale } = await import('../i18n/index.ts');
  await loadLocale(pageLocale());
  await loadRest();
}
