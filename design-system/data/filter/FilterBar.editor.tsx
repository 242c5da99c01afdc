import { type FormEvent, useState } from 'react';
import { Button } from '../../base/button/Button.tsx';
import { Stack } from '../../base/Stack.tsx';
import { RadioGroup } from '../../form/choice/RadioGroup.tsx';
import { Combobox } from '../../form/combobox/Combobox.tsx';
import { MultiSelectList } from '../../form/combobox/MultiSelectList.tsx';
import { FieldGroup } from '../../form/Field.tsx';
import { MoneyField } from '../../form/money/MoneyField.tsx';
import { PeriodField } from '../../form/period/PeriodField.tsx';
import { SearchField } from '../../form/SearchField.tsx';
import { useLabel } from '../../labels.tsx';
import type { AmountValue, FilterField, FilterValue, PeriodValue } from './filters.ts';

export interface FilterEditorProps {
  field: FilterField;
  value: FilterValue;
  onChange: (value: FilterValue) => void;
  /** The value is complete: a popover closes. */
  onDone?: () => void;
}

/** Above this many options there is a search instead of a full list. */
const RADIOS_UP_TO = 8;

/** The fields of one filter. A choice applies at once; an amount applies on Enter. */
export function FilterEditor({ field, value, onChange, onDone }: FilterEditorProps) {
  const { label } = field;
  switch (field.kind) {
    case 'text':
      return (
        <SearchField
          label={label}
          labelHidden={false}
          placeholder={field.placeholder}
          value={(value as string | undefined) ?? ''}
          onChange={(text) => onChange(text || undefined)}
        />
      );
    case 'choice': {
      const chosen = (value as string | undefined) || undefined;
      if (field.options.length <= RADIOS_UP_TO)
        return <RadioGroup label={label} options={field.options} value={chosen} onChange={onChange} />;
      return (
        <Combobox
          label={label}
          options={field.options}
          value={chosen ?? null}
          onChange={(next) => onChange(next ?? undefined)}
        />
      );
    }
    case 'choices':
      return (
        <MultiSelectList
          label={label}
          options={field.options}
          value={(value as readonly string[] | undefined) ?? []}
          onChange={(next) => onChange(next.length > 0 ? next : undefined)}
        />
      );
    case 'period': {
      const { preset, ...period } = (value as PeriodValue | undefined) ?? {};
      return (
        <PeriodField
          opened
          label={label}
          value={period}
          preset={preset}
          presets={field.presets}
          today={field.today}
          onChange={(range, id) => {
            onChange({ ...range, ...(id && { preset: id }) });
            if (id) onDone?.();
          }}
        />
      );
    }
    case 'amount':
      return <AmountEditor label={label} value={value as AmountValue} onChange={onChange} onDone={onDone} />;
  }
}

interface AmountEditorProps extends Pick<FilterEditorProps, 'onChange' | 'onDone'> {
  label: string;
  value: AmountValue | undefined;
}

/** A half-typed amount is another amount: it applies only on Enter or the button. */
function AmountEditor({ label, value, onChange, onDone }: AmountEditorProps) {
  const word = useLabel();
  const [min, setMin] = useState<number | null>(value?.min ?? null);
  const [max, setMax] = useState<number | null>(value?.max ?? null);
  const reversed = min !== null && max !== null && min > max;

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reversed || !event.currentTarget.checkValidity()) return;
    const next = { ...(min !== null && { min }), ...(max !== null && { max }) };
    if (next.min !== value?.min || next.max !== value?.max)
      onChange(min === null && max === null ? undefined : next);
    onDone?.();
  };
  return (
    <form onSubmit={apply} noValidate data-invalid={reversed || undefined}>
      <FieldGroup label={label} error={reversed ? word('amountReversed') : undefined}>
        <Stack gap={3}>
          <MoneyField label={word('atLeast')} value={min} onChange={setMin} />
          <MoneyField label={word('atMost')} value={max} onChange={setMax} />
          <Stack direction="row" justify="end">
            <Button type="submit" size="sm" disabled={reversed && word('amountReversed')}>
              {word('apply')}
            </Button>
          </Stack>
        </Stack>
      </FieldGroup>
    </form>
  );
}
