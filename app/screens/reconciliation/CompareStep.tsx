import { useState } from 'react';
import { Banner, Button, DownloadIcon, Heading, Menu, MoneyLine, Select, Stack, Text } from '#design-system';
import { useLocale, useT } from '../../i18n/index.ts';
import { download } from '../../lib/file/download.ts';
import { formatChange, formatCount, formatMoney } from '../../lib/money.ts';
import { useNavigate, useSearch } from '../../lib/navigation/router.tsx';
import { useMutation } from '../../lib/query.tsx';
import { shown } from '../../lib/shown.ts';
import { formatAge, formatFileStamp, now } from '../../lib/time.ts';
import { useExplained } from '../../list/explained.ts';
import { EXPORT_FORMATS, type ExportFormat } from '../../list/export/cells.ts';
import { type MatchResult, OUTCOMES, type Outcome, type RowFilter } from '../../shared/sheet/types.ts';
import { useUser } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { DeskTable } from './DeskTable.tsx';
import { errorFile } from './errorFile.ts';
import { DeskFailure, DeskProgress } from './FileStep.tsx';
import { isClean, outcomes } from './outcomes.ts';
import { TolerancesDialog } from './TolerancesDialog.tsx';
import type { Desk } from './useDesk.ts';

const RECONCILE_PATH = '/merchant/settlement/reconcile';
const SHOWN: readonly RowFilter['show'][] = ['all', 'different', 'faulty', 'notCompared', ...OUTCOMES];

/** The rows selected by the URL: by default, those that differ. */
export function useShown(match: MatchResult | undefined) {
  const search = useSearch();
  const go = useNavigate();
  const params = new URLSearchParams(search);
  const asked = SHOWN.find((one) => one === params.get('show'));
  const show = asked ?? (match && isClean(match) ? 'all' : 'different');
  const write = (name: 'show' | 'view', value: string | undefined) => {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
    go(`${RECONCILE_PATH}${params.size > 0 ? `?${params}` : ''}`, { replace: name === 'show' });
  };
  return { show, isPairs: params.get('view') === 'pairs', write };
}

/** The third step: the outcome of every row, before anything is sent. */
export function CompareStep({ desk }: { desk: Desk }) {
  const t = useT();
  const { match, left } = desk;
  const explained = useExplained('reconciliation');
  const { show, write } = useShown(match);
  const scope = useScope();
  const [hasRules, setRules] = useState(false);
  if (!match) return null;
  /** A figure that filters the rows while it is pressed. */
  const filter = (id: Outcome | 'notCompared') => ({
    ...explained({ id }),
    pressed: show === id,
    onPress: () => write('show', show === id ? undefined : id),
  });
  return (
    <Stack gap={4}>
      <Summary match={match} />
      <DeskProgress desk={desk} />
      <DeskFailure desk={desk} onRetry={() => void desk.rematch({})} />
      <StoreQuestion desk={desk} />
      {(left.beyond > 0 || left.unreadable > 0 || left.incomplete) && (
        <Banner tone="warning" title={t('reconcile.left.title')}>
          {[
            left.beyond > 0 && t('reconcile.left.beyond', { count: formatCount(left.beyond) }),
            left.unreadable > 0 && t('reconcile.left.unreadable', { count: formatCount(left.unreadable) }),
            left.incomplete && t('reconcile.left.moved'),
          ]
            .filter(Boolean)
            .join(' ')}
        </Banner>
      )}
      <MoneyLine
        label={t('reconcile.outcomes')}
        terms={OUTCOMES.map((outcome) => ({
          ...filter(outcome),
          label: t(outcomes[outcome].label),
          count: match.outcomes[outcome].count,
          // Matched rows show their sum; the others their share of the difference.
          ...(outcome !== 'STATUS_DIFFERS' && {
            amount: match.outcomes[outcome][outcome === 'MATCHED' ? 'amount' : 'difference'],
          }),
          ...(outcome !== 'MATCHED' && { tone: outcomes[outcome].tone }),
        }))}
        states={[
          {
            ...filter('notCompared'),
            label: t('reconcile.notCompared'),
            count: match.notCompared.count,
            tone: 'warning',
          },
        ]}
      />
      <DeskTable
        desk={desk}
        show={show}
        tools={
          <>
            <Button aria-pressed={show === 'different'} onClick={() => write('show', 'different')}>
              {t('reconcile.onlyDifferent')}
            </Button>
            <Button aria-pressed={show === 'all'} onClick={() => write('show', 'all')}>
              {t('reconcile.allRows')}
            </Button>
            {!scope.storeId && match.stores.length > 1 && (
              <Select
                label={t('reconcile.store.label')}
                labelHidden
                value={desk.storeId ?? ''}
                options={[
                  { value: '', label: t('reconcile.store.all') },
                  ...match.stores.map(({ id, name }) => ({ value: id, label: shown(name, 32) })),
                ]}
                onChange={(id) => void desk.rematch({ storeId: id || undefined })}
              />
            )}
            <Button onClick={() => setRules(true)}>{t('reconcile.rules.open')}</Button>
          </>
        }
      />
      {hasRules && (
        <TolerancesDialog
          tolerances={desk.tolerances}
          onClose={() => setRules(false)}
          onApply={(tolerances) => {
            setRules(false);
            void desk.rematch({ tolerances });
          }}
        />
      )}
    </Stack>
  );
}

