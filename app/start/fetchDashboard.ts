/**
 * Asks for the dashboard's code beside that of the app, for it is the page after sign-in: found first when the app is
 * drawn, it would come one round trip later. Its words stand in the page. What cannot be had is asked for again, and
 * told, when it is drawn.
 */
export const fetchDashboard = () => import('../screens/dashboard/DashboardScreen.tsx').catch(() => undefined);
