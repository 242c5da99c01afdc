// The lazy part of both comboboxes: the list under a field, and the search box with its list behind a button.
import * as Radix from '@radix-ui/react-popover';
import { type ChangeEvent, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import styled from 'styled-components';
import { Icon } from '../../base/icon/Icon.tsx';
import { SearchIcon } from '../../base/icon/icons.ts';
import { useLabel } from '../../labels.tsx';
import { FLOATING_GAP, floating } from '../../overlay/floating.ts';
import { PopoverContent, type PopoverContentProps } from '../../overlay/Popover.content.tsx';
import { border, px, space } from '../../theme/tokens.ts';
import { Input, InputBox } from '../InputBox.tsx';
import { OptionList } from './Combobox.list.tsx';
import { type OptionsConfig, useOptions } from './Combobox.useOptions.ts';

/** What the field passes to the list, once the list is loaded. */
export interface Engine {
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

export interface ComboboxListProps extends OptionsConfig {
  loading?: boolean | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  /** The box around the input: the list has its width, and a press on it does not count as outside. */
  boxRef: RefObject<HTMLElement | null>;
  engineRef: RefObject<Engine | null>;
  onClose(): void;
}

/** The list under an editable field. The field stays plain and mounted; keys reach the list through `engineRef`. */
export function ComboboxList({
  inputRef,
  boxRef,
  engineRef,
  loading,
  onClose,
  ...config
}: ComboboxListProps) {
  const { takeOnlyMatch, ...list } = useOptions(config);
  const input = list.box.getInputProps();

  useLayoutEffect(() => {
    const field = inputRef.current;
    const hand = input.ref as (node: HTMLInputElement | null) => void;
    hand(field);
    field?.setAttribute('aria-activedescendant', input['aria-activedescendant']);
    engineRef.current = {
      onKeyDown: (event) => {
        takeOnlyMatch(event);
        if (!event.defaultPrevented) input.onKeyDown?.(event);
      },
      onChange: (event) => input.onChange?.(event),
    };
    return () => {
      engineRef.current = null;
      field?.removeAttribute('aria-activedescendant');
    };
  });

  return (
    <Radix.Root open={config.open} onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={boxRef as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Surface
          role="presentation"
          align="start"
          {...FLOATING_GAP}
          // The focus never leaves the field, so the field decides what Esc and blur do.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && boxRef.current?.contains(event.target))
              event.preventDefault();
          }}
        >
          <OptionList {...list} loading={loading} />
        </Surface>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface ComboboxPickerProps
  extends Omit<OptionsConfig, 'open'>,
    Omit<PopoverContentProps, 'children' | 'flush' | 'label'> {
  loading?: boolean | undefined;
  onQueryChange(query: string): void;
}

/** Search box and list in a popover, behind a button. */
export function ComboboxPicker({ label, loading, id, open, onOpenChange, ...rest }: ComboboxPickerProps) {
  const { anchorRef, align, side, width, labelledBy, ...config } = rest;
  return (
    <PopoverContent {...{ id, open, onOpenChange, anchorRef, align, side, width, labelledBy, label }} flush>
      {(close) => (
        <SearchableOptions
          {...config}
          label={label}
          loading={loading}
          onPick={(option) => {
            close();
            config.onPick(option);
          }}
        />
      )}
    </PopoverContent>
  );
}

type SearchableOptionsProps = Omit<OptionsConfig, 'open'> &
  Pick<ComboboxPickerProps, 'loading' | 'onQueryChange'>;

function SearchableOptions({ loading, onQueryChange, ...config }: SearchableOptionsProps) {
  const word = useLabel();
  const { takeOnlyMatch, ...list } = useOptions({ ...config, open: true });
  return (
    <Picker>
      <div className="search">
        <InputBox start={<Icon icon={SearchIcon} />}>
          <Input
            {...list.box.getInputProps({
              'aria-label': `${word('search')}: ${config.label}`,
              onKeyDown: takeOnlyMatch,
              // Handled within the event: downshift reports it one render later, and until then the input gets the
              // previous text, which loses and swaps letters under fast typing and Vietnamese input methods.
              onChange: (event: ChangeEvent<HTMLInputElement>) => onQueryChange(event.currentTarget.value),
            })}
            placeholder={word('search')}
            data-autofocus
          />
        </InputBox>
      </div>
      <OptionList {...list} loading={loading} />
    </Picker>
  );
}

const Surface = styled(Radix.Content)`
  ${floating}
  width: var(--radix-popper-anchor-width);
  min-width: min(${px(240)}, calc(100vw - ${space(4)}));
`;

const Picker = styled.div`
  width: min(${px(400)}, calc(100vw - ${space(5)}));
  & > .search {
    position: sticky;
    inset-block-start: 0;
    padding: ${space(2)};
    border-block-end: ${border.hairline};
  }
`;
