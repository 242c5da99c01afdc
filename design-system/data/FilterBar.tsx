// The bar in its two forms, chips on a desktop and a sheet on phones: one file, so that the two do not drift apart.
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { Button } from '../base/Button.tsx';
import { Heading } from '../base/Heading.tsx';
import { FilterIcon, PlusIcon } from '../base/icons.ts';
import { Stack } from '../base/Stack.tsx';
import { SearchField } from '../form/SearchField.tsx';
import { useLabel } from '../labels.tsx';
import { Menu } from '../overlay/Menu.tsx';
import { Sheet } from '../overlay/Modal.tsx';
import { part, usePart } from '../overlay/part.ts';
import { media, px, space } from '../theme/tokens.ts';
import { FilterChip } from './FilterBar.chip.tsx';
import type { FilterEditor } from './FilterBar.editor.tsx';
import { type FilterField, type FilterValue, type FilterValues, isFiltering } from './filters.ts';
import { useNarrow } from './useNarrow.ts';

export interface FilterBarProps extends Omit<ComponentPropsWithRef<'search'>, 'children' | 'onChange'> {
  fields: readonly FilterField[];
  values: FilterValues;
  /** Undefined takes the filter away. */
  onChange: (id: string, value: FilterValue) => void;
  /** Takes all away at once. */
  onClear: () => void;
  /** At the end of the bar: the `SavedViews` of the list. */
  end?: ReactNode;
}

const editorPart = part(() => import('./FilterBar.editor.tsx').then((file) => file.FilterEditor));

/**
 * What narrows a list: a search box, the period, the filters that are on, and a menu of those that are not. Phones
 * have one button, which opens them all in a sheet. The editors are fetched when first wanted.
 */
export function FilterBar({ fields, values, onChange, onClear, end, ...rest }: FilterBarProps) {
  const word = useLabel();
  const narrow = useNarrow();
  const [openId, setOpenId] = useState<string>();
  const bar = useRef<HTMLElement>(null);
  const editor = usePart(editorPart, openId !== undefined, () => setOpenId(undefined));

  const search = fields.find(({ kind }) => kind === 'text');
  const others = fields.filter((field) => field !== search);
  const isOn = ({ id }: FilterField) => isFiltering(values[id]);
  const shared = { values, onChange, onClear, openId, setOpenId, editor, isOn, bar, fields: others };
  return (
    <Root
      aria-label={word('filters')}
      {...rest}
      onPointerEnter={editorPart.preload}
      onFocus={editorPart.preload}
    >
      {search?.kind === 'text' && (
        <div className="search">
          <SearchField
            // Called "search": the label is the filter's, where it is told in words.
            placeholder={search.placeholder ?? search.label}
            value={(values[search.id] as string | undefined) ?? ''}
            onChange={(text) => onChange(search.id, text || undefined)}
          />
        </div>
      )}
      {narrow ? (
        <FilterSheet {...shared} />
      ) : (
        <Chips {...shared} clearable={fields.some((field) => isOn(field) && !isAlwaysOn(field))} />
      )}
      {end && <div className="end">{end}</div>}
    </Root>
  );
}

/** A list that always has a period: it can be changed, not taken away. */
const isAlwaysOn = (field: FilterField) => field.kind === 'period' && field.required === true;

interface PartProps extends Pick<FilterBarProps, 'fields' | 'values' | 'onChange' | 'onClear'> {
  openId: string | undefined;
  setOpenId: (id: string | undefined) => void;
  editor: typeof FilterEditor | undefined;
  isOn: (field: FilterField) => boolean;
  bar: RefObject<HTMLElement | null>;
}

