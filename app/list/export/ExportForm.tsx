import type { ReactNode } from 'react';
import { Banner, DescriptionList, FieldGroup, RadioGroup, Stack, Text } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { formatCount } from '../../lib/money.ts';
import { EXPORT_FORMATS, type ExportFormat } from './cells.ts';
import { EXPORT_CAP } from './exportFile.ts';

export const EXPORT_RANGES = ['page', 'selection', 'all'] as const;
export type ExportRange = (typeof EXPORT_RANGES)[number];

const COLUMN_CHOICES = ['visible', 'all'] as const;

export interface ExportChoice {
  format: ExportFormat;
  columns: (typeof COLUMN_CHOICES)[number];
  range: ExportRange;
  /** The name of the template that sets the columns; '' for none. */
  template: string;
}

interface ExportFormProps {
  choice: ExportChoice;
  onChange: (choice: ExportChoice) => void;
  /** The row count of each range. */
  counts: Record<ExportRange, number>;
  filters: readonly { label: string; value: string }[];
  /** The templates, shown above the options. */
  templates?: ReactNode;
}

/** The options of an export, the active filters and the number of rows beyond the limit. */
export function ExportForm({ choice, onChange, counts, filters, templates }: ExportFormProps) {
  const t = useT();
  const rest = counts[choice.range] - EXPORT_CAP;
  // A radio group returns the value of an option as text.
  const set = (change: Record<string, string>) => onChange({ ...choice, ...change } as ExportChoice);
  return (
    <Stack gap={4}>
      {templates}
      <RadioGroup
        label={t('export.format')}
        value={choice.format}
        onChange={(format) => set({ format })}
        options={EXPORT_FORMATS.map((format) => ({
          value: format,
          label: t(`export.${format}`),
          hint: t(`export.${format}Hint`),
        }))}
      />
      {choice.template === '' && (
        <RadioGroup
          label={t('export.columns')}
          value={choice.columns}
          onChange={(columns) => set({ columns })}
          direction="row"
          options={COLUMN_CHOICES.map((columns) => ({
            value: columns,
            label: t(`export.${columns}Columns`),
          }))}
        />
      )}
      <RadioGroup
        label={t('export.range')}
        value={choice.range}
        onChange={(range) => set({ range })}
        options={EXPORT_RANGES.map((range) => ({
          value: range,
          label: t.count(`export.${range}`, counts[range]),
          disabled: counts[range] === 0,
        }))}
      />
      <FieldGroup label={t('export.filters')}>
        {filters.length > 0 ? (
          <DescriptionList columns={1} items={filters.map(({ label, value }) => ({ term: label, value }))} />
        ) : (
          <Text>{t('export.noFilters')}</Text>
        )}
      </FieldGroup>
      {rest > 0 && (
        <Banner title={t('export.capped', { cap: formatCount(EXPORT_CAP), rest: formatCount(rest) })} />
      )}
    </Stack>
  );
}
