import styled from 'styled-components';
import { Icon } from '../../base/icon/Icon.tsx';
import { ChevronRightIcon } from '../../base/icon/icons.ts';
import {
  border,
  color,
  focusRingInset,
  fontSize,
  fontWeight,
  motion,
  radius,
  size,
  space,
} from '../../theme/tokens.ts';
import { ManyBox, PermissionBox } from './PermissionMatrix.box.tsx';
import type { PermissionFormProps } from './PermissionMatrix.grid.tsx';
import { chosenOf, permissionsOf } from './PermissionMatrix.model.ts';
import { useMatrixWords } from './PermissionMatrix.words.ts';

/** The matrix where a table does not fit: each resource is a section that expands, with its permissions as text. */
export function PermissionCards({ groups, value, onChange, before, searching }: PermissionFormProps) {
  const say = useMatrixWords();
  const matrix = { value, onChange, before };
  const all = permissionsOf(groups);
  return (
    <Root>
      {onChange && <ManyBox label={say('all')} permissions={all} chosen={chosenOf(all, value)} {...matrix} />}
      {groups.map((group) => (
        <section key={group.id} aria-label={group.label}>
          <div className="name">
            <ManyBox
              label={group.label}
              permissions={permissionsOf([group])}
              chosen={chosenOf(permissionsOf([group]), value)}
              {...matrix}
            />
          </div>
          {group.resources.map(({ id, label, permissions }) => (
            // Search matches are expanded; after the search they collapse again.
            <details key={`${id} ${searching}`} open={searching || undefined}>
              <summary>
                <Icon icon={ChevronRightIcon} />
                {label}
                <small>
                  {permissions.filter((one) => value.has(one.id)).length}/{permissions.length}
                </small>
              </summary>
              <List role="list">
                {permissions.length > 1 && onChange && (
                  <li>
                    <ManyBox
                      label={`${say('all')}: ${label}`}
                      permissions={permissions}
                      chosen={chosenOf(permissions, value)}
                      {...matrix}
                    />
                  </li>
                )}
                {permissions.map((permission) => (
                  <li key={permission.id}>
                    <PermissionBox permission={permission} {...matrix} />
                  </li>
                ))}
              </List>
            </details>
          ))}
        </section>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};

  & .name {
    margin-block-end: ${space(1.5)};
    font-weight: ${fontWeight.semibold};
  }
  & details {
    border: ${border.hairline};
    background: ${color.surface};
  }
  & details + details {
    border-block-start: 0;
  }
  & .name + details {
    border-start-start-radius: ${radius.md};
    border-start-end-radius: ${radius.md};
  }
  & details:last-child {
    border-end-start-radius: ${radius.md};
    border-end-end-radius: ${radius.md};
  }
  & summary {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: ${size.controlLg};
    padding: ${space(2.5)} ${space(3)};
    cursor: pointer;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary > svg {
    flex: none;
    color: ${color.textMuted};
    transition: rotate ${motion.fast} ${motion.ease};
  }
  & details[open] > summary > svg {
    rotate: 90deg;
  }
  & summary:focus-visible {
    ${focusRingInset}
  }
  & summary > small {
    margin-inline-start: auto;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    font-variant-numeric: tabular-nums;
  }
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  &[role='list'] {
    padding: 0 ${space(5)} ${space(3)};
  }
`;
