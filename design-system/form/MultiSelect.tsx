import styled from 'styled-components';
import { Icon } from '../base/Icon.tsx';
import { ChevronDownIcon } from '../base/icons.ts';
import { useLabel } from '../labels.tsx';
import { part } from '../overlay/part.ts';
import { useDisclosure } from '../overlay/useDisclosure.ts';
import { border, color, radius, size, space } from '../theme/tokens.ts';
import { Field, type FieldProps } from './Field.tsx';
import type { MultiSelectListProps } from './MultiSelect.list.tsx';

export interface MultiSelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface MultiSelectProps extends FieldProps, Omit<MultiSelectListProps, 'label'> {
  /** Shown while nothing is chosen. */
  placeholder?: string;
  disabled?: boolean;
  /** Name of its button in the form, by which the list of errors finds it. */
  name?: string;
  /** Its list was closed, or the button left. */
  onBlur?(): void;
}

const listPart = part(() => import('./MultiSelect.content.tsx').then((file) => file.MultiSelectContent));

/** Several out of a list, taking effect with each tick. The button says which, and how many more. */
export function MultiSelect({ options, value, onChange, placeholder, disabled, ...props }: MultiSelectProps) {
  const { name, onBlur, ...field } = props;
  const word = useLabel();
  const box = useDisclosure(listPart, 'dialog', {});
  const List = box.content;
  const names = options.filter((option) => value.includes(option.value)).map((option) => option.label);
  const text = names.length > 0 ? names.join(', ') : (placeholder ?? word('all'));
  return (
    <Field {...field}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
        <>
          <Trigger
            {...box.triggerProps}
            type="button"
            id={id}
            name={name}
            onBlur={() => {
              box.triggerProps.onBlur();
              // Its own list is no other place.
              if (!box.open) onBlur?.();
            }}
            // The label names the button alone; what is chosen belongs to its name too.
            aria-label={`${field.label}: ${text}`}
            aria-describedby={describedBy}
            data-invalid={invalid}
            data-empty={names.length === 0 || undefined}
            disabled={disabled}
          >
            <span className="text" data-tip="" data-tip-overflow="">
              {text}
            </span>
            {names.length > 1 && <span className="count" data-count={names.length} />}
            <Icon icon={ChevronDownIcon} />
          </Trigger>
          {List && (
            <List
              {...{ options, value, onChange }}
              label={field.label}
              id={box.id}
              open={box.open}
              onOpenChange={box.setOpen}
              anchorRef={box.anchorRef}
            />
          )}
        </>
      )}
    </Field>
  );
}

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: 100%;
  min-height: ${size.control};
  padding: ${space(1)} ${space(2.5)};
  border: ${border.control};
  border-radius: ${radius.md};
  background: ${color.surface};
  text-align: start;
  cursor: pointer;

  & > .text {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    flex: none;
    color: ${color.textMuted};
  }
  /* Drawn, not written: the count is no part of the button's name, which must begin as the eye reads it. */
  & > .count::after {
    content: attr(data-count);
  }
  & > .count {
    flex: none;
    padding-inline: ${space(1.5)};
    border-radius: ${radius.full};
    background: ${color.infoSoft};
    color: ${color.infoText};
    font-variant-numeric: tabular-nums;
  }
  &[data-empty] > .text {
    color: ${color.textMuted};
  }
  &[data-invalid] {
    border-color: ${color.dangerSolid};
  }
  &:disabled {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
`;
