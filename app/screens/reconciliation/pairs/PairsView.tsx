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
import { pause } from '../../../lib/pause.ts';
import { useQuery } from '../../../lib/query.tsx';
import { shown } from '../../../lib/shown.ts';
import { formatDateTime } from '../../../lib/time.ts';
import { type DeskRow, OUTCOMES, signed, systemKey } from '../../../shared/sheet/types.ts';
import { cellText } from '../../../shared/sheet/values.ts';
import { useScope } from '../../../state/business.ts';
import { scopeKey } from '../../../state/queryKeys.ts';
import { outcomes } from '../outcomes.ts';
import { type Desk, WORKER_QUERY } from '../useDesk.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { decisionStore, type LeftItem, link, type Pair, pairsWithin, unlink } from './pairs.ts';
import { searchService } from './searchService.ts';

/** Maximum rows per outcome; no one matches more by hand. */
const MOST = 300;

/** The rows without a partner or with differences, from the worker. */
function useOpenRows({ worker, run }: Desk) {
  const scope = useScope();
  return useQuery({
    queryKey: scopeKey(scope, 'reconciliation', run, 'pairs'),
    queryFn: async () => {
      const rows: DeskRow[] = [];
      let [beyond, missing] = [0, 0];
      for (const show of OUTCOMES) {
        if (show === 'MATCHED') continue;
        const page = await worker.ask('page', { show }, 0, MOST);
        rows.push(...page.rows);
        // Rows that the file lacks are not listed here. They appear among the candidates of a row.
        if (show === 'MISSING_IN_FILE') missing = page.count - page.rows.length;
        else beyond += page.count - page.rows.length;
      }
      return { rows, beyond, missing };
    },
    ...WORKER_QUERY,
  });
}

/** Maximum candidates shown for a row, and maximum rows requested from the service at once. */
const MOST_CANDIDATES = 50;
/** Delay before a request, because keyboard navigation passes over rows quickly. */
const PAUSE_MS = 400;

/** Candidates for a row: first from the compared rows, then from what the service finds beyond them. */
function useCandidates({ worker, run, refunds }: Desk, left: LeftItem | undefined) {
  const scope = useScope();
  const line = left?.line;
  const file = left?.row.file;
  const options = { ...WORKER_QUERY, enabled: line !== undefined };
  const more = useQuery({
    ...options,
    queryKey: scopeKey(scope, 'reconciliation', run, 'more', line),
    queryFn: async ({ signal }) => {
      await pause(PAUSE_MS, signal);
      return file ? searchService(scope, file, refunds, signal) : [];
    },
  });
  const ranked = useQuery({
    ...options,
    queryKey: scopeKey(scope, 'reconciliation', run, 'candidates', line, more.dataUpdatedAt),
    queryFn: () => worker.ask('candidates', line ?? 0, more.data ?? [], MOST_CANDIDATES),
    placeholderData: (before, query) => (query?.queryKey.at(-2) === line ? before : undefined),
  });
  return { candidates: ranked.data ?? [], isSearching: more.isFetching || ranked.isPending };
}

interface PairsViewProps {
  desk: Desk;
  onBack: () => void;
}

