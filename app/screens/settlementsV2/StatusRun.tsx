// The parts of a status change: the action in the selection bar, the notice of an interrupted run, the dialog.

import { useState } from 'react';
import * as v from 'valibot';
import { Form, PAGE_TITLE_ID, RadioGroup, ReconcileIcon, Stack, Text, useForm } from '#design-system';
import { listSettlementsV2, type SettlementV2 } from '../../api/settlementsV2.ts';
import { BulkActions } from '../../bulk/BulkActions.tsx';
import { BulkDialog } from '../../bulk/BulkDialog.tsx';
import type { BulkOperation, BulkSelection } from '../../bulk/operation.ts';
import { UnfinishedRun } from '../../bulk/UnfinishedRun.tsx';
import { useBulk } from '../../bulk/useBulk.ts';
import { useT } from '../../i18n/index.ts';
import { formatCount, formatMoney } from '../../lib/money.ts';
import { StatusTag } from '../../lib/StatusTag.tsx';
import {
  nextStatuses,
  type SettlementV2Status,
  settlementV2Statuses,
} from '../../shared/settlement/settlementV2Status.ts';
import { useUser } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { refusalText } from '../../state/failureText.ts';
import { useUserName } from '../../state/session.ts';
import {
  denialOf,
  type StatusChange,
  setStatus,
  statusJournal,
  statusWord,
  useDenialOfAll,
} from './status.ts';

/** A settlement with the amount that a run adds up: what is paid to the merchant. */
type RunRow = SettlementV2 & { amount?: number };
const withAmount = (row: SettlementV2): RunRow => ({
  ...row,
  ...(row.net !== undefined && { amount: row.net }),
});

/** The settlements to change. */
export interface StatusAsked {
  /** The selection when the dialog was opened. */
  selection: BulkSelection<SettlementV2>;
  /** The target status, if already chosen. */
  to?: string;
}

/** Count and sum per status. */
function Tallies({ rows }: { rows: readonly RunRow[] }) {
  const t = useT();
  const statuses = [...new Set(rows.map(({ recStatus }) => recStatus))];
  return (
    <Stack gap={1}>
      {statuses.map((status) => {
        const own = rows.filter(({ recStatus }) => recStatus === status);
        const amount = formatMoney(own.reduce((sum, { amount = 0 }) => sum + amount, 0));
        return (
          <Stack key={status} direction="row" gap={2} align="center" wrap>
            <StatusTag registry={settlementV2Statuses} value={status} />
            <Text tabular>{t.count('settlementV2.run.tally', own.length, { amount })}</Text>
          </Stack>
        );
      })}
    </Stack>
  );
}

/** A status change as an operation of the bulk kit; `to` is the target status, once chosen. */
function useOperation(to?: string): BulkOperation<RunRow, StatusChange> {
  const t = useT();
  const scope = useScope();
  const user = useUser();
  const userName = useUserName();
  const word = to === undefined ? '' : statusWord(to, t);
  return {
    journal: statusJournal(scope.merchantId, userName),
    read: async (ids) => {
      const query = { page: 1, pageSize: 100, keyword: ids.join(' ') };
      return (await listSettlementsV2(scope, query)).items.map(withAmount);
    },
    isOver: ({ recStatus }, change) => recStatus === change.recStatus,
    disabled: useDenialOfAll(),
    denial: (row) => denialOf(row, to, t),
    write: (row, change, again) =>
      setStatus(row, change, again, { scope, updatedName: user?.name ?? userName, t }),
    words: {
      id: t('settlementV2.column.id'),
      amount: t('settlementV2.column.net'),
      name: { header: t('settlementV2.column.storeName'), of: ({ storeName }) => storeName },
      count: t('settlementV2.run.count'),
      total: t('settlementV2.run.total'),
      change: {
        term: t('settlementV2.column.recStatus'),
        now: (rows) => <Tallies rows={rows} />,
        next: <StatusTag registry={settlementV2Statuses} value={to} />,
      },
      action: (count) => t('settlementV2.run.action', { count }),
      title: (count) => t.count('settlementV2.run.title', count),
      confirm: (count) => t('settlementV2.run.confirm', { count, status: word }),
      saved: (id) => t('settlementV2.run.saved', { id, status: word }),
      left: (count, reason) => t.count('settlementV2.run.left', count, { reason }),
      unfinished: ({ body, rows, done }, left) =>
        t('settlementV2.run.unfinished', {
          status: statusWord(body.recStatus, t),
          count: formatCount(rows.length),
          done: formatCount(done.length),
          left: formatCount(left),
        }),
      proceed: (left) => t('settlementV2.run.continue', { count: formatCount(left) }),
      busy: t('settlementV2.run.busy'),
      failure: (error) => refusalText(error, t),
      file: t('settlementV2.fileName'),
    },
  };
}

