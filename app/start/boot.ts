import { SIGN_IN } from '../lib/address.ts';
import { prefetchFirstRows } from './prefetchFirstRows.ts';
import { startPage } from './startPage.ts';

// The first script of the portal's pages, small on purpose: it asks for the first rows, then fetches the app.
startPage(async (beginning) => {
  const { config, session, locale, path, preferences } = beginning;
  if (path === SIGN_IN) return (await import('./signin.tsx')).signIn(beginning);
  const firstRows =
    path === '/merchant/transaction'
      ? prefetchFirstRows(config, session, locale, preferences.tables.transactions?.pageSize)
      : undefined;
  const [{ start }] = await Promise.all([import('../main.tsx'), session.ask()]);
  await start({ config, session }, firstRows);
});
