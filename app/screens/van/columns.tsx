import { Link } from '#design-system';
import { pageLocale } from '../../i18n/index.ts';
import { shown } from '../../lib/shown.ts';
import { dayOf } from '../../lib/time.ts';
import type { ListColumns } from '../../list/listColumns.tsx';
import { vanDirections } from '../../shared/vanDirections.ts';
import { vanIpns, vanMatches } from '../../shared/vanStatus.ts';
import { useCan } from '../../state/access.ts';
import type { CheckedChange } from './checks.ts';
import { RemarkTags, remarkName } from './Remarks.tsx';

/** The list's columns: amount and anything unusual come before the sender. */
export const vanColumns: ListColumns<CheckedChange> = {
  header: (field) => `van.column.${field}`,
  columns: ({ t, text, store, code, name, balance, signed, moment, status, coded }) => {
    const remarksOf = ({ remarks }: CheckedChange) =>
      remarks.map((remark) => remarkName(remark, t, pageLocale())).join(', ');
    return [
      name('id', { width: 144 }),
      moment('at', { card: 'meta', width: 176 }),
      signed('change', { sortable: 'amount', card: 'amount', width: 160 }),
      balance('balanceAfter', { width: 184 }),
      status('match', vanMatches, { card: 'status', width: 144 }),
      text('content', { width: 232, grow: 2, card: 'meta' }),
      {
        id: 'remarks',
        header: t('van.column.remarks'),
        cell: ({ remarks }) => <RemarkTags remarks={remarks} />,
        text: remarksOf,
        width: 128,
        card: 'note',
        file: { kind: 'text', value: remarksOf },
      },
      store('storeName', { width: 184, card: 'meta' }),
      text('payerName', { width: 176 }),
      code('matchedRefId', { cell: (row) => <OrderLink row={row} />, width: 208 }),
      status('ipn', vanIpns, { width: 152 }),
      code('virtualAccount', { width: 168 }),
      text('payerBank', { optional: true }),
      code('bankRef', { optional: true, width: 168 }),
      coded('direction', vanDirections, { optional: true, width: 112 }),
    ];
  },
};

/** The matched order: links to the transactions list, searching for it in the days around the line. */
function OrderLink({ row: { matchedRefId, at } }: { row: CheckedChange }) {
  const maySee = useCan('transaction:read');
  if (!matchedRefId) return '-';
  const name = shown(matchedRefId, 64);
  if (!maySee) return name;
  return (
    <Link variant="quiet" href={`/merchant/transaction?${aroundQuery(matchedRefId, at)}`}>
      {name}
    </Link>
  );
}

const DAY = 86_400;

/** An order is created up to a day before its money comes. */
const aroundQuery = (q: string, at: number) =>
  new URLSearchParams({ q: q.slice(0, 200), from: dayOf(Math.max(0, at - 2 * DAY)), to: dayOf(at) });
