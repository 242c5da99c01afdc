import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../base/IconButton.tsx';
import { CloseIcon } from '../base/icons.ts';
import { LiveRegion } from '../base/LiveRegion.tsx';
import { useLabel } from '../labels.tsx';
import { border, color, fontWeight, layer, media, radius, shadow, space } from '../theme/tokens.ts';
import { formatCount } from './count.ts';

export interface BulkBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** How many rows are selected, on all pages. Nothing is shown at 0. */
  count: number;
  /** What they come to: "Tổng 350.000.000 ₫". */
  sum?: ReactNode;
  /** Buttons of what can be done with them. */
  actions?: ReactNode;
  /** "Chọn tất cả 1.284 kết quả", only where the product can really act on them. */
  more?: ReactNode;
  onClear: () => void;
}

/** Stands at the bottom of the screen while rows are selected, and says how many and how much. */
export function BulkBar({ count, sum, actions, more, onClear, ...rest }: BulkBarProps) {
  const word = useLabel();
  const words = word('selectedCount', { count: formatCount(count) });
  return (
    <>
      <LiveRegion>{count > 0 ? words : ''}</LiveRegion>
      {count > 0 && (
        <Root aria-label={words} {...rest}>
          <IconButton icon={CloseIcon} label={word('clearSelection')} size="sm" onClick={onClear} />
          <strong>{words}</strong>
          {sum && <span className="sum">{sum}</span>}
          {more}
          {actions && <div className="actions">{actions}</div>}
        </Root>
      )}
    </>
  );
}

const Root = styled.section`
  position: sticky;
  inset-block-end: ${space(3)};
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(2)} ${space(3)};
  border: ${border.hairline};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.md};
  font-variant-numeric: tabular-nums;

  & > strong {
    font-weight: ${fontWeight.semibold};
  }
  & > .sum {
    color: ${color.textMuted};
  }
  & > .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    margin-inline-start: auto;
  }
  ${media.print} {
    display: none;
  }
`;