function Chips({
  fields,
  values,
  onChange,
  onClear,
  clearable,
  ...props
}: PartProps & { clearable: boolean }) {
  const { openId, setOpenId, editor, isOn, bar } = props;
  const word = useLabel();
  const adder = useRef<HTMLButtonElement>(null);
  // A chip that goes away while it has the focus leaves it to the button that brings it back.
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (gone > 0) (adder.current ?? bar.current?.querySelector('button'))?.focus();
  }, [gone, bar]);

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
      wanted={openId === field.id}
      onWantedChange={(wanted) => {
        setOpenId(wanted ? field.id : undefined);
        if (!wanted && !isOn(field) && field.kind !== 'period') setGone((count) => count + 1);
      }}
      editor={editor}
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
      {rest.length > 0 && (
        <Menu
          items={addable.map(({ id, label }) => ({ id, label, onSelect: () => setOpenId(id) }))}
          trigger={(trigger) => (
            <Button
              variant="ghost"
              icon={PlusIcon}
              {...trigger}
              disabled={addable.length === 0}
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
    </>
  );
}

const SHEET = 'sheet';

function FilterSheet({ fields, values, onChange, onClear, ...props }: PartProps) {
  const { openId, setOpenId, editor: Editor, isOn } = props;
  const word = useLabel();
  const body = useRef<HTMLDivElement>(null);
  const shown = fields.filter(isOn);
  const count = shown.length;
  const clearable = shown.some((field) => !isAlwaysOn(field));
  if (fields.length === 0) return null;

  /** Applies what waits for a button, and closes if nothing is left to mend. */
  const finish = () => {
    const forms = [...(body.current?.querySelectorAll('form') ?? [])];
    for (const form of forms) form.requestSubmit();
    if (!forms.some((form) => form.matches('[data-invalid]') || !form.checkValidity())) setOpenId(undefined);
  };
  return (
    <>
      <Button
        icon={FilterIcon}
        aria-haspopup="dialog"
        // Not `loading`, which would take the focus that the sheet gives back.
        aria-busy={openId === SHEET && !Editor}
        onClick={() => setOpenId(SHEET)}
      >
        {count > 0 ? `${word('filters')} (${count})` : word('filters')}
      </Button>
      <Sheet
        open={openId === SHEET && Editor !== undefined}
        onOpenChange={(open) => setOpenId(open ? SHEET : undefined)}
        title={word('filters')}
        footer={
          <>
            <Button disabled={!clearable} onClick={onClear}>
              {word('clearFilters')}
            </Button>
            <Button variant="solid" tone="accent" onClick={finish}>
              {word('done')}
            </Button>
          </>
        }
      >
        {/* It takes the focus itself: a field would open the keyboard over the filters. */}
        <Stack gap={6} ref={body} tabIndex={-1} data-autofocus>
          {Editor &&
            fields.map((field) => (
              <Stack gap={2} key={field.id}>
                {/* The other kinds say their name themselves. */}
                {field.kind === 'choices' && <Heading level={3}>{field.label}</Heading>}
                <Editor
                  field={field}
                  value={values[field.id]}
                  onChange={(value) => onChange(field.id, value)}
                />
              </Stack>
            ))}
        </Stack>
      </Sheet>
      {count > 0 && (
        <div className="chips">
          {shown.map((field) => (
            <FilterChip
              key={field.id}
              field={field}
              value={values[field.id]}
              onChange={(value) => onChange(field.id, value)}
              wanted={false}
              onWantedChange={() => setOpenId(SHEET)}
              editor={undefined}
              onRemove={isAlwaysOn(field) ? undefined : () => onChange(field.id, undefined)}
            />
          ))}
        </div>
      )}
    </>
  );
}

const Root = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;

  & > .search {
    flex: 0 1 ${px(320)};
    min-width: ${px(180)};
  }
  & > .end {
    margin-inline-start: auto;
  }
  ${media.mobile} {
    & > .search {
      flex: 1 1 ${px(120)};
      min-width: 0;
    }
    /* On a line of their own that scrolls. */
    & > .chips {
      --size-control: ${px(32)};
      order: 1;
      display: flex;
      flex: 1 0 100%;
      gap: ${space(2)};
      overflow-x: auto;
      scrollbar-width: none;
    }
    & > .chips > * {
      flex: none;
    }
  }
  ${media.print} {
    display: none;
  }
`;
