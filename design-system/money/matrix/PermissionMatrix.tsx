import { type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../../base/icon/Icon.tsx';
import { WarningIcon } from '../../base/icon/icons.ts';
import { useNarrow } from '../../base/useNarrow.ts';
import { Switch } from '../../form/choice/Switch.tsx';
import { SearchField } from '../../form/SearchField.tsx';
import { color, fontSize, media, px, space } from '../../theme/tokens.ts';
import { PermissionCards } from './PermissionMatrix.cards.tsx';
import { PermissionGrid } from './PermissionMatrix.grid.tsx';
import {
  isChanged,
  narrowed,
  type PermissionAction,
  type PermissionGroup,
  permissionsOf,
} from './PermissionMatrix.model.ts';
import { useMatrixWords } from './PermissionMatrix.words.ts';

export interface PermissionMatrixProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** Whose permissions these are, for screen readers: "Quyền của nhóm Kế toán". */
  label: string;
  groups: readonly PermissionGroup[];
  /** The columns, in order. A resource without a permission for an action has a gap there. */
  actions: readonly PermissionAction[];
  /** Ids of the selected permissions. */
  value: ReadonlySet<string>;
  /**
   * Called with the new selection. Implied permissions (write implies read) are the caller's rule: the caller may add
   * more. Without it the matrix is read-only.
   */
  onChange?: (value: ReadonlySet<string>) => void;
  /** The previous selection: changes are marked, and can be filtered. */
  before?: ReadonlySet<string>;
}

/**
 * Who may do what: resources by actions. Rows, groups, columns and the whole matrix have three-state boxes that select
 * what is visible. Up to 991 px each resource is a section that expands.
 */
export function PermissionMatrix({
  label,
  groups,
  actions,
  value,
  onChange,
  before,
  ...rest
}: PermissionMatrixProps) {
  const say = useMatrixWords();
  const narrow = useNarrow();
  const [query, setQuery] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const all = permissionsOf(groups);
  const chosen = all.filter(({ id }) => value.has(id));
  const dangerous = all.filter(({ danger }) => danger);
  const risks = dangerous.filter(({ id }) => value.has(id)).map((one) => one.label);
  const shown = narrowed(groups, query, ({ id }) => !onlyChanged || isChanged(id, value, before));
  const Body = narrow ? PermissionCards : PermissionGrid;

  return (
    <Root role="group" aria-label={label} {...rest}>
      <div className="bar">
        <div className="search">
          <SearchField label={say('search')} value={query} onChange={setQuery} />
        </div>
        {before && <Switch label={say('onlyChanged')} checked={onlyChanged} onChange={setOnlyChanged} />}
        <p className="count" role="status">
          {say('chosen', { count: chosen.length, total: all.length })}
        </p>
      </div>
      {dangerous.length > 0 && (
        <p className="danger" data-on={risks.length > 0 || undefined}>
          <Icon icon={WarningIcon} size="sm" />{' '}
          {say('dangerous', { names: risks.join(', ') || say('noDanger') })}
        </p>
      )}
      {shown.length === 0 ? (
        <p className="none">{say('noMatch')}</p>
      ) : (
        <Body
          label={label}
          groups={shown}
          actions={actions}
          value={value}
          onChange={onChange}
          before={before}
          searching={query !== ''}
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-width: 0;

  & > .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)} ${space(4)};
  }
  & .search {
    flex: 1 1 ${px(220)};
    max-width: ${px(320)};
  }
  ${media.phone} {
    & .search {
      flex-basis: 100%;
      max-width: none;
    }
  }
  & .count {
    margin-inline-start: auto;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    font-variant-numeric: tabular-nums;
  }
  & > .danger {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  & > .danger[data-on] {
    color: ${color.warningText};
  }
  & > .danger > svg {
    vertical-align: -0.125em;
  }
  & > .none {
    padding: ${space(8)} ${space(4)};
    color: ${color.textMuted};
    text-align: center;
  }
`;
