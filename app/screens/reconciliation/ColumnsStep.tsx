import { useMemo, useState } from 'react';
import {
  Banner,
  Button,
  type Column,
  DataTable,
  DescriptionList,
  Details,
  PeriodField,
  Section,
  Select,
  Stack,
  Text,
} from '#design-system';
import { useT } from '../../i18n/index.ts';
import { formatCount, formatMoney } from '../../lib/money.ts';
import { useOnline } from '../../lib/online.ts';
import { shown } from '../../lib/shown.ts';
import { dayOf, formatDay, isDay, now } from '../../lib/time.ts';
import { SheetNotes } from '../../shared/sheet/SheetNotes.tsx';
import {
  type CheckResult,
  FIELDS,
  type Field,
  type ReadFile,
  type Sample,
} from '../../shared/sheet/types.ts';
import { useCan } from '../../state/access.ts';
import { DeskTable } from './DeskTable.tsx';
import { DeskFailure, DeskProgress, SheetSelect } from './FileStep.tsx';
import type { Desk } from './useDesk.ts';

/** The second step: the file as read, the meaning of its columns, and the days to compare. Everything can be changed. */
export function ColumnsStep({ desk }: { desk: Desk }) {
  const t = useT();
  const { read, period, check, work } = desk;
  if (!read) return null;
  return (
    <Stack gap={4}>
      <DeskProgress desk={desk} />
      <DeskFailure desk={desk} onRetry={() => void desk.compare()} />
      <WhatWasRead desk={desk} read={read} />
      <Section title={t('reconcile.columns')} description={t('reconcile.columnsAbout')}>
        <Stack gap={4}>
          {desk.isRemembered && <Text tone="muted">{t('reconcile.remembered')}</Text>}
          <Columns key={`${read.name} ${read.sheet}`} desk={desk} read={read} />
          <Samples read={read} />
        </Stack>
      </Section>
      <Section title={t('reconcile.period')}>
        <Stack gap={4} readable>
          <PeriodField
            label={t('reconcile.period')}
            labelHidden
            hint={t('reconcile.periodHint')}
            value={{ from: period?.from, to: period?.to }}
            today={dayOf(now())}
            max={dayOf(now())}
            onChange={({ from, to }) => {
              if (from && to && isDay(from) && isDay(to)) void desk.understand(desk.mapping, { from, to });
            }}
          />
          {check && check.byDay.length > 1 && (
            <Text tone="muted">
              {check.byDay
                .slice(0, 10)
                .map(({ day, count }) =>
                  t('reconcile.dayCount', { day: formatDay(day), count: formatCount(count) }),
                )
                .join(' · ')}
            </Text>
          )}
        </Stack>
      </Section>
      {check && !work && <Faults desk={desk} check={check} />}
    </Stack>
  );
}

/** The step's main action, in the page header. */
export function CompareButton({ desk: { check, period, work, compare } }: { desk: Desk }) {
  const t = useT();
  const online = useOnline();
  const mayRead = useCan('transaction:read');
  const count = check ? check.count - check.faulty : 0;
  return (
    <Button
      variant="solid"
      tone="accent"
      busy={work !== undefined}
      disabled={
        (!mayRead && t('reconcile.needs', { scope: 'transaction:read' })) ||
        (!online && t('form.waitOnline')) ||
        (!period && t('field.choose', { name: t('reconcile.period').toLowerCase() })) ||
        (count === 0 && t('user.import.noneGood'))
      }
      onClick={() => void compare()}
    >
      {check ? t.count('reconcile.compareRows', count) : t('reconcile.compare')}
    </Button>
  );
}

/** The file itself: its kind, its sheets, and anything unusual about it. */
function WhatWasRead({ desk, read }: { desk: Desk; read: ReadFile }) {
  const t = useT();
  const { file, check } = desk;
  const kind = [
    read.format.toUpperCase(),
    read.encoding,
    read.separator && t('reconcile.separator', { sign: read.separator === '\t' ? 'Tab' : read.separator }),
  ].filter(Boolean);
  return (
    <Section title={shown(read.name, 200)}>
      <Stack gap={3}>
        <DescriptionList
          columns={3}
          items={[
            { term: t('reconcile.kind'), value: kind.join(' · ') },
            { term: t('reconcile.headingLine'), value: formatCount(read.headingLine) },
            { term: t('reconcile.rows'), value: formatCount(read.rows) },
            ...(check ? [{ term: t('reconcile.sum'), value: formatMoney(check.amount) }] : []),
          ]}
        />
        {read.sheets.length > 1 && (
          <Stack readable>
            <SheetSelect
              sheets={read.sheets}
              value={read.sheet ?? ''}
              onChange={(sheet) => void desk.choose(file, { sheet })}
            />
          </Stack>
        )}
        <SheetNotes
          read={read}
          onHidden={(withoutHidden) => void desk.choose(file, { sheet: read.sheet, withoutHidden })}
        />
      </Stack>
    </Section>
  );
}

