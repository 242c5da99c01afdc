import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../base/button/IconButton.tsx';
import { floatingBar } from '../../base/floatingBar.ts';
import { CloseIcon } from '../../base/icon/icons.ts';
import { LiveRegion } from '../../base/LiveRegion.tsx';
import { useLabel } from '../../labels.tsx';
import { color, fontWeight, media, space } from '../../theme/tokens.ts';
import { formatCount } from '../count.ts';

export interface BulkBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Number of selected rows, on all pages. At 0 nothing is shown. */
  count: number;
  /** Their total: "Tổng 350.000.000 ₫". */
  sum?: ReactNode;
  /** Buttons for actions on the selection; the main one last. */
  actions?: ReactNode;
  /** "Chọn tất cả 1.284 kết quả", only where the product can really act on them. */
  more?: ReactNode;
  onClear: () => void;
}

/** Sticks to the bottom of the screen while rows are selected, and shows their count and sum. */
export function BulkBar({ count, sum, actions, more, onClear, ...rest }: BulkBarProps) {
  const word = useLabel();
  const words = word('selectedCount', { count: formatCount(count) });
  return (
    <>
      <LiveRegion>{count > 0 ? words : ''}</LiveRegion>
      {count > 0 && (
        <Root aria-label={words} data-keep-clear {...rest}>
          <KeptRoom />
          <IconButton icon={CloseIcon} label={word('clearSelection')} size="sm" onClick={onClear} />
          <div className="words">
            <strong>{words}</strong> {sum && <span className="sum">{sum}</span>}
          </div>
          {more}
          {actions && <div className="actions">{actions}</div>}
        </Root>
      )}
    </>
  );
}

/**
 * Scrolls the focused control out from under the bar, which takes several lines on a phone: both the control that has
 * the focus when the bar appears, and those that get it later.
 */
function KeptRoom() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const bar = mark.current?.parentElement;
    // Undefined in environments without layout.
    if (!bar || !globalThis.ResizeObserver) return;
    const page = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { position, bottom } = getComputedStyle(bar);
      const room = position === 'sticky' ? bar.offsetHeight + 2 * Number.parseFloat(bottom) : 0;
      page.style.scrollPaddingBlockEnd = `${room}px`;
      const focused = document.activeElement;
      const isBelow = focused !== null && !bar.contains(focused) && focused.matches(':focus-visible');
      if (isBelow) focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      page.style.scrollPaddingBlockEnd = '';
    };
  }, []);
  return <span ref={mark} hidden />;
}

const Root = styled.section`
  ${floatingBar}

  & strong {
    font-weight: ${fontWeight.semibold};
  }
  & .sum {
    color: ${color.textMuted};
  }
  & > .words {
    display: contents;
  }
  & > .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    margin-inline-start: auto;
  }
  /* One line of 56 px, with icon-only actions at its end; actions with text get a line of their own. */
  ${media.phone} {
    gap: ${space(1)};
    padding: ${space(1.25)};
    padding-block-end: max(${space(1.25)}, env(safe-area-inset-bottom));

    & > .words {
      display: block;
      flex: 1;
    }
    & .sum::before {
      content: '· ';
    }
    & > .actions {
      display: contents;
    }
    &:has(> [data-size]:not([data-square]), > .actions > :not([data-square]))::after {
      content: '';
      order: 1;
      width: 100%;
    }
    & > [data-size]:not([data-square]),
    & > .actions > :not([data-square]) {
      order: 2;
      flex: 1;
    }
  }
`;
