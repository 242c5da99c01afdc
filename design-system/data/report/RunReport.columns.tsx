import { useMemo } from 'react';
import { formatAmount } from '../../form/money/money.ts';
import { useOwnWords } from '../../labels.own.ts';
import type { Tone } from '../../theme/tokens.ts';
import { Missing } from '../Missing.tsx';
import { defaultPreferences } from '../preferences/preferences.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import type { StatusIcon } from '../statusIcons.ts';
import type { Column } from '../table/DataTable.types.ts';
import { linesOf, type RunLine, type RunRow, sharedReasons } from './RunReport.lines.ts';
import { words } from './RunReport.words.ts';
import type { RunResult, RunState } from './useRunner.ts';

const LOOKS: Record<RunState, { tone: Tone; icon: StatusIcon }> = {
  waiting: { tone: 'neutral', icon: 'pending' },
  running: { tone: 'info', icon: 'processing' },
  done: { tone: 'success', icon: 'success' },
  failed: { tone: 'danger', icon: 'failed' },
  unknown: { tone: 'warning', icon: 'unknown' },
  skipped: { tone: 'warning', icon: 'cancelled' },
};

/** The result of an item, as colour, icon and text. */
function StateBadge({ state }: Pick<RunLine, 'state'>) {
  const word = useOwnWords(words);
  return <StatusBadge {...LOOKS[state]} label={word(state)} />;
}

/** Headers that a screen can replace. */
export interface RunHeaders {
  id?: string | undefined;
  amount?: string | undefined;
}

const reasonOf = ({ reason, message, state }: RunLine, stopped: string, unsaid: string) =>
  [reason === 'stopped' && stopped, message].filter(Boolean).join(': ') || (state === 'failed' ? unsaid : '');

/** A report as the cells of a file: its header, then one line per item, those that need attention first. */
export function useRunFile(
  rows: readonly RunRow[],
  results: ReadonlyMap<string, RunResult>,
  { id, amount }: RunHeaders,
): () => (string | number)[][] {
  const word = useOwnWords(words);
  const hasAmounts = rows.some((row) => row.amount !== undefined);
  return () => [
    [id ?? word('id'), ...(hasAmounts ? [amount ?? word('amount')] : []), word('state'), word('why')],
    ...linesOf(rows, results).map((line) => [
      line.id,
      ...(hasAmounts ? [line.amount ?? ''] : []),
      word(line.state),
      reasonOf(line, word('stopped'), word('unsaid')),
    ]),
  ];
}

/** The columns of a report: names and amounts only where an item has one. Reasons are never truncated. */
export function useRunColumns(lines: readonly RunLine[], headers: RunHeaders) {
  const word = useOwnWords(words);
  const hasNames = lines.some(({ name }) => name !== undefined);
  const hasAmounts = lines.some(({ amount }) => amount !== undefined);
  const { id = word('id'), amount = word('amount') } = headers;
  const shared = useMemo(() => sharedReasons(lines), [lines]);
  const [name, state, why] = [word('name'), word('state'), word('why')];
  const [stopped, unsaid] = [word('stopped'), word('unsaid')];

  return useMemo(() => {
    const isShared = ({ id }: RunLine) => shared.some(({ ids }) => ids.includes(id));
    const textOf = (line: RunLine) => reasonOf(line, stopped, unsaid);
    const whyOf = (line: RunLine) => (isShared(line) ? '' : textOf(line));
    const columns: Column<RunLine>[] = [
      { id: 'id', header: id, cell: (line) => line.id, rowHeader: true, width: 176, grow: 0, card: 'title' },
      ...(hasNames ? [nameColumn(name)] : []),
      ...(hasAmounts ? [amountColumn(amount)] : []),
      {
        id: 'state',
        header: state,
        cell: (line) => <StateBadge state={line.state} />,
        width: 140,
        grow: 0,
        card: 'status',
      },
      { id: 'why', header: why, cell: whyOf, text: textOf, width: 220, grow: 2, card: 'note' },
    ];
    return { columns, preferences: { ...defaultPreferences(columns), wrap: true } };
  }, [id, name, amount, state, why, stopped, unsaid, shared, hasNames, hasAmounts]);
}

const nameColumn = (header: string): Column<RunLine> => ({
  id: 'name',
  header,
  cell: ({ name }) => name ?? <Missing />,
  width: 180,
  grow: 1,
  card: 'meta',
});

const amountColumn = (header: string): Column<RunLine> => ({
  id: 'amount',
  header,
  cell: ({ amount }) => (amount === undefined ? <Missing /> : formatAmount(amount)),
  align: 'end',
  width: 160,
  grow: 0,
  card: 'amount',
});
