import { isDashboard, SIGN_IN } from '../lib/address.ts';
import { signInHref } from '../lib/signInHref.ts';
import { prefetchFirstFigures, prefetchFirstRows } from './prefetchFirstRows.ts';
import { type PageStart, startPage } from './startPage.ts';

/*
 * Loads the code of the first screen in parallel with the app: otherwise it would come one round trip later. The
 * dashboard is the page after sign-in, the transactions are the most opened list. A failed load is retried, and
 * reported, when the screen renders.
 */
const fetchDashboard = () => import('../screens/dashboard/DashboardScreen.tsx').catch(() => undefined);
const fetchTransactions = () =>
  import('../screens/transactions/TransactionsScreen.tsx').catch(() => undefined);

// The first script of the portal's pages, kept small: it requests the first rows or figures, then loads the app.
startPage(async (beginning) => {
  const { config, session, locale, path } = beginning;
  if (!session.current()) {
    if (path !== SIGN_IN)
      history.replaceState(null, '', signInHref(locale, path, location.search, session.reason()));
    return (await import('./signin.tsx')).signIn(beginning);
  }
  const first = isDashboard(path) ? beginDashboard(beginning) : beginRows(beginning);
  const main = await import('../main.tsx');
  await main.start({ config, session }, (queries) => first(queries, main));
});

type Main = typeof import('../main.tsx');
type Queries = Parameters<Main['prefetchRows']>[0];

/** Requests the transactions and their screen's code, if the page starts with them. */
function beginRows(beginning: PageStart) {
  const { path, preferences } = beginning;
  if (path !== '/merchant/transaction') return () => undefined;
  const rows = prefetchFirstRows(beginning, preferences.tables.transactions?.pageSize);
  void fetchTransactions();
  return (queries: Queries, main: Main) =>
    Promise.all([main.preloadScreen(path), rows && main.prefetchRows(queries, rows)]);
}

/** Requests the dashboard's first figures, and its code. */
function beginDashboard(beginning: PageStart) {
  const figures = prefetchFirstFigures(beginning);
  const code = fetchDashboard();
  return async (queries: Queries, main: Main) => {
    const dashboard = await code;
    return Promise.all([
      main.preloadScreen('/merchant'),
      figures && dashboard?.prefetchFigures(queries, figures),
    ]);
  };
}
