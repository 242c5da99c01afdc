import styled from 'styled-components';
import { Icon } from '../../base/icon/Icon.tsx';
import { CalendarIcon, ChevronDownIcon, CloseIcon } from '../../base/icon/icons.ts';
import { useLabel } from '../../labels.tsx';
import { Popover } from '../../overlay/Popover.tsx';
import {
  border,
  color,
  focusRingInset,
  fontWeight,
  media,
  px,
  radius,
  size,
  space,
} from '../../theme/tokens.ts';
import { FilterEditor } from './FilterBar.editor.tsx';
import { describeFilter, type FilterField, type FilterValue } from './filters.ts';

interface FilterChipProps {
  field: FilterField;
  value: FilterValue;
  onChange: (value: FilterValue) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Left out where a filter cannot be removed. */
  onRemove?: () => void;
}

/** One filter that is active, or being set: its label opens its fields, the cross removes it. */
export function FilterChip({ field, value, onChange, open, onOpenChange, onRemove }: FilterChipProps) {
  const word = useLabel();
  const words = describeFilter(field, value) || word('all');
  return (
    <Root data-on={words !== word('all') || undefined} data-kind={field.kind}>
      <Popover
        open={open}
        onOpenChange={onOpenChange}
        label={field.label}
        trigger={(trigger) => (
          <button type="button" className="words" {...trigger}>
            {field.kind === 'period' && <Icon icon={CalendarIcon} size="sm" />}
            <span className="label">{field.label}:</span>
            <span className="value" data-tip={words} data-tip-overflow="">
              {words}
            </span>
            <Icon icon={ChevronDownIcon} size="sm" />
          </button>
        )}
      >
        {(close) => (
          <Place data-kind={field.kind}>
            <FilterEditor field={field} value={value} onChange={onChange} onDone={close} />
          </Place>
        )}
      </Popover>
      {onRemove && (
        <button
          type="button"
          className="remove"
          aria-label={word('removeFilter', { name: field.label })}
          data-tip={word('removeFilter', { name: field.label })}
          onClick={onRemove}
        >
          <Icon icon={CloseIcon} size="sm" />
        </button>
      )}
    </Root>
  );
}

const Place = styled.div`
  min-width: ${px(240)};
  max-width: ${px(320)};

  &[data-kind='period'] {
    max-width: none;
  }
`;

const Root = styled.span`
  display: inline-flex;
  min-width: 0;
  max-width: 100%;
  border: ${border.control};
  border-radius: ${radius.md};
  background: ${color.surface};

  &[data-on] {
    border-color: ${color.accent};
    background: ${color.surfaceSelected};
  }
  & > button {
    display: inline-flex;
    align-items: center;
    min-width: 0;
    /* The chip has the border. */
    min-height: calc(${size.control} - 2 * ${border.width});
    padding: 0 ${space(2.5)};
    border: 0;
    border-radius: ${radius.md};
    background: none;
    cursor: pointer;
  }
  & > button:hover {
    background: ${color.surfaceHover};
  }
  &[data-on] > button:hover {
    background: ${color.infoSoft};
  }
  & > button:focus-visible {
    ${focusRingInset}
  }
  & > .words {
    gap: ${space(1)};
  }
  & > .words > svg,
  & > .remove {
    flex: none;
    color: ${color.textMuted};
  }
  & .label {
    flex: none;
    color: ${color.textMuted};
  }
  & .value {
    max-width: ${px(280)};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: ${fontWeight.medium};
    font-variant-numeric: tabular-nums;
  }
  /* The icon and the days are enough. */
  ${media.phone} {
    &[data-kind='period'] .label {
      position: absolute;
      width: ${border.width};
      clip-path: inset(50%);
      overflow: hidden;
    }
  }
  & > .remove {
    justify-content: center;
    min-width: ${space(7)};
    padding: 0;
  }
`;
