// The field and the button form of one choice: they share their options, their lazy list and their rules.
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon } from '../../base/icon/Icon.tsx';
import { ChevronDownIcon } from '../../base/icon/icons.ts';
import { loadOnce, useLoaded } from '../../base/loadOnce.ts';
import { Spinner } from '../../base/Spinner.tsx';
import { drawTrigger, type Trigger } from '../../overlay/Popover.tsx';
import { type Disclosure, useDisclosure } from '../../overlay/useDisclosure.ts';
import { Field, type FieldProps } from '../Field.tsx';
import { Input, InputBox } from '../InputBox.tsx';
import type { Engine } from './Combobox.content.tsx';
import type { Option } from './Combobox.options.ts';

const listContent = loadOnce(() => import('./Combobox.content.tsx').then((file) => file.ComboboxList));
export const pickerContent = loadOnce(() =>
  import('./Combobox.content.tsx').then((file) => file.ComboboxPicker),
);

interface Choosing {
  options: readonly Option[];
  /** Chosen value; null for none. */
  value: string | null;
  /** Recently chosen values, latest first: shown at the top while nothing is typed. */
  recent?: readonly string[];
  /** True while the options load. */
  loading?: boolean;
}

export interface ComboboxProps extends FieldProps, Choosing {
  /** Null when the field was cleared. */
  onChange(value: string | null): void;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
}

/**
 * One of many, found by typing: letters without diacritics match words with them. Below ten options a `Select` is
 * quicker. Esc restores the chosen option and closes the list; neither Esc nor leaving without a choice changes the
 * value. A cleared field counts as none once it loses the focus.
 */
export function Combobox({
  options,
  value,
  recent,
  loading,
  onChange,
  placeholder,
  disabled,
  name,
  ...field
}: ComboboxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const engine = useRef<Engine>(null);
  const listId = useId();
  const List = useLoaded(listContent, open, () => setOpen(false));
  const text = typed ?? options.find((option) => option.value === value)?.label ?? '';

  const settle = (next: string | null) => {
    setTyped(null);
    setOpen(false);
    if (next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') settle(value);
    else if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setOpen(true);
    } else if (open) engine.current?.onKeyDown(event);
  };

  return (
    <Field {...field}>
      {(control) => (
        <>
          <InputBox
            ref={box}
            end={open && !List ? <Spinner size="sm" /> : <Icon icon={ChevronDownIcon} />}
            onClick={() => {
              if (disabled) return;
              input.current?.focus();
              setOpen(true);
            }}
          >
            <Input
              {...control}
              ref={input}
              role="combobox"
              aria-expanded={open && List !== undefined}
              aria-controls={open && List ? listId : undefined}
              aria-autocomplete="list"
              autoComplete="off"
              spellCheck={false}
              // A surrounding dialog or popover leaves Esc to the field while there is something to restore.
              data-owns-escape={open || typed !== null ? '' : undefined}
              name={name}
              disabled={disabled}
              placeholder={placeholder}
              value={text}
              onPointerEnter={listContent.preload}
              onFocus={(event) => {
                listContent.preload();
                event.currentTarget.select();
              }}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setOpen(true);
                engine.current?.onChange(event);
              }}
              onKeyDown={onKeyDown}
              onBlur={() => settle(typed === '' ? null : value)}
            />
          </InputBox>
          {List && (
            <List
              {...{ options, recent, value, loading, open, listId }}
              inputId={control.id}
              inputRef={input}
              boxRef={box}
              engineRef={engine}
              label={field.label}
              query={typed ?? ''}
              onPick={(option) => settle(option.value)}
              onClose={() => setOpen(false)}
            />
          )}
        </>
      )}
    </Field>
  );
}

export interface ComboboxButtonProps extends Disclosure, Choosing {
  /** Accessible name of the popover and its search box. */
  label: string;
  /** A custom button; by default one with the chosen option's label. */
  trigger?: Trigger;
  onChange(value: string): void;
  align?: 'start' | 'center' | 'end';
}

/** One of many behind a button, where a field does not fit: the business in the top bar, a filter's chip. */
export function ComboboxButton({
  label,
  trigger,
  open,
  onOpenChange,
  onChange,
  ...rest
}: ComboboxButtonProps) {
  const { options, value, recent, loading, align } = rest;
  const [query, setQuery] = useState('');
  const box = useDisclosure(pickerContent, 'dialog', { open, onOpenChange });
  const Picker = box.content;
  const chosen = options.find((option) => option.value === value);
  const setOpen = (next: boolean) => {
    setQuery('');
    box.setOpen(next);
  };
  return (
    <>
      {drawTrigger(trigger ?? { label: chosen?.label ?? label, endIcon: ChevronDownIcon }, box.triggerProps)}
      {Picker && (
        <Picker
          {...{ options, value, recent, loading, label, align, query }}
          id={box.id}
          listId={`${box.id}list`}
          open={box.open}
          onOpenChange={setOpen}
          anchorRef={box.anchorRef}
          onQueryChange={setQuery}
          onPick={(option) => onChange(option.value)}
        />
      )}
    </>
  );
}
