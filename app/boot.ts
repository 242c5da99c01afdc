import { beginPage } from './begin.ts';
import { askEarly } from './early.ts';
import { SIGN_IN } from './lib/address.ts';

// The first script of the portal's pages, small on purpose: it asks for the first rows, then fetches the app.
beginPage(async (beginning) => {
  const { config, session, locale, path, preferences } = beginning;
  if (path === SIGN_IN) return (await import('./signin.tsx')).signIn(beginning);
  if (path === '/merchant/transaction') {
    askEarly(config, session, locale, preferences.tables.transactions?.pageSize);
    void import('./screens/transactions/TransactionsScreen.tsx');
  }
  const [{ start }] = await Promise.all([import('./main.tsx'), session.ask()]);
  await start({ config, session });
});
