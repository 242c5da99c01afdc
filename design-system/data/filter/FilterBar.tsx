import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { Button } from '../../base/button/Button.tsx';
import { PlusIcon } from '../../base/icon/icons.ts';
import { useNarrow } from '../../base/useNarrow.ts';
import { SearchField } from '../../form/SearchField.tsx';
import { useOwnWords } from '../../labels.own.ts';
import { useLabel } from '../../labels.tsx';
import { Menu } from '../../overlay/Menu.tsx';
import { border, media, px, size, space } from '../../theme/tokens.ts';
import { FilterChip } from './FilterBar.chip.tsx';
import { FilterSheet } from './FilterBar.sheet.tsx';
import { type FilterField, type FilterValue, type FilterValues, isAlwaysOn, isFiltering } from './filters.ts';

export interface FilterBarProps extends Omit<ComponentPropsWithRef<'search'>, 'children' | 'onChange'> {
  fields: readonly FilterField[];
  values: FilterValues;
  /** Undefined removes the filter. */
  onChange: (id: string, value: FilterValue) => void;
  /** Removes all filters at once. */
  onClear: () => void;
  /** At the end of the bar: the `SavedViews` of the list. */
  end?: ReactNode;
  /** Whether the phone's sheet is open; controlled when `FilterChips` elsewhere open it too. */
  sheet?: { open: boolean; onOpenChange: (open: boolean) => void };
}

const words = { vi: { all: 'Đã thêm tất cả bộ lọc' }, en: { all: 'All filters are added' } };

/**
 * The filters of a list: a search box, the period, the active filters, and a menu of the others. Phones have one
 * button, which opens them all in a sheet.
 */
export function FilterBar({ fields, values, onChange, onClear, end, sheet, ...rest }: FilterBarProps) {
  const word = useLabel();
  const narrow = useNarrow();
  const search = fields.find(({ kind }) => kind === 'text');
  const others = fields.filter((field) => field !== search);
  const shared = { values, onChange, onClear, fields: others };
  return (
    <Root aria-label={word('filters')} {...rest}>
      {search?.kind === 'text' && (
        <div className="search">
          <SearchField
            // Labelled "search": the filter's own label is for chips and summaries.
            placeholder={search.placeholder ?? search.label}
            value={(values[search.id] as string | undefined) ?? ''}
            onChange={(text) => onChange(search.id, text || undefined)}
          />
        </div>
      )}
      {narrow ? (
        <FilterSheet {...shared} sheet={sheet} />
      ) : (
        <Chips
          {...shared}
          clearable={fields.some((field) => isFiltering(values[field.id]) && !isAlwaysOn(field))}
        />
      )}
      {end && <div className="end">{end}</div>}
    </Root>
  );
}

interface ChipsProps extends Pick<FilterBarProps, 'fields' | 'values' | 'onChange' | 'onClear'> {
  /** Some filter can be removed. */
  clearable: boolean;
}

function Chips({ fields, values, onChange, onClear, clearable }: ChipsProps) {
  const word = useLabel();
  const [openId, setOpenId] = useState<string>();
  const isOn = ({ id }: FilterField) => isFiltering(values[id]);
  const own = useOwnWords(words);
  const adder = useRef<HTMLButtonElement>(null);
  // When a focused chip is removed, the focus moves to the button that adds it again.
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (gone > 0) adder.current?.focus();
  }, [gone]);

  const periods = fields.filter(({ kind }) => kind === 'period');
  const rest = fields.filter(({ kind }) => kind !== 'period');
  const shown = rest.filter((field) => isOn(field) || field.id === openId);
  const addable = rest.filter((field) => !shown.includes(field));

  const chip = (field: FilterField) => (
    <FilterChip
      key={field.id}
      field={field}
      value={values[field.id]}
      onChange={(value) => onChange(field.id, value)}
      open={openId === field.id}
      onOpenChange={(open) => {
        setOpenId(open ? field.id : undefined);
        if (!open && !isOn(field) && field.kind !== 'period') setGone((count) => count + 1);
      }}
      onRemove={
        !isOn(field) || (field.kind === 'period' && field.required)
          ? undefined
          : () => {
              onChange(field.id, undefined);
              setGone((count) => count + 1);
            }
      }
    />
  );
  return (
    <>
      {periods.map(chip)}
      {shown.map(chip)}
      {clearable && (
        <Button
          variant="ghost"
          tone="accent"
          onClick={() => {
            onClear();
            setGone((count) => count + 1);
          }}
        >
          {word('clearFilters')}
        </Button>
      )}
      {rest.length > 0 && (
        <Menu
          items={addable.map(({ id, label }) => ({ id, label, run: () => setOpenId(id) }))}
          trigger={(trigger) => (
            <Button
              variant="ghost"
              icon={PlusIcon}
              data-tip={word('addFilter')}
              {...trigger}
              disabled={addable.length === 0 && own('all')}
              ref={(button) => {
                adder.current = button;
                trigger.ref.current = button;
              }}
            >
              {word('addFilter')}
            </Button>
          )}
        />
      )}
    </>
  );
}

/** A button without its visible label, which stays its accessible name. */
const iconAlone = css`
  width: ${size.control};
  padding: 0;

  & > span {
    position: absolute;
    width: ${border.width};
    clip-path: inset(50%);
    overflow: hidden;
  }
  & > span ~ svg {
    display: none;
  }
`;

const Root = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;

  ${media.desktop} {
    container-type: inline-size;
  }
  & > .search {
    flex: 1 1 ${px(200)};
    max-width: ${px(384)};
  }
  & > .end {
    margin-inline-start: auto;
  }
  /* Adding or removing a filter must not move the rows below: the bar stays on one line while labels can be hidden.
     The first filter beside the period hides the label of the views, the second all other labels. */
  @container (max-width: ${px(1080)}) {
    &:has(> [data-kind] ~ [data-kind]) > .end > button {
      ${iconAlone}
    }
  }
  @container (max-width: ${px(1240)}) {
    &:has(> [data-kind] ~ [data-kind] ~ [data-kind]) > button[aria-haspopup],
    &:has(> [data-kind] ~ [data-kind] ~ [data-kind]) > .end > button {
      ${iconAlone}
    }
    &:has(> [data-kind] ~ [data-kind] ~ [data-kind]) > [data-kind='period'] .label {
      display: none;
    }
  }
  ${media.mobile} {
    & > .search {
      flex-basis: ${px(120)};
      min-width: 0;
      max-width: none;
    }
    /* On a line of their own, unless there is no search. */
    & > .search ~ .chips {
      order: 1;
      flex: 1 0 100%;
    }
  }
  ${media.print} {
    display: none;
  }
`;
