import { Suspense, useState } from 'react';
import { type MenuItem, NoteIcon, ReconcileIcon, ShowIcon, TransactionIcon, toast } from '#design-system';
import { listSettlementsV2, type SettlementV2 } from '../../api/settlementsV2.ts';
import type { BulkSelection } from '../../bulk/operation.ts';
import { useT } from '../../i18n/index.ts';
import { later } from '../../i18n/lazyComponent.tsx';
import { usePanel } from '../../lib/navigation/panel.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/useList.ts';
import { nextStatuses, settlementV2Statuses } from '../../shared/settlement/settlementV2Status.ts';
import { toneOfRow } from '../../shared/status.ts';
import { useCan } from '../../state/access.ts';
import { useReadAgain } from '../../state/queryKeys.ts';
import { settlementV2Columns } from './columns.tsx';
import { settlementsV2Definition as definition } from './definition.ts';
import type { StatusAsked } from './StatusRun.tsx';
import { paymentsHref } from './settlementV2.ts';
import { denialOf, useDenialOfAll } from './status.ts';

const SettlementV2Figures = later(
  async () => (await import('./SettlementV2Figures.tsx')).SettlementV2Figures,
);
const SettlementV2Peek = later(async () => (await import('./SettlementV2Peek.tsx')).SettlementV2Peek);
const statusRun = () => import('./StatusRun.tsx');
const UnfinishedStatusRun = later(async () => (await statusRun()).UnfinishedStatusRun);
const StatusAction = later(async () => (await statusRun()).StatusAction);
const StatusRun = later(async () => (await statusRun()).StatusRun);

const rowId = (row: SettlementV2) => row.id;
const toneOfStatus = toneOfRow(settlementV2Statuses);
const rowTone = ({ recStatus }: SettlementV2) => {
  const tone = toneOfStatus({ status: recStatus });
  // Most are in progress, which is normal and not highlighted.
  return Object.hasOwn(settlementV2Statuses, recStatus) && tone !== 'danger' ? undefined : tone;
};
const rowNet = (row: SettlementV2) => row.net;

/** The menu item to change the status. */
const STATUS_ITEM = { icon: ReconcileIcon, shortcut: 'u' };

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

  const ask = (selection: BulkSelection<SettlementV2>, to?: string) => {
    const denials = selection.rows.map((row) => denialOf(row, to, t));
    const reason = deny ?? (denials.every((one) => one !== undefined) ? denials[0] : undefined);
    if (reason) toast({ tone: 'warning', title: reason, key: 'settlement-status' });
    else setAsked({ selection, ...(to !== undefined && { to }) });
  };
  const askOne = (row: SettlementV2, to?: string) => ask({ rows: [row], select: () => {} }, to);
  const note = (row: SettlementV2) => {
    if (mayNote) panel.open('settlement-note', row.id);
    else toast({ tone: 'warning', title: t('note.denied', { scope: 'reconcile:update' }), key: 'note' });
  };

  const rowActions = (row: SettlementV2): MenuItem[] => {
    const payments = maySeePayments ? paymentsHref(row) : undefined;
    return [
      {
        id: 'look',
        label: t('settlementV2.look'),
        icon: ShowIcon,
        shortcut: 'Space',
        onSelect: () => list.setParam('peek', row.id),
      },
      ...(nextStatuses(row.recStatus).length === 0
        ? [
            {
              ...STATUS_ITEM,
              id: 'status',
              label: t('settlementV2.run.open'),
              disabled: denialOf(row, undefined, t),
            },
          ]
        : nextStatuses(row.recStatus).map((to) => ({
            ...STATUS_ITEM,
            id: to,
            label: t('settlementV2.run.to', { status: t(settlementV2Statuses[to].label) }),
            onSelect: () => askOne(row, to),
            disabled: deny,
          }))),
      {
        id: 'note',
        label: t(row.note ? 'note.edit' : 'note.add'),
        icon: NoteIcon,
        shortcut: 'n',
        onSelect: () => note(row),
        separatorBefore: true,
        disabled: mayNote ? undefined : t('note.denied', { scope: 'reconcile:update' }),
      },
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
        rowId={rowId}
        rowLabel={(row) => t('settlementV2.name', { id: row.id })}
        rowAmount={rowNet}
        rowTone={rowTone}
        rowActions={rowActions}
        rowKeys={{
          // The selection takes precedence.
          u: (row, selection) => {
            if (selection.rows.length > 0) ask(selection);
            else if (row) askOne(row);
          },
          n: (row) => row && note(row),
        }}
        figures={
          <>
            <Suspense>
              <UnfinishedStatusRun asking={asked !== undefined} onContinue={setAsked} />
            </Suspense>
            <SettlementV2Figures list={list} />
          </>
        }
        firstUse={{ title: t('settlementV2.emptyTitle'), text: t('settlementV2.emptyText') }}
        scope="reconcile:read"
        // The export has no scope of its own: users who may read the list may export it.
        file={{ name: t('settlementV2.fileName'), scope: 'reconcile:read' }}
        peek={(peeked) => <SettlementV2Peek {...peeked} onStatus={askOne} onNote={note} />}
        bulkActions={(selection) => (
          <Suspense>
            <StatusAction selection={selection} onAsk={() => ask(selection)} />
          </Suspense>
        )}
        selectsAll
      />
      <Suspense>
        {asked && (
          <StatusRun
            {...asked}
            onRan={() => void readAgain(['settlementsV2', 'settlementV2'])}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
