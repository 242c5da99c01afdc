import { useMemo, useState } from 'react';
import {
  Banner,
  Button,
  ClientTable,
  DescriptionList,
  ProgressBar,
  Section,
  Stack,
  Tabs,
  Text,
} from '#design-system';
import { referenceOf } from '../../api/http/errors.ts';
import type { ImportResult } from '../../api/reconcileImport.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { formatCount } from '../../lib/money.ts';
import { useOnline } from '../../lib/online.ts';
import { shown } from '../../lib/shown.ts';
import { useCan } from '../../state/access.ts';
import { failureText } from '../../state/failureText.ts';
import { Summary } from './CompareStep.tsx';
import { DeskTable } from './DeskTable.tsx';
import { deskColumns } from './deskColumns.tsx';
import { daysText, nameOfRow, toneOfDeskRow } from './outcomes.ts';
import type { Desk } from './useDesk.ts';
import { type Agreement, type Send, serverRows } from './useSend.ts';

/** The last step: uploads the unchanged file, and shows the service's results beside ours. */
export function SendStep({ desk, task }: { desk: Desk; task: Send }) {
  const t = useT();
  const online = useOnline();
  const mayImport = useCan('settlement:import');
  const { state, send, cancel } = task;
  const { file, period, match, hash = '' } = desk;
  if (!file || !match || !period) return null;
  if (state.step === 'done') return <Checked desk={desk} {...state} />;
  const store = match.stores.find(({ id }) => id === desk.storeId);
  const isBusy = state.step === 'sending' || state.step === 'comparing';
  const isTaken = desk.read?.format === 'csv' || desk.read?.format === 'xlsx';
  const off =
    (!mayImport && t('reconcile.needs', { scope: 'settlement:import' })) ||
    (!isTaken && t('reconcile.send.otherFormat')) ||
    (!online && t('form.waitOnline'));
  const code = state.step === 'failed' ? referenceOf(state.error) : undefined;
  return (
    <Stack gap={4}>
      <Summary match={match} />
      <Section title={t('reconcile.send.what')} description={t('reconcile.send.about')}>
        <DescriptionList
          items={[
            { term: t('reconcile.file'), value: shown(file.name, 200) },
            {
              term: t('reconcile.send.size'),
              value: t('reconcile.send.bytes', { count: formatCount(file.size) }),
            },
            { term: t('reconcile.period'), value: daysText(period) },
            ...(store ? [{ term: t('reconcile.store.label'), value: store.name }] : []),
            { term: 'SHA-256', value: `${hash.slice(0, 16)}…`, copy: hash },
          ]}
        />
      </Section>
      {state.step === 'ready' && state.cancelled && <Banner title={t('reconcile.send.cancelled')} />}
      {state.step === 'failed' && (
        <Banner
          tone={state.unknown ? 'warning' : 'danger'}
          role="alert"
          title={t(state.unknown ? 'reconcile.send.unknown' : 'reconcile.send.failed')}
          code={code}
        >
          {failureText(state.error, t)} {state.unknown && t('reconcile.send.again')}
        </Banner>
      )}
      {isBusy && (
        <Stack gap={2}>
          <Text role="status">
            {t(state.step === 'sending' ? 'reconcile.send.sending' : 'reconcile.send.comparing')}
          </Text>
          <ProgressBar
            size="md"
            label={t('reconcile.send.sending')}
            {...(state.step === 'sending' && state.sent > 0 && { value: state.sent, max: state.total })}
          />
        </Stack>
      )}
      <Stack direction="row" gap={3} wrap>
        {isBusy ? (
          <Button onClick={cancel}>{t('action.cancel')}</Button>
        ) : (
          <Button variant="solid" tone="accent" disabled={off} onClick={() => void send()}>
            {t(state.step === 'failed' ? 'reconcile.send.retry' : 'reconcile.send.send')}
          </Button>
        )}
        {!online && <Text tone="muted">{t('form.offline')}</Text>}
      </Stack>
    </Stack>
  );
}

interface CheckedProps {
  desk: Desk;
  result: ImportResult;
  agreement: Agreement;
}

/** The service's results beside ours, row by row; rows that differ come first. */
function Checked({ desk, result, agreement }: CheckedProps) {
  const t = useT();
  const { agrees, differs, differing, unknown } = agreement;
  const [tab, setTab] = useState(differs > 0 ? 'differs' : 'all');
  const serverOf = useMemo(() => serverRows(result), [result]);
  const locale = useLocale();
  const columns = useMemo(
    () => deskColumns(t, locale, desk.mapping, serverOf),
    [t, locale, desk.mapping, serverOf],
  );
  const isSame = differs === 0 && unknown === 0;
  return (
    <Stack gap={4}>
      <Banner
        tone={isSame ? 'success' : 'warning'}
        title={
          isSame
            ? t('reconcile.agreement.all', { count: formatCount(agrees) })
            : t('reconcile.agreement.some', {
                agrees: formatCount(agrees),
                count: formatCount(agrees + differs),
                differs: formatCount(differs),
              })
        }
        code={result.code}
      >
        {t('reconcile.agreement.counts', {
          total: formatCount(result.total),
          matched: formatCount(result.matched),
          differing: formatCount(result.differing),
          failed: formatCount(result.failed),
        })}{' '}
        {unknown > 0 && t('reconcile.agreement.unknown', { count: formatCount(unknown) })}{' '}
        {result.unreadable > 0 &&
          t('reconcile.agreement.unreadable', { count: formatCount(result.unreadable) })}
      </Banner>
      <Tabs
        label={t('reconcile.agreement.label')}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'differs', label: t('reconcile.agreement.differs'), count: differs },
          { id: 'all', label: t('reconcile.allRows'), count: agrees + differs },
        ]}
      />
      {tab === 'all' ? (
        <DeskTable desk={desk} show="all" serverOf={serverOf} />
      ) : (
        <ClientTable
          caption={t('reconcile.agreement.differs')}
          columns={columns}
          rows={differing}
          rowId={({ key }) => key}
          rowLabel={(row) => t('reconcile.row', { line: nameOfRow(row) })}
          rowTone={toneOfDeskRow}
          empty={<Text tone="muted">{t('reconcile.agreement.none')}</Text>}
        />
      )}
    </Stack>
  );
}
