import { useMemo, useRef, useState } from 'react';
import {
  Amount,
  Button,
  Details,
  EmptyState,
  PairMatcher,
  type PairSide,
  Skeleton,
  Stack,
  Text,
} from '#design-system';
import { useT } from '../../../i18n/index.ts';
import { formatCount, formatMoney } from '../../../lib/money.ts';
import { useQuery } from '../../../lib/query.tsx';
import { shown } from '../../../lib/shown.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { useScope } from '../../../state/business.ts';
import type { DeskRow, Outcome } from '../file/types.ts';
import { outcomes } from '../outcomes.ts';
import type { Desk } from '../useDesk.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { decisionStore, type LeftItem, link, type PairsState, pairsOf, suggest, unlink } from './pairs.ts';

/** Rows of each outcome that are laid side by side: nobody matches more by hand. */
const MOST = 300;
const OPEN: readonly Outcome[] = [
  'AMOUNT_DIFFERS',
  'STATUS_DIFFERS',
  'MISSING_IN_SYSTEM',
  'DUPLICATE',
  'MISSING_IN_FILE',
];

/** The rows that have no partner or differ, from the worker. */
function useOpenRows({ client, run }: Desk) {
  const { merchantId, storeId = null } = useScope();
  return useQuery({
    queryKey: [merchantId, storeId, 'reconciliation', run, 'pairs'],
    queryFn: async () => {
      const rows: DeskRow[] = [];
      let beyond = 0;
      for (const show of OPEN) {
        const page = await client.current?.page({ show }, 0, MOST);
        if (!page) throw new Error('the desk is closed');
        rows.push(...page.rows);
        beyond += page.count - page.rows.length;
      }
      return { rows, beyond };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { quiet: true },
  });
}

interface PairsViewProps {
  desk: Desk;
  onBack: () => void;
}

/** Side by side: what is left of the file, what is left of the portal, until only the true differences remain. */
export function PairsView({ desk, onBack }: PairsViewProps) {
  const t = useT();
  const { merchantId } = useScope();
  const { data } = useOpenRows(desk);
  const store = useMemo(() => decisionStore(merchantId, desk.hash ?? ''), [merchantId, desk.hash]);
  const [decisions, setDecisions] = useState(store.read);
  const [chosen, setChosen] = useState<Record<PairSide, string | null>>({ left: null, right: null });
  const [isNoting, setNoting] = useState(false);
  const steps = useRef<(typeof decisions)[]>([]);
  const state = useMemo(() => pairsOf(data?.rows ?? [], decisions), [data, decisions]);
  const { left, pairs } = state;

  const first = left.find(({ id }) => id === chosen.left) ?? left[0];
  const right = useMemo(() => suggest(first, state.right), [first, state.right]);
  // The partner it has, else the likeliest that has none.
  const paired = new Set(pairs.values());
  const own = first && pairs.get(first.id);
  const likely = own ?? right.find(({ id }) => !paired.has(id))?.id ?? right[0]?.id ?? null;
  const second = right.find(({ id }) => id === (chosen.right ?? likely));
  const current = { left: first?.id ?? null, right: second?.id ?? null };

  const decide = (next: typeof decisions) => {
    steps.current.push(decisions);
    setDecisions(next);
    store.write(next);
    setChosen((now) => ({ ...now, right: null }));
  };
  const undo = () => {
    const before = steps.current.pop();
    if (!before) return;
    setDecisions(before);
    store.write(before);
  };
  const leftById = (id: string) => left.find((one) => one.id === id) as LeftItem;
  const pair = (leftId: string, rightId: string) => {
    // The next row is chosen, so that one Enter follows the other.
    const place = left.findIndex(({ id }) => id === leftId);
    decide(link(decisions, leftById(leftId), rightId));
    setChosen({ left: (left[place + 1] ?? left[place - 1])?.id ?? null, right: null });
  };
  if (!data) return <Skeleton lines={8} />;
  const isDone = left.length === 0 && right.length === 0;
  const difference = first && second ? differenceOf(state, first.id, second.id) : undefined;
  return (
    <Stack gap={4}>
      <Running state={state} matched={desk.match?.outcomes.MATCHED.count ?? 0} />
      {data.beyond > 0 && (
        <Text tone="warning">{t('reconcile.pairs.beyond', { count: formatCount(data.beyond) })}</Text>
      )}
      {isDone ? (
        <EmptyState title={t('reconcile.pairs.done')} description={t('reconcile.pairs.doneText')} />
      ) : (
        <PairMatcher
          label={t('reconcile.pairs.label')}
          heads={{
            left: t('reconcile.pairs.left', { count: formatCount(left.length) }),
            right: t('reconcile.pairs.right', { count: formatCount(right.length) }),
          }}
          left={left.map(({ id, amount, line, row }) => ({
            id,
            amount,
            title: t('reconcile.row', { line }),
            description: shown(describeFile(row), 200),
            ...(row.outcome && { reason: t(outcomes[row.outcome].label) }),
          }))}
          right={right.map(({ id, amount, system }) => ({
            id,
            amount,
            title: system.id,
            description: shown(
              [formatDateTime(system.time), system.storeName, system.bankRef, system.description]
                .filter(Boolean)
                .join(' · '),
              200,
            ),
            ...(!paired.has(id) && { reason: t('reconcile.outcome.MISSING_IN_FILE') }),
          }))}
          pairs={pairs}
          current={current}
          onCurrentChange={(side, id) =>
            setChosen((now) =>
              side === 'left' ? { left: id, right: null } : { left: current.left ?? now.left, right: id },
            )
          }
          onLink={pair}
          onUnlink={(id) => decide(unlink(decisions, leftById(id)))}
          empty={{ left: t('reconcile.pairs.noLeft'), right: t('reconcile.pairs.noRight') }}
          bar={
            <Stack direction="row" gap={3} wrap>
              <Text>
                {t('reconcile.pairs.ifLinked')} <Amount value={difference} />
              </Text>
              <Button
                variant="solid"
                tone="accent"
                disabled={!current.left || !current.right}
                onClick={() => current.left && current.right && pair(current.left, current.right)}
              >
                {t('reconcile.pairs.link')}
              </Button>
              <Button disabled={!own} onClick={() => first && decide(unlink(decisions, first))}>
                {t('reconcile.pairs.unlink')}
              </Button>
              <Button disabled={steps.current.length === 0} onClick={undo}>
                {t('reconcile.pairs.undo')}
              </Button>
            </Stack>
          }
        />
      )}
      <Even state={state} onUnlink={(one) => decide(unlink(decisions, one))} />
      <Stack direction="row" gap={3} wrap>
        <Button onClick={onBack}>{t('reconcile.pairs.back')}</Button>
        <Button variant="solid" tone="accent" onClick={() => setNoting(true)}>
          {t('reconcile.note.open')}
        </Button>
      </Stack>
      {isNoting && <NoteDialog desk={desk} state={state} onClose={() => setNoting(false)} />}
    </Stack>
  );
}

const differenceOf = ({ left, right, all, pairs }: PairsState, leftId: string, rightId: string) => {
  const known = all.find((pair) => pair.left.id === leftId && pair.right.id === rightId);
  if (known && pairs.has(leftId)) return known.difference;
  const one = left.find(({ id }) => id === leftId)?.amount;
  const other = right.find(({ id }) => id === rightId)?.amount;
  return one === undefined || other === undefined ? undefined : one - other;
};

/** What one recognises a row of the file by. */
const describeFile = ({ file }: DeskRow) =>
  [file?.transactionId ?? file?.merchantRefId, file?.time && formatDateTime(file.time), file?.bankRef]
    .filter(Boolean)
    .join(' · ');

/** The running difference: it falls to what is truly there. */
function Running({ state: { over, short, even }, matched }: { state: PairsState; matched: number }) {
  const t = useT();
  return (
    <Stack gap={1}>
      <Text size="lg" weight="semibold" role="status">
        {t('reconcile.pairs.running')} <Amount value={over + short} size="xl" />
      </Text>
      <Text tone="muted">
        {t('reconcile.pairs.about', {
          over: formatMoney(over),
          short: formatMoney(short),
          matched: formatCount(matched),
          even: formatCount(even.length),
        })}
      </Text>
    </Stack>
  );
}

/** Pairs that come out even, folded away; each can be parted again. */
function Even({ state: { even }, onUnlink }: { state: PairsState; onUnlink: (left: LeftItem) => void }) {
  const t = useT();
  if (even.length === 0) return null;
  return (
    <Details title={t.count('reconcile.pairs.even', even.length, { count: formatCount(even.length) })}>
      <Stack as="ul" gap={2}>
        {even.map(({ left, right }) => (
          <Stack as="li" key={left.id} direction="row" gap={3} wrap>
            <Text>
              {t('reconcile.row', { line: left.line })} – {right.system.id} <Amount value={right.amount} />
            </Text>
            <Button size="sm" onClick={() => onUnlink(left)}>
              {t('reconcile.pairs.unlink')}
            </Button>
          </Stack>
        ))}
      </Stack>
    </Details>
  );
}
