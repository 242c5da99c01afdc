import { useState } from 'react';
import { type Action, NoteIcon, ReconcileIcon, ShowIcon, TransactionIcon, toast } from '#design-system';
import { listSettlementsV2, type SettlementV2 } from '../../api/settlementsV2.ts';
import type { BulkSelection } from '../../bulk/operation.ts';
import { useT } from '../../i18n/index.ts';
import { usePanel } from '../../lib/navigation/panel.ts';
import { toneOfRow } from '../../lib/status.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/useList.ts';
import {
  nextStatuses,
  type SettlementV2Status,
  settlementV2Statuses,
} from '../../shared/settlement/settlementV2Status.ts';
import { useCan } from '../../state/access.ts';
import { useReadAgain } from '../../state/queryKeys.ts';
import { runAction } from '../../state/shortcuts.ts';
import { settlementV2Columns } from './columns.tsx';
import { settlementsV2Definition as definition } from './definition.ts';
import { SettlementV2Figures } from './SettlementV2Figures.tsx';
import { SettlementV2Peek } from './SettlementV2Peek.tsx';
import { StatusAction, type StatusAsked, StatusRun, UnfinishedStatusRun } from './StatusRun.tsx';
import { paymentsHref } from './settlementV2.ts';
import { denialOf, useDenialOfAll } from './status.ts';

const toneOfStatus = toneOfRow(settlementV2Statuses);
const rowTone = ({ recStatus }: SettlementV2) => {
  const tone = toneOfStatus({ status: recStatus });
  // Most are in progress, which is normal and not highlighted.
  return Object.hasOwn(settlementV2Statuses, recStatus) && tone !== 'danger' ? undefined : tone;
};
const rowNet = (row: SettlementV2) => row.net;

/** /merchant/settlement-v2 */
export function SettlementsV2Screen() {
  const t = useT();
  const readAgain = useReadAgain();
  const panel = usePanel();
  const list = useList({ name: 'settlementsV2', definition, load: listSettlementsV2 });
  const [asked, setAsked] = useState<StatusAsked>();
  const deny = useDenialOfAll();
  const mayNote = useCan('reconcile:update');
  const maySeePayments = useCan('transaction:read');

  const ask = (selection: BulkSelection<SettlementV2>) => {
    const denials = selection.rows.map((row) => denialOf(row, undefined, t));
    const reason = deny ?? (denials.every((one) => one !== undefined) ? denials[0] : undefined);
    if (reason) toast({ tone: 'warning', title: reason, key: 'settlement-status' });
    else setAsked({ selection });
  };
  const statusAction = (row: SettlementV2, to?: SettlementV2Status): Action => ({
    id: to ?? 'status',
    label: to
      ? t('settlementV2.run.to', { status: t(settlementV2Statuses[to].label) })
      : t('settlementV2.run.open'),
    icon: ReconcileIcon,
    keys: ['u'],
    disabled: deny ?? denialOf(row, to, t),
    run: () => setAsked({ selection: { rows: [row], select: () => {} }, ...(to && { to }) }),
  });
  const noteAction = (row: SettlementV2): Action => ({
    id: 'note',
    label: t(row.note ? 'note.edit' : 'note.add'),
    icon: NoteIcon,
    keys: ['n'],
    disabled: mayNote ? undefined : t('note.denied', { scope: 'reconcile:update' }),
    run: () => panel.open('settlement-note', row.id),
  });

  const rowActions = (row: SettlementV2): Action[] => {
    const next = nextStatuses(row.recStatus);
    const payments = maySeePayments ? paymentsHref(row) : undefined;
    return [
      {
        id: 'look',
        label: t('settlementV2.look'),
        icon: ShowIcon,
        keys: ['Space'],
        run: () => list.setParam('peek', row.id),
      },
      ...(next.length === 0 ? [statusAction(row)] : next.map((to) => statusAction(row, to))),
      { ...noteAction(row), separatorBefore: true },
      ...(payments
        ? [{ id: 'payments', label: t('settlementV2.payments'), icon: TransactionIcon, href: payments }]
        : []),
    ];
  };
  return (
    <>
      <ListScreen
        list={list}
        title={t('settlementV2.title')}
        caption={t('settlementV2.caption')}
        columns={settlementV2Columns}
        rowLabel={(row) => t('settlementV2.name', { id: row.id })}
        rowAmount={rowNet}
        rowTone={rowTone}
        rowActions={rowActions}
        rowKeys={{
          // The selection takes precedence.
          u: (row, selection) => {
            if (selection.rows.length > 0) ask(selection);
            else if (row) runAction(statusAction(row));
          },
          n: (row) => row && runAction(noteAction(row)),
        }}
        figures={
          <>
            <UnfinishedStatusRun asking={asked !== undefined} onContinue={setAsked} />
            <SettlementV2Figures list={list} />
          </>
        }
        firstUse={{ title: t('settlementV2.emptyTitle'), text: t('settlementV2.emptyText') }}
        scope="reconcile:read"
        // The export has no scope of its own: users who may read the list may export it.
        file={{ name: t('settlementV2.fileName'), scope: 'reconcile:read' }}
        peek={(peeked) => (
          <SettlementV2Peek {...peeked} statusAction={statusAction} noteAction={noteAction} />
        )}
        bulkActions={(selection) => <StatusAction selection={selection} onAsk={() => ask(selection)} />}
        selectsAll
      />
      {asked && (
        <StatusRun
          {...asked}
          onRan={() => void readAgain(['settlementsV2', 'settlementV2'])}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