/** Required to compare; of the two ids, a file needs at least one. */
const NEEDED: readonly Field[] = ['transactionId', 'merchantRefId', 'time', 'amount'];

/** Each field with its column; fields that the file does not have are collapsed. */
function Columns({ desk, read }: { desk: Desk; read: ReadFile }) {
  const t = useT();
  const { mapping } = desk;
  const options = read.headings.map((heading, index) => ({
    value: String(index),
    label: shown(heading || t('reconcile.columnNumber', { number: index + 1 }), 60),
  }));
  // Keep the section open while the user chooses.
  const [open] = useState(() =>
    FIELDS.filter((field) => NEEDED.includes(field) || mapping[field] !== undefined),
  );
  const draw = (fields: readonly Field[]) => (
    <Stack direction="responsive" gap={3} wrap align="end">
      {fields.map((field) => (
        <Select
          key={field}
          label={t(`reconcile.field.${field}`)}
          required={field === 'time' || field === 'amount'}
          placeholder={t('reconcile.noColumn')}
          value={mapping[field] === undefined ? '' : String(mapping[field])}
          options={options}
          onChange={(value) => {
            const { [field]: _, ...rest } = mapping;
            void desk.understand(value === '' ? rest : { ...rest, [field]: Number(value) });
          }}
        />
      ))}
    </Stack>
  );
  const rest = FIELDS.filter((field) => !open.includes(field));
  return (
    <Stack gap={3}>
      {draw(open)}
      {rest.length > 0 && <Details title={t('reconcile.moreColumns')}>{draw(rest)}</Details>}
    </Stack>
  );
}

/** The first rows as written. */
function Samples({ read }: { read: ReadFile }) {
  const t = useT();
  const columns = useMemo(
    () =>
      read.headings.map(
        (heading, index): Column<Sample> => ({
          id: `c${index}`,
          header: shown(heading || t('reconcile.columnNumber', { number: index + 1 }), 60),
          cell: ({ cells }) => shown(cells[index] ?? '', 200),
          text: ({ cells }) => cells[index] ?? '',
          width: 140,
          ...(index === 0 ? { rowHeader: true, card: 'title' as const } : { card: 'meta' as const }),
        }),
      ),
    [read, t],
  );
  return (
    <Stack gap={2}>
      <Text tone="muted">{t('reconcile.samples')}</Text>
      <DataTable
        caption={t('reconcile.samples')}
        columns={columns}
        rows={read.samples}
        rowId={({ line }) => String(line)}
        rowLabel={({ line }) => t('reconcile.row', { line })}
        status="ready"
      />
    </Stack>
  );
}

/** How many rows have faults, with each row and its faults; the total stated in the file. */
function Faults({ desk, check }: { desk: Desk; check: CheckResult }) {
  const t = useT();
  const { faulty, warned, total, count } = check;
  return (
    <Stack gap={3}>
      {total && total.written !== total.summed && (
        <Banner
          tone="warning"
          title={t('reconcile.totalDiffers', {
            line: total.line,
            written: formatMoney(total.written),
            summed: formatMoney(total.summed),
          })}
        />
      )}
      {faulty + warned === 0 ? (
        <Banner tone="success" title={t.count('reconcile.allGood', count)} />
      ) : (
        <Banner
          tone="warning"
          title={t('reconcile.faulty', { faulty: formatCount(faulty), warned: formatCount(warned) })}
        />
      )}
      {faulty > 0 && <DeskTable desk={desk} show="faulty" />}
      {warned > 0 && (
        <Details title={t('reconcile.warnedRows')}>
          <DeskTable desk={desk} show="warned" />
        </Details>
      )}
    </Stack>
  );
}
