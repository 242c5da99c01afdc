import { useState } from 'react';
import {
  amountInWords,
  Banner,
  Button,
  PrintIcon,
  RadioGroup,
  RECEIPT_WIDTHS,
  Receipt,
  RightPanel,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '#design-system';
import { type Translate, useLocale, useT } from '../../i18n/index.ts';
import { formatCount, formatMoney } from '../../lib/money.ts';
import type { PanelProps } from '../../lib/navigation/panel.ts';
import { useQuery } from '../../lib/query.tsx';
import { shown } from '../../lib/shown.ts';
import { formatDateTime, formatTime, now } from '../../lib/time.ts';
import { transactionMethods } from '../../shared/transaction/transactionCodes.ts';
import { useCan, useUser } from '../../state/access.ts';
import { useBusiness, useScope } from '../../state/business.ts';
import { failureText } from '../../state/failureText.ts';
import { useChangePreferences, usePreference } from '../../state/preferences.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { useUserName } from '../../state/session.ts';
import { minuteOf, readShift, type Shift, spanOf } from './shift.ts';
import { useTill } from './till.ts';

const NAME_CHARACTERS = 60;

/** Closes a shift: `?panel=close-shift`. The takings of a time span, as a slip for two signatures. */
export function CloseShiftPanel({ onClose }: PanelProps) {
  const t = useT();
  const user = useUser();
  const userName = useUserName();
  const { till } = useTill();
  const own = useScope();
  const scope = { ...own, storeId: own.storeId ?? till.storeId };
  const width = usePreference('receiptWidth');
  const change = useChangePreferences();
  const mayReadRefunds = useCan('refund:read');
  const [opened] = useState(now);
  const [hours, setHours] = useState({ from: '00:00', to: formatTime(opened).slice(0, 5) });
  const [names, setNames] = useState({ gives: user?.name ?? userName ?? '', takes: '' });
  const [from, to] = [minuteOf(hours.from), minuteOf(hours.to)];
  const span = from === undefined || to === undefined ? undefined : spanOf(from, to, opened);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: scopeKey(scope, 'transactions', 'shift', span),
    queryFn: ({ signal }) => readShift(scope, span!, mayReadRefunds, signal),
    enabled: span !== undefined,
    staleTime: 0,
    meta: { quiet: true },
  });
  const wrong = t('shift.wrongTime');
  return (
    <RightPanel
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('shift.title')}
      footer={
        <>
          <Button loading={isFetching} onClick={() => void refetch()}>
            {t('shift.again')}
          </Button>
          <Button
            variant="solid"
            tone="accent"
            icon={PrintIcon}
            busy={isFetching}
            disabled={!data && (error ? failureText(error, t) : wrong)}
            onClick={() => print()}
          >
            {t('shift.print')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Stack direction="row" gap={3} align="start" grow>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              label={t(`shift.${end}`)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              error={minuteOf(hours[end]) === undefined ? wrong : undefined}
              value={hours[end]}
              onChange={(time) => setHours({ ...hours, [end]: time })}
            />
          ))}
        </Stack>
        {(['gives', 'takes'] as const).map((who) => (
          <TextField
            key={who}
            label={t(`shift.${who}`)}
            autoComplete="off"
            maxLength={NAME_CHARACTERS}
            value={names[who]}
            onChange={(name) => setNames({ ...names, [who]: name })}
          />
        ))}
        <RadioGroup
          label={t('receipt.width')}
          direction="row"
          options={RECEIPT_WIDTHS.map((mm) => ({ value: String(mm), label: t('receipt.mm', { mm }) }))}
          value={String(width)}
          onChange={(next) => change({ receiptWidth: next === '58' ? 58 : 80 })}
        />
        {error && <Banner tone="danger" role="alert" title={failureText(error, t)} />}
        {data && span ? (
          <Slip shift={data} span={span} names={names} width={width} />
        ) : (
          !error && (span ? <Skeleton lines={8} /> : <Text>{wrong}</Text>)
        )}
      </Stack>
    </RightPanel>
  );
}

interface SlipProps {
  shift: Shift;
  span: { from: number; to: number };
  names: { gives: string; takes: string };
  width: (typeof RECEIPT_WIDTHS)[number];
}

/** The printed slip: takings by method and till, inexact payments, and two names. */
function Slip({ shift, span, names, width }: SlipProps) {
  const t = useT();
  const locale = useLocale();
  const business = useBusiness();
  return (
    <Receipt
      width={width}
      name={shown(business?.companyName ?? '-', 200)}
      title={t('shift.slip')}
      lines={[
        { label: t('shift.from'), value: formatDateTime(span.from) },
        { label: t('shift.to'), value: formatDateTime(span.to) },
        ...linesOf(shift, t),
      ]}
      total={{
        label: t('shift.total', { count: formatCount(shift.received.count) }),
        value: formatMoney(shift.received.amount),
      }}
      inWords={amountInWords(shift.received.amount, locale)}
      foot={[t('shift.basis')]}
      signatures={(['gives', 'takes'] as const).map((who) => ({
        label: t(`shift.${who}`),
        name: shown(names[who], NAME_CHARACTERS),
      }))}
    />
  );
}

function linesOf(shift: Shift, t: Translate) {
  const value = ({ count, amount }: { count: number; amount: number }) =>
    t('shift.line', { count: formatCount(count), amount: formatMoney(amount) });
  const { byMethod, byStore, short, over, expired, refunds, refunded } = shift;
  const methodOf = (method: string) =>
    Object.hasOwn(transactionMethods, method)
      ? t(transactionMethods[method as keyof typeof transactionMethods])
      : method;
  return [
    ...byMethod.map(({ method, ...tally }) => ({ label: methodOf(method), value: value(tally) })),
    ...(byStore.length > 1
      ? byStore.map(({ name, ...tally }) => ({ label: shown(name, 80), value: value(tally) }))
      : []),
    { label: t('shift.short'), value: value(short) },
    { label: t('shift.over'), value: value(over) },
    { label: t('shift.expired'), value: value(expired) },
    ...(refunds ? [{ label: t('shift.refunds'), value: value(refunds) }] : []),
    { label: t('shift.refunded'), value: value(refunded) },
  ];
}
