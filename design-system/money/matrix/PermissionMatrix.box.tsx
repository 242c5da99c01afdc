import styled from 'styled-components';
import { Icon } from '../../base/icon/Icon.tsx';
import { CheckIcon, MinusIcon, WarningIcon } from '../../base/icon/icons.ts';
import { VisuallyHidden } from '../../base/LiveRegion.tsx';
import { Checkbox } from '../../form/choice/Checkbox.tsx';
import { color, radius, space } from '../../theme/tokens.ts';
import { type Chosen, isChanged, type Permission, switched } from './PermissionMatrix.model.ts';
import { nameOf, useMatrixWords } from './PermissionMatrix.words.ts';

/** Props of both layouts of the matrix. */
export interface MatrixValue {
  value: ReadonlySet<string>;
  onChange?: (value: ReadonlySet<string>) => void;
  before?: ReadonlySet<string>;
}

interface PermissionBoxProps extends MatrixValue {
  permission: Permission;
  /** Hides the label visually, where row and column already say it. */
  labelHidden?: boolean;
  tabIndex?: number;
}

/** One permission: a checkbox, or a tick in a read-only matrix. One that must not be changed says why. */
export function PermissionBox({
  permission,
  value,
  onChange,
  before,
  labelHidden,
  tabIndex,
}: PermissionBoxProps) {
  const say = useMatrixWords();
  const { id, danger, fixed } = permission;
  const chosen = value.has(id);
  const changed = isChanged(id, value, before);
  const name = nameOf(permission, changed, say);
  return (
    <Root
      // Row and column say only part of it: "Cập nhật" of a refund request means to approve it.
      data-tip={fixed ?? (labelHidden ? permission.label : undefined)}
      data-fixed={fixed ? true : undefined}
      data-changed={changed || undefined}
    >
      {onChange ? (
        <Checkbox
          label={name}
          labelHidden={labelHidden}
          checked={chosen}
          aria-disabled={fixed ? true : undefined}
          tabIndex={tabIndex}
          onChange={() => {
            if (!fixed) onChange(switched([permission], value));
          }}
        />
      ) : (
        <span className="read">
          <span className="mark" data-chosen={chosen || undefined}>
            <Icon icon={chosen ? CheckIcon : MinusIcon} />
          </span>
          {labelHidden ? (
            <VisuallyHidden>{`${chosen ? say('yes') : say('no')}, ${name}`}</VisuallyHidden>
          ) : (
            name
          )}
          {!labelHidden && <VisuallyHidden>: {chosen ? say('yes') : say('no')}</VisuallyHidden>}
        </span>
      )}
      {danger && (
        <span className="danger" data-tip={say('danger')}>
          <Icon icon={WarningIcon} size="sm" />
        </span>
      )}
    </Root>
  );
}

interface ManyBoxProps extends MatrixValue {
  label: string;
  permissions: readonly Permission[];
  chosen: Chosen;
  labelHidden?: boolean;
  tabIndex?: number;
}

/** The checkbox of a row, a column, a group or everything. A read-only matrix shows only the label. */
export function ManyBox({
  label,
  permissions,
  chosen,
  value,
  onChange,
  labelHidden,
  tabIndex,
}: ManyBoxProps) {
  if (!onChange) return labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label;
  return (
    <Checkbox
      label={label}
      labelHidden={labelHidden}
      checked={chosen === true}
      indeterminate={chosen === 'mixed'}
      tabIndex={tabIndex}
      onChange={() => onChange(switched(permissions, value))}
    />
  );
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};

  & .danger {
    display: inline-flex;
    color: ${color.warningText};
  }
  & .read {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-height: ${space(6)};
  }
  & .mark {
    display: inline-flex;
    color: ${color.textMuted};
  }
  & .mark[data-chosen] {
    color: ${color.successText};
  }
  & [aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
  /* The value has changed. */
  &[data-changed]::before {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: ${space(-2.5)};
    width: ${space(1.5)};
    height: ${space(1.5)};
    margin-block-start: ${space(-0.75)};
    border-radius: ${radius.full};
    background: ${color.accent};
    forced-color-adjust: none;
  }
`;
