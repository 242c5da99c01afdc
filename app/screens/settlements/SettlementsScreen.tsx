import {
  type Action,
  IconButton,
  PrintIcon,
  ReconcileIcon,
  TransactionIcon,
  UploadIcon,
  useNarrow,
} from '#design-system';
import { listSettlements, type Settlement } from '../../api/settlements.ts';
import { useT } from '../../i18n/index.ts';
import { usePanel } from '../../lib/navigation/panel.ts';
import { useNavigate } from '../../lib/navigation/router.tsx';
import { toneOfRow } from '../../lib/status.ts';
import { daysOf } from '../../list/filters.ts';
import { HeaderButton } from '../../list/HeaderButton.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { copyItem, openItem } from '../../list/rowItems.ts';
import { useList } from '../../list/useList.ts';
import { reconcileHref, settlementHref } from '../../shared/addresses.ts';
import { daysOfSettlement, settledTransactionsHref } from '../../shared/settlement/settlementDays.ts';
import { settlementStatuses } from '../../shared/settlement/settlementStatus.ts';
import { useCan } from '../../state/access.ts';
import { bridgeSheet } from './bridgeSheet.ts';
import { settlementColumns } from './columns.tsx';
import { settlementsDefinition as definition } from './definition.ts';
import { SettlementFigures, type SettlementList, SettlementViews } from './SettlementFigures.tsx';
import { SettlementPeek } from './SettlementPeek.tsx';

const rowHref = (row: Settlement) => settlementHref(row.id);
const toneOfStatus = toneOfRow(settlementStatuses);
const rowTone = (row: Settlement) => (row.difference ? 'warning' : toneOfStatus(row));
const rowAmount = (row: Settlement) => row.net;

/** /merchant/settlement */
export function SettlementsScreen() {
  const t = useT();
  const list = useList({ name: 'settlements', definition, load: listSettlements });
  const rowActions = useSettlementActions();
  return (
    <ListScreen
      list={list}
      title={t('settlement.title')}
      caption={t('settlement.caption')}
      columns={settlementColumns}
      rowLabel={(row) => t('settlement.name', { id: row.id })}
      rowHref={rowHref}
      rowAmount={rowAmount}
      rowTone={rowTone}
      rowActions={rowActions}
      figures={<SettlementFigures list={list} />}
      views={<SettlementViews list={list} />}
      actions={<ListButtons />}
      firstUse={{ title: t('settlement.emptyTitle'), text: t('settlement.emptyText') }}
      scope="settlement:read"
      file={{ name: t('settlement.fileName'), scope: 'settlement:export', more: useBridgeSheet(list) }}
      peek={(peeked) => <SettlementPeek {...peeked} />}
    />
  );
}

/** From sales to payout, as a sheet of the export, for the list's days and store; needs the right to see payments. */
function useBridgeSheet({ scope, values }: SettlementList) {
  const t = useT();
  const may = useCan('transaction:read');
  const days = daysOf(definition.filters.period, values.period);
  if (!may || !days) return undefined;
  return (signal: AbortSignal) => bridgeSheet({ scope, days, t, signal });
}

/** Buttons for the panel from sales to payout, for printing, and for the reconciliation of a file. */
function ListButtons() {
  const t = useT();
  const go = useNavigate();
  const narrow = useNarrow();
  const panel = usePanel();
  const scope = 'settlement:import';
  return (
    <>
      <HeaderButton
        icon={ReconcileIcon}
        label={t('settlement.bridge.title')}
        onClick={() => panel.open('bridge')}
      />
      {!narrow && (
        <IconButton variant="outline" icon={PrintIcon} label={t('action.print')} onClick={() => print()} />
      )}
      <HeaderButton
        icon={UploadIcon}
        label={t('settlement.reconcile')}
        disabled={useCan(scope) ? undefined : t('settlement.importDenied', { scope })}
        onClick={() => go(reconcileHref)}
      />
    </>
  );
}

/** Row actions of a settlement: its page, its id, and its transactions. */
function useSettlementActions() {
  const t = useT();
  const maySeeTransactions = useCan('transaction:read');
  return (settlement: Settlement): Action[] => {
    const { id } = settlement;
    const href = maySeeTransactions && settledTransactionsHref(settlement, daysOfSettlement(settlement));
    return [
      openItem(settlementHref(id), t),
      { ...copyItem(id, t), keys: ['c'] },
      ...(href
        ? [{ id: 'transactions', label: t('settlement.transactions.open'), icon: TransactionIcon, href }]
        : []),
    ];
  };
}
