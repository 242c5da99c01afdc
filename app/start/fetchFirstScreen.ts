/**
 * Asks for the code of the page's first screen beside that of the app: found first when the app is drawn, it would come one
 * round trip later. The dashboard is the page after sign-in, the transactions the list that people open most. What cannot
 * be had is asked for again, and told, when it is drawn.
 */
export const fetchDashboard = () => import('../screens/dashboard/DashboardScreen.tsx').catch(() => undefined);
export const fetchTransactions = () =>
  import('../screens/transactions/TransactionsScreen.tsx').catch(() => undefined);
