import { useEffect, useState } from 'react';
import { Amount, Button, RightPanel, Stack, Stage, Text, TextArea } from '#design-system';
import { listTransactions } from '../../api/transactions.ts';
import { listVanChanges } from '../../api/van.ts';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import type { PanelProps } from '../../lib/navigation/panel.ts';
import { useQuery } from '../../lib/query.tsx';
import { shown } from '../../lib/shown.ts';
import { formatTime, now } from '../../lib/time.ts';
import { type Arrived, type Claim, fits, isLookable, readClaim } from '../../shared/payment/claim.ts';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { failureText } from '../../state/failureText.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { RECEIVED } from './received.ts';

/**
 * Search window (seconds): an amount alone means the customer at the counter; a time or a code is precise enough for a
 * day.
 */
const [JUST_NOW, A_DAY] = [30 * 60, 24 * 3600];
const EVERY_MS = 5000;
const TYPED_MS = 400;

const spanOf = ({ minute, day, codes }: Claim) =>
  minute !== undefined || day !== undefined || codes.length > 0 ? A_DAY : JUST_NOW;

interface Found extends Arrived {
  id: string;
  order: string | undefined;
  store: string | undefined;
  bank: string | undefined;
}

/**
 * "Has the money come?": `?panel=money-arrived&of=430.000`. One box for what the customer says or shows; it searches
 * the transactions, and the account if the user may see it, until the money arrives. A payment that does not fit
 * everything stated is not shown.
 */
export function MoneyArrivedPanel({ of, onClose }: PanelProps) {
  const t = useT();
  const [text, setText] = useState(of ?? '');
  const settledText = useSettled(text);
  const claim = readClaim(settledText);
  return (
    <RightPanel
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('arrived.title')}
      footer={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      <Stack gap={4}>
        <TextArea
          label={t('arrived.box')}
          hint={t('arrived.hint')}
          rows={3}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={setText}
        />
        <Answer claim={claim} />
      </Stack>
    </RightPanel>
  );
}

/** The text, debounced. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function Answer({ claim }: { claim: Claim }) {
  const t = useT();
  const { found, isAsked, error } = useArrived(claim);
  if (claim.unclear) return <Text role="status">{t('arrived.unclear')}</Text>;
  if (!isLookable(claim)) return null;
  if (error) return <Text role="alert">{failureText(error, t)}</Text>;
  if (!isAsked) return <Text role="status">{t('arrived.looking')}</Text>;
  const minutes = spanOf(claim) / 60;
  const [one] = found;
  if (!one)
    return (
      <Stack gap={1} role="status">
        <Text weight="semibold" size="lg">
          {minutes < 60 ? t('arrived.none', { minutes }) : t('arrived.noneOfDay')}
        </Text>
        <Text tone="muted">{t('arrived.keepsLooking')}</Text>
        {claim.amount !== undefined && claim.amount < 1000 && (
          <Text tone="warning">{t('arrived.low', { amount: formatMoney(claim.amount) })}</Text>
        )}
      </Stack>
    );
  if (found.length > 1)
    return (
      <Text role="status" weight="medium">
        {t.count('arrived.several', found.length)}
      </Text>
    );
  const from = [one.payerName, one.bank, one.order, one.store].filter(Boolean);
  return (
    <Stage tone="success" title={t('arrived.yes', { time: formatTime(one.at) })} role="status">
      <Amount value={one.amount} size="stage" />
      <Text translate="no">{shown(from.join(' · '), 200)}</Text>
    </Stage>
  );
}

/** The payments that fit a claim; polls until there is one. */
function useArrived(claim: Claim) {
  const scope = useScope();
  const mayReadVan = useCan('van:read');
  const enabled = isLookable(claim) && !claim.unclear;
  const asked = (time: string) => ({
    page: 1,
    pageSize: 50,
    sort: `-${time}`,
    from: now() - spanOf(claim),
    to: now() + 60,
    ...(claim.amount === undefined
      ? { keyword: claim.codes[0] }
      : { minAmount: claim.amount, maxAmount: claim.amount }),
  });
  const options = (of: string, isFound: (rows: readonly Found[]) => boolean) => ({
    queryKey: scopeKey(scope, 'transactions', 'arrived', of, claim),
    refetchInterval: (query: { state: { data?: readonly Found[] | undefined } }) =>
      isFound(query.state.data ?? []) ? (false as const) : EVERY_MS,
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  });
  const hasOne = (rows: readonly Found[]) => rows.length > 0;
  const transactions = useQuery({
    ...options('transactions', hasOne),
    enabled,
    queryFn: async ({ signal }) => {
      const query = { ...asked('paidAt'), timeField: 'paidAt', status: RECEIVED.join(',') };
      const { items } = await listTransactions(scope, query, signal);
      return items
        .map(
          (row): Found => ({
            id: row.id,
            amount: row.amount,
            at: row.paidAt ?? row.createdAt,
            texts: [row.id, row.merchantRefId, row.bankRef, row.description],
            payerName: row.payerName,
            order: row.merchantRefId,
            store: row.storeName,
            bank: row.bankName,
          }),
        )
        .filter((one) => fits(claim, one));
    },
  });
  const van = useQuery({
    ...options('van', hasOne),
    enabled: enabled && mayReadVan,
    queryFn: async ({ signal }) => {
      const { items } = await listVanChanges(scope, { ...asked('at'), direction: 'IN' }, signal);
      return items
        .map(
          (row): Found => ({
            id: row.id,
            amount: row.amount,
            at: row.at,
            texts: [row.bankRef, row.matchedRefId, row.content],
            payerName: row.payerName,
            order: row.matchedRefId,
            store: row.storeName,
            bank: row.payerBank,
          }),
        )
        .filter((one) => fits(claim, one));
    },
  });
  const paid = transactions.data ?? [];
  // The balance change of a transaction is the same money.
  const lines = (van.data ?? []).filter(({ order }) => !paid.some((one) => order && one.order === order));
  return {
    found: [...paid, ...lines],
    isAsked: transactions.data !== undefined,
    error: transactions.data ? null : transactions.error,
  };
}
