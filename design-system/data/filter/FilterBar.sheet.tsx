import { type ComponentPropsWithRef, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../base/button/Button.tsx';
import { Heading } from '../../base/Heading.tsx';
import { FilterIcon } from '../../base/icon/icons.ts';
import { Stack } from '../../base/Stack.tsx';
import { useNarrow } from '../../base/useNarrow.ts';
import { useOwnWords } from '../../labels.own.ts';
import { useLabel } from '../../labels.tsx';
import { Sheet } from '../../overlay/Modal.tsx';
import { px, space } from '../../theme/tokens.ts';
import { FilterChip } from './FilterBar.chip.tsx';
import { FilterEditor } from './FilterBar.editor.tsx';
import type { FilterBarProps } from './FilterBar.tsx';
import { isAlwaysOn, isFiltering } from './filters.ts';

const words = { vi: { none: 'Chưa lọc theo tiêu chí nào' }, en: { none: 'No filter is set' } };

/** The filter bar on a phone: one button that opens a sheet with all filters. */
export function FilterSheet({
  fields,
  values,
  onChange,
  onClear,
  sheet,
}: Pick<FilterBarProps, 'fields' | 'values' | 'onChange' | 'onClear' | 'sheet'>) {
  const word = useLabel();
  const own = useOwnWords(words);
  const [isOpen, setIsOpen] = useState(false);
  const { open, onOpenChange: setOpen } = sheet ?? { open: isOpen, onOpenChange: setIsOpen };
  const body = useRef<HTMLDivElement>(null);
  const shown = fields.filter(({ id }) => isFiltering(values[id]));
  const count = shown.length;
  const clearable = shown.some((field) => !isAlwaysOn(field));
  if (fields.length === 0) return null;

  /** Applies pending values, and closes when all of them are valid. */
  const finish = () => {
    const forms = [...(body.current?.querySelectorAll('form') ?? [])];
    for (const form of forms) form.requestSubmit();
    if (!forms.some((form) => form.matches('[data-invalid]') || !form.checkValidity())) setOpen(false);
  };
  return (
    <>
      <Button icon={FilterIcon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count > 0 ? `${word('filters')} (${count})` : word('filters')}
      </Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={word('filters')}
        footer={
          <>
            <Button disabled={!clearable && own('none')} onClick={onClear}>
              {word('clearFilters')}
            </Button>
            <Button variant="solid" tone="accent" onClick={finish}>
              {word('done')}
            </Button>
          </>
        }
      >
        {/* The sheet itself is focused: a focused field would open the keyboard over the filters. */}
        <Stack gap={6} ref={body} tabIndex={-1} data-autofocus>
          {fields.map((field) => (
            <Stack gap={2} key={field.id}>
              {/* The other kinds show their name themselves. */}
              {field.kind === 'choices' && <Heading level={3}>{field.label}</Heading>}
              <FilterEditor
                field={field}
                value={values[field.id]}
                onChange={(value) => onChange(field.id, value)}
              />
            </Stack>
          ))}
        </Stack>
      </Sheet>
      {!sheet && (
        <FilterChips className="chips" {...{ fields, values, onChange }} onOpen={() => setOpen(true)} />
      )}
    </>
  );
}

export interface FilterChipsProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'>,
    Pick<FilterBarProps, 'fields' | 'values' | 'onChange'> {
  /** A chip was pressed: the bar's sheet opens. */
  onOpen: () => void;
}

/** The active filters on a phone, as one scrollable line. Renders nothing on desktop, where the bar shows them. */
export function FilterChips({ fields, values, onChange, onOpen, ...rest }: FilterChipsProps) {
  const narrow = useNarrow();
  const shown = fields.filter(({ id, kind }) => kind !== 'text' && isFiltering(values[id]));
  if (!narrow || shown.length === 0) return null;
  return (
    <ChipsLine {...rest}>
      {shown.map((field) => (
        <FilterChip
          key={field.id}
          field={field}
          value={values[field.id]}
          onChange={(value) => onChange(field.id, value)}
          open={false}
          onOpenChange={onOpen}
          onRemove={isAlwaysOn(field) ? undefined : () => onChange(field.id, undefined)}
        />
      ))}
    </ChipsLine>
  );
}

/** Chips beyond the end fade out; the last chip scrolls clear of the fade. */
const ChipsLine = styled.div`
  --size-control: ${px(32)};
  display: flex;
  flex: 1;
  gap: ${space(2)};
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  padding-inline-end: ${space(5)};
  mask-image: linear-gradient(to right, currentcolor calc(100% - ${space(5)}), transparent);

  & > * {
    flex: none;
    max-width: none;
  }
`;