/** Statuses the selected settlements can change to, each with a count, and the one most of them can take next. */
function targetsOf(rows: readonly SettlementV2[]) {
  const counts = new Map<SettlementV2Status, number>();
  for (const { recStatus } of rows)
    for (const next of nextStatuses(recStatus)) counts.set(next, (counts.get(next) ?? 0) + 1);
  const order = Object.keys(settlementV2Statuses) as SettlementV2Status[];
  const targets = order.flatMap((status) => {
    const count = counts.get(status);
    return count === undefined ? [] : [{ status, count }];
  });
  return { targets, usual: targets.toSorted((a, b) => b.count - a.count)[0]?.status ?? '' };
}

interface StatusRunProps extends StatusAsked {
  /** After each run: refetches everything. */
  onRan: () => void;
  onClose: () => void;
}

/** Sets the status of one or many settlements: target, current statuses, and the result of each. */
export function StatusRun({ selection, to, onRan, onClose }: StatusRunProps) {
  const t = useT();
  const [{ targets, usual }] = useState(() => targetsOf(selection.rows));
  const form = useForm({
    schema: v.object({ recStatus: v.string() }),
    initial: { recStatus: to ?? usual },
    onSubmit: async (change) => {
      await bulk.begin(change);
    },
  });
  const { recStatus } = form.values;
  const operation = useOperation(recStatus);
  const bulk = useBulk<RunRow, StatusChange>({
    operation,
    selection: { rows: selection.rows.map(withAmount), select: selection.select },
    canSend: async () => operation.disabled === undefined,
    onRan,
    onClose,
  });
  return (
    <BulkDialog
      bulk={bulk}
      form={form.id}
      disabled={operation.disabled}
      tone={recStatus === 'CANCELLED' ? 'danger' : 'accent'}
      sumNote={false}
      choice={
        <Form form={form}>
          <RadioGroup
            label={t('settlementV2.run.choose')}
            options={targets.map(({ status, count }) => ({
              value: status,
              label: t(settlementV2Statuses[status].label),
              hint: t.count('settlementV2.run.reach', count),
            }))}
            {...form.field('recStatus')}
          />
        </Form>
      }
    />
  );
}

interface StatusActionProps {
  selection: BulkSelection<SettlementV2>;
  onAsk: () => void;
}

/** Actions on the selected settlements. */
export function StatusAction({ selection: { rows, select }, onAsk }: StatusActionProps) {
  return (
    <BulkActions
      selection={{ rows: rows.map(withAmount), select }}
      actions={[{ id: 'status', icon: ReconcileIcon, run: onAsk, operation: useOperation() }]}
    />
  );
}

interface UnfinishedStatusRunProps {
  asking: boolean;
  onContinue: (asked: StatusAsked) => void;
}

/** Notice about an interrupted run. */
export function UnfinishedStatusRun({ asking, onContinue }: UnfinishedStatusRunProps) {
  return (
    <UnfinishedRun
      asking={asking}
      operation={useOperation()}
      // The rows may be on any page of the list, or on none: there is no selection to clear.
      onContinue={(rows, { recStatus }) =>
        onContinue({ selection: { rows, select: () => {} }, to: recStatus })
      }
      onIgnore={() => document.getElementById(PAGE_TITLE_ID)?.focus()}
    />
  );
}
