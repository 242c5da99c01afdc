import { Amount, Banner, Button, DownloadIcon, Heading, Menu, MoneyLine, Stack, Text } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { download } from '../../lib/file/download.ts';
import { formatCount, formatMoney } from '../../lib/money.ts';
import { useNavigate, useSearch } from '../../lib/navigation/router.tsx';
import { useMutation } from '../../lib/query.tsx';
import { formatDateTime, formatDay, formatFileStamp, now } from '../../lib/time.ts';
import { useUser } from '../../state/access.ts';
import { DeskTable } from './DeskTable.tsx';
import { type MatchResult, OUTCOMES, type RowFilter } from './file/types.ts';
import { outcomes } from './outcomes.ts';
import type { Desk } from './useDesk.ts';

const RECONCILE_PATH = '/merchant/settlement/reconcile';
const SHOWN: readonly RowFilter['show'][] = ['all', 'different', 'faulty', 'notCompared', ...OUTCOMES];

/** Which rows the address asks for: those that differ, unless said. */
export function useShown(match: MatchResult | undefined) {
  const search = useSearch();
  const go = useNavigate();
  const params = new URLSearchParams(search);
  const asked = SHOWN.find((one) => one === params.get('show'));
  const isClean = match && match.outcomes.MATCHED.count === match.compared.count && match.difference === 0;
  const show = asked ?? (isClean ? 'all' : 'different');
  const write = (name: 'show' | 'view', value: string | undefined) => {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
    go(`${RECONCILE_PATH}${params.size > 0 ? `?${params}` : ''}`, { replace: name === 'show' });
  };
  return { show, isPairs: params.get('view') === 'pairs', write };
}

/** The third step: what became of every row, seen before anything is sent. */
export function CompareStep({ desk }: { desk: Desk }) {
  const t = useT();
  const { match, left } = desk;
  const { show, write } = useShown(match);
  if (!match) return null;
  return (
    <Stack gap={4}>
      <Summary match={match} />
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
          id: outcome,
          label: t(outcomes[outcome].label),
          count: match.outcomes[outcome].count,
          amount: match.outcomes[outcome].amount,
          ...(outcome !== 'MATCHED' && { tone: outcomes[outcome].tone }),
          pressed: show === outcome,
          onPress: () => write('show', show === outcome ? undefined : outcome),
        }))}
        states={[
          {
            id: 'notCompared',
            label: t('reconcile.notCompared'),
            count: match.notCompared.count,
            tone: 'warning' as const,
            pressed: show === 'notCompared',
            onPress: () => write('show', show === 'notCompared' ? undefined : 'notCompared'),
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
          </>
        }
      />
    </Stack>
  );
}

/** What can be done with a comparison, at the head of its page. */
export function CompareActions({ desk }: { desk: Desk }) {
  const t = useT();
  const { match } = desk;
  const { write } = useShown(match);
  if (!match) return null;
  const { MATCHED, MISSING_IN_FILE } = match.outcomes;
  const hasOpen = MATCHED.count < match.compared.count || MISSING_IN_FILE.count > 0;
  return (
    <>
      <ErrorFile desk={desk} />
      {hasOpen && <Button onClick={() => write('view', 'pairs')}>{t('reconcile.pairs.open')}</Button>}
      <Button variant="solid" tone="accent" onClick={() => desk.goTo('send')}>
        {t('reconcile.toSend')}
      </Button>
    </>
  );
}

/** "Khớp 1.280/1.284, lệch 36.000 ₫": the one sentence that the desk is for. */
export function Summary({ match }: { match: MatchResult }) {
  const t = useT();
  const { MATCHED, MISSING_IN_FILE } = match.outcomes;
  const clean =
    MATCHED.count === match.compared.count && MISSING_IN_FILE.count === 0 && match.notCompared.count === 0;
  return (
    <Stack gap={1}>
      <Heading level={2}>
        {t('reconcile.summary', {
          matched: formatCount(MATCHED.count),
          count: formatCount(match.compared.count),
        })}
        <Text tone={match.absoluteDifference === 0 ? 'success' : 'danger'}>
          {t('reconcile.off')} <Amount value={match.absoluteDifference} />
        </Text>
      </Heading>
      <Text tone="muted">
        {clean
          ? t('reconcile.clean')
          : t('reconcile.sums', {
              file: formatMoney(match.compared.amount),
              difference: formatMoney(match.difference),
            })}
      </Text>
    </Stack>
  );
}

/** The rows that are not matched, in their own columns with what is wrong. */
function ErrorFile({ desk: { client, file, period } }: { desk: Desk }) {
  const t = useT();
  const user = useUser();
  const make = useMutation({
    mutationFn: async (format: 'csv' | 'xlsx') => {
      if (!client.current || !file) return;
      const days = period ? `${formatDay(period.from)} - ${formatDay(period.to)}` : '-';
      const blob = await client.current.errorFile(format, {
        heading: t('reconcile.errorHeading'),
        say: ({ key, values }) => t(key, values),
        sheet: t('reconcile.errorSheet'),
        infoSheet: t('export.infoSheet'),
        info: [
          [t('reconcile.file'), file.name],
          [t('reconcile.period'), days],
          [t('export.exportedBy'), user?.userName ?? '-'],
          [t('export.exportedAt'), formatDateTime(now())],
        ],
      });
      download(blob, `${t('reconcile.errorFile')}_${formatFileStamp(now())}.${format}`);
    },
  });
  const items = (['xlsx', 'csv'] as const).map((format) => ({
    id: format,
    label: format.toUpperCase(),
    onSelect: () => make.mutate(format),
  }));
  return (
    <Menu
      trigger={{ label: t('reconcile.getErrors'), icon: DownloadIcon, disabled: make.isPending }}
      items={items}
    />
  );
}
