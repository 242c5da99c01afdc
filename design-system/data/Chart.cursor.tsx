import { type KeyboardEvent, type PointerEvent, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../base/LiveRegion.tsx';
import {
  border,
  color,
  focusRing,
  fontSize,
  fontWeight,
  layer,
  lineHeight,
  media,
  px,
  radius,
  shadow,
  space,
} from '../theme/tokens.ts';
import { useChartWords } from './Chart.words.ts';

/** What a chart says about one place: the tooltip's words, and where they point, in px of the drawing. */
export interface Reading {
  title: string;
  rows: readonly { id: string; label?: string; value: string; swatch?: ReactNode }[];
  x: number;
  y: number;
}

interface ChartCursorProps {
  /** The chart's name. */
  label: string;
  /** How many places can be read. */
  count: number;
  active: number | null;
  onActive: (index: number | null) => void;
  reading: (index: number) => Reading;
  /** The place under a point of the drawing, if any. */
  nearest: (x: number, y: number, box: { width: number; height: number }) => number | null;
  /** Chooses a place: by a click, Enter or Space. */
  onChoose?: (index: number) => void;
  /** Whether a place may be chosen. */
  choosable?: (index: number) => boolean;
}

const spoken = ({ title, rows }: Reading) =>
  `${title}: ${rows.map(({ label, value }) => (label ? `${label} ${value}` : value)).join(', ')}`;

/**
 * Reads a drawing place by place: by the pointer above it, and by the keyboard as a slider whose value is the words of
 * the tooltip. Arrows, Home and End move, Enter and Space choose, Esc takes the tooltip away.
 */
export function ChartCursor({
  label,
  count,
  active,
  onActive,
  reading,
  nearest,
  onChoose,
  choosable = () => true,
}: ChartCursorProps) {
  const words = useChartWords();
  const hint = useId();
  const shown = active !== null && active < count ? reading(active) : null;
  const chosen = active !== null && onChoose && choosable(active) ? () => onChoose(active) : undefined;

  const under = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return nearest(event.clientX - box.left, event.clientY - box.top, box);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = active ?? -1;
    const moves: Record<string, number> = {
      ArrowRight: from + 1,
      ArrowDown: from + 1,
      ArrowLeft: active === null ? count - 1 : from - 1,
      ArrowUp: active === null ? count - 1 : from - 1,
      Home: 0,
      End: count - 1,
    };
    const next = moves[event.key];
    if (next !== undefined) onActive(Math.max(0, Math.min(count - 1, next)));
    else if (event.key === 'Escape' && active !== null) {
      // The panel around the chart must not close by the same key.
      event.stopPropagation();
      onActive(null);
    } else if ((event.key === 'Enter' || event.key === ' ') && chosen) chosen();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <Surface
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-roledescription={words.cursor}
        aria-describedby={hint}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={(active ?? count - 1) + 1}
        aria-valuetext={shown ? spoken(shown) : '-'}
        data-choosable={chosen ? true : undefined}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) onActive(count - 1);
        }}
        onBlur={() => onActive(null)}
        onPointerDown={(event) => onActive(under(event))}
        onPointerMove={(event) => onActive(under(event))}
        onPointerLeave={(event) => event.pointerType === 'mouse' && onActive(null)}
        onClick={() => chosen?.()}
      />
      <VisuallyHidden id={hint}>{words.cursorHint}</VisuallyHidden>
      {shown && <ReadingTip {...shown} />}
    </>
  );
}

/** Above a place in the lower half, below one in the upper; moved along with its place, so that it never leaves the drawing. */
function ReadingTip({ title, rows, x, y }: Reading) {
  return (
    <Tip
      aria-hidden
      ref={(tip) => {
        const box = tip?.parentElement;
        if (!tip || !box) return;
        const { clientWidth: width, clientHeight: height } = box;
        tip.style.setProperty('--x', `${x}px`);
        tip.style.setProperty('--y', `${y}px`);
        tip.style.setProperty('--share', String(width > 0 ? Math.max(0, Math.min(1, x / width)) : 0.5));
        tip.dataset.side = y > height / 2 ? 'above' : 'below';
      }}
    >
      <strong>{title}</strong>
      {rows.map(({ id, label, value, swatch }) => (
        <span key={id}>
          {swatch}
          {label && <i>{label}</i>}
          <b>{value}</b>
        </span>
      ))}
    </Tip>
  );
}

const Surface = styled.div`
  position: absolute;
  inset: 0;
  border-radius: ${radius.sm};
  touch-action: pan-y;

  &:focus-visible {
    ${focusRing}
  }
  &[data-choosable] {
    cursor: pointer;
  }
  ${media.print} {
    display: none;
  }
`;

const Tip = styled.div`
  position: absolute;
  z-index: ${layer.raised};
  inset-block-start: var(--y);
  inset-inline-start: var(--x);
  display: grid;
  gap: ${space(0.5)};
  width: max-content;
  max-width: min(${px(280)}, 100%);
  padding: ${space(1.5)} ${space(2.5)};
  border: ${border.hairline};
  border-radius: ${radius.md};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.md};
  color: ${color.text};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.table};
  pointer-events: none;

  &[data-side='above'] {
    translate: calc(var(--share) * -100%) calc(-100% - ${space(3)});
  }
  &[data-side='below'] {
    translate: calc(var(--share) * -100%) ${space(3)};
  }
  & > strong {
    font-weight: ${fontWeight.medium};
  }
  & > span {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
  }
  & i {
    min-width: 0;
    color: ${color.textMuted};
    font-style: normal;
  }
  & b {
    margin-inline-start: auto;
    padding-inline-start: ${space(2)};
    font-weight: ${fontWeight.semibold};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${media.print} {
    display: none;
  }
`;
