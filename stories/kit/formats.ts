/** The portal's own formatters, for the page that shows them. */
export { formatMoney } from '#app/lib/money.ts';
export { formatDateTime, formatIso, formatTime } from '#app/lib/time.ts';