/** The open rows of the file beside the candidates of each, until only the true differences remain. */
export function PairsView({ desk, onBack }: PairsViewProps) {
  const t = useT();
  const { merchantId } = useScope();
  const { data } = useOpenRows(desk);
  const store = useMemo(() => decisionStore(merchantId, desk.hash ?? ''), [merchantId, desk.hash]);
  const [decisions, setDecisions] = useState(store.read);
  const [chosen, setChosen] = useState<Record<PairSide, string | null>>({ left: null, right: null });
  const [isNoting, setNoting] = useState(false);
  const steps = useRef<(typeof decisions)[]>([]);
  const { match } = desk;
  const state = useMemo(
    () => pairsWithin(data?.rows ?? [], decisions, match ?? { over: 0, short: 0 }),
    [data, decisions, match],
  );
  const { left, pairs } = state;
  const first = left.find(({ id }) => id === chosen.left) ?? left[0];
  const own = first && pairs.get(first.id);
  const { candidates, isSearching } = useCandidates(desk, first);

  const linked = new Map([...pairs.values(), ...state.even].map((pair) => [pair.right.id, pair.left.id]));
  const shownCandidates = candidates.map((candidate) => ({ ...candidate, id: systemKey(candidate.system) }));
  // Preselect a candidate only if a reference proves it; any other is the user's choice.
  const likely = shownCandidates.find(({ id, isSure }) => isSure && !linked.has(id));
  const rightId = chosen.right ?? own?.right.id ?? likely?.id ?? null;
  const second = shownCandidates.find(({ id }) => id === rightId);
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
  const pair = () => {
    if (!first || !second) return;
    const { type, id, amount } = second.system;
    decide(link(decisions, first, { type, id, amount, isMissing: second.isMissing }));
    // Select the next row, for keyboard use.
    const place = left.indexOf(first);
    setChosen({ left: (left[place + 1] ?? left[place - 1])?.id ?? null, right: null });
    document.querySelector<HTMLElement>('[data-side=left]')?.focus();
  };
  const part = (one: LeftItem | undefined) => one && decide(unlink(decisions, one));
  if (!data) return <Skeleton lines={8} />;
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text size="lg" weight="semibold" role="status">
          {t('reconcile.pairs.openSums', { over: formatMoney(state.over), short: formatMoney(state.short) })}
        </Text>
        <Text tone="muted">
          {t('reconcile.pairs.about', {
            matched: formatCount(match?.outcomes.MATCHED.count ?? 0),
            even: formatCount(state.even.length),
          })}
        </Text>
      </Stack>
      {data.beyond > 0 && (
        <Text tone="warning">{t('reconcile.pairs.beyond', { count: formatCount(data.beyond) })}</Text>
      )}
      {left.length === 0 && state.missing.length === 0 ? (
        <EmptyState title={t('reconcile.pairs.done')} description={t('reconcile.pairs.doneText')} />
      ) : (
        <PairMatcher
          label={t('reconcile.pairs.label')}
          heads={{
            left: t('reconcile.pairs.left', { count: formatCount(left.length) }),
            right: t('reconcile.pairs.right', { count: formatCount(shownCandidates.length) }),
          }}
          left={left.map(({ id, amount, line, row }) => ({
            id,
            amount,
            title: t('reconcile.row', { line }),
            // The file's own text, as written.
            description: shown(row.cells.map(cellText).filter(Boolean).join(' · '), 300),
            reason: [row.outcome && t(outcomes[row.outcome].label), pairs.get(id)?.right.system.id]
              .filter(Boolean)
              .join(' · '),
          }))}
          right={shownCandidates.map(({ id, system, reasons, against }) => ({
            id,
            amount: signed(system),
            title: system.id,
            description: shown(
              [
                formatDateTime(system.time),
                ...[system.storeName, system.merchantRefId, system.bankRef, system.description],
              ]
                .filter(Boolean)
                .join(' · '),
              300,
            ),
            reason: [
              ...reasons.map((fact) => t(`reconcile.pairs.fact.${fact}`)),
              ...against.map((name) => t(`reconcile.pairs.against.${name}`)),
            ].join(' · '),
          }))}
          // Also while candidates are still loading: Backspace unlinks at once.
          pairs={new Map([...linked].map(([right, left]) => [left, right]))}
          current={current}
          onCurrentChange={(side, id) =>
            setChosen((now) =>
              side === 'left' ? { left: id, right: null } : { left: current.left ?? now.left, right: id },
            )
          }
          onLink={pair}
          onUnlink={(id) => part(left.find((one) => one.id === id))}
          empty={{
            left: t('reconcile.pairs.noLeft'),
            right: t(isSearching ? 'reconcile.pairs.searching' : 'reconcile.pairs.noRight'),
          }}
          bar={
            <Stack direction="row" gap={3} wrap align="center">
              <Text>
                {t('reconcile.pairs.ifLinked')}{' '}
                <Amount value={first && second ? first.amount - signed(second.system) : undefined} />
              </Text>
              <Button
                variant="solid"
                tone="accent"
                disabled={!(current.left && current.right) && t('reconcile.pairs.chooseBoth')}
                onClick={pair}
              >
                {t('reconcile.pairs.link')}
              </Button>
              <Button disabled={!own && t('reconcile.pairs.notLinked')} onClick={() => part(first)}>
                {t('reconcile.pairs.unlink')}
              </Button>
              <Button disabled={steps.current.length === 0 && t('reconcile.pairs.noStep')} onClick={undo}>
                {t('reconcile.pairs.undo')}
              </Button>
              {isSearching && <Text tone="muted">{t('reconcile.pairs.searching')}</Text>}
            </Stack>
          }
        />
      )}
      <Even pairs={state.even} onUnlink={part} />
      <Stack direction="row" gap={3} wrap>
        <Button onClick={onBack}>{t('reconcile.pairs.back')}</Button>
        <Button variant="solid" tone="accent" onClick={() => setNoting(true)}>
          {t('reconcile.note.open')}
        </Button>
      </Stack>
      {isNoting && (
        <NoteDialog
          desk={desk}
          state={state}
          beyond={data.beyond + data.missing}
          onClose={() => setNoting(false)}
        />
      )}
    </Stack>
  );
}

/** Pairs without a difference, collapsed; each can be unlinked again. */
function Even({ pairs, onUnlink }: { pairs: readonly Pair[]; onUnlink: (left: LeftItem) => void }) {
  const t = useT();
  if (pairs.length === 0) return null;
  return (
    <Details title={t.count('reconcile.pairs.even', pairs.length)}>
      <Stack as="ul" gap={2}>
        {pairs.map(({ left, right }) => (
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