/** Actions on the comparison, in the page header. */
export function CompareActions({ desk }: { desk: Desk }) {
  const t = useT();
  const { match } = desk;
  const { write } = useShown(match);
  if (!match) return null;
  return (
    <>
      <ErrorFile desk={desk} />
      {!isClean(match) && <Button onClick={() => write('view', 'pairs')}>{t('reconcile.pairs.open')}</Button>}
      <Button variant="solid" tone="accent" onClick={() => desk.goTo('send')}>
        {t('reconcile.toSend')}
      </Button>
    </>
  );
}

/** How many rows matched, the totals of both sides, and what is open: one sentence each. */
export function Summary({ match }: { match: MatchResult }) {
  const t = useT();
  const locale = useLocale();
  const { compared, system, difference, over, short, oldest } = match;
  return (
    <Stack gap={1}>
      <Heading level={2}>
        {t('reconcile.summary', {
          matched: formatCount(match.outcomes.MATCHED.count),
          count: formatCount(compared.count),
        })}
      </Heading>
      <Text>
        {t('reconcile.sums', {
          file: formatMoney(compared.amount),
          system: formatMoney(system.amount),
          difference: `${formatChange(difference)}\u00a0₫`,
        })}
      </Text>
      {isClean(match) && difference === 0 && match.notCompared.count === 0 && (
        <Text tone="muted">{t('reconcile.clean')}</Text>
      )}
      {over + short > 0 && oldest !== undefined && (
        <Text tone="muted">
          {t('reconcile.open', {
            over: formatMoney(over),
            short: formatMoney(short),
            age: formatAge(oldest, locale),
          })}
        </Text>
      )}
    </Stack>
  );
}

/** Asks for the file's store if all rows found belong to one store while rows of others count as missing. */
function StoreQuestion({ desk: { match, storeId, rematch } }: { desk: Desk }) {
  const t = useT();
  const scope = useScope();
  const [store, ...others] = match?.stores.filter(({ named }) => named > 0) ?? [];
  const lacking =
    match?.stores.filter((one) => one !== store).reduce((sum, one) => sum + one.lacking, 0) ?? 0;
  if (scope.storeId || storeId || !store || others.length > 0 || lacking === 0) return null;
  const { name } = store;
  return (
    <Banner
      tone="warning"
      title={t('reconcile.store.guess', { name })}
      actions={
        <Button size="sm" onClick={() => void rematch({ storeId: store.id })}>
          {t('reconcile.store.only', { name })}
        </Button>
      }
    >
      {t('reconcile.store.why', { name, count: formatCount(lacking) })}
    </Banner>
  );
}

/** Download of the rows that are not matched: their own columns, and what is wrong. */
function ErrorFile({ desk }: { desk: Desk }) {
  const t = useT();
  const user = useUser();
  const make = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const file = await errorFile(desk, format, user?.userName ?? '-', t);
      download(file, `${t('reconcile.errorFile')}_${formatFileStamp(now())}.${format}`);
    },
  });
  const items = EXPORT_FORMATS.map((format) => ({
    id: format,
    label: format.toUpperCase(),
    run: () => make.mutate(format),
  }));
  return (
    <Menu
      trigger={{ label: t('reconcile.getErrors'), icon: DownloadIcon, loading: make.isPending }}
      items={items}
    />
  );
}
