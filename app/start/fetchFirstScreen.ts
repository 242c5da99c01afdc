/**
 * Loads the code of the first screen in parallel with the app: otherwise it would come one round trip later. The
 * dashboard is the page after sign-in, the transactions are the most opened list. A failed load is retried, and
 * reported, when the screen renders.
 */
export const fetchDashboard = () => import('../screens/dashboard/DashboardScreen.tsx').catch(() => undefined);
export const fetchTransactions = () =>
  import('../screens/transactions/TransactionsScreen.tsx').catch(() => undefined);
