import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../base/LiveRegion.tsx';
import { focusRing, media, radius } from '../../theme/tokens.ts';
import { type Reading, ReadingTip } from './Chart.tip.tsx';
import { useChartWords } from './Chart.words.ts';

interface ChartCursorProps {
  /** The chart's name. */
  label: string;
  /** Number of points that can be read. */
  count: number;
  active: number | null;
  onActive: (index: number | null) => void;
  reading: (index: number) => Reading;
  /** The index at a point of the drawing, if any. */
  nearest: (x: number, y: number) => number | null;
  /** Selects an index: by a click, Enter or Space. */
  onChoose?: (index: number) => void;
}

const spoken = ({ title, label, value }: Reading) => `${title}: ${label} ${value}`;

/**
 * Reads a drawing point by point: by hovering, and by the keyboard as a slider whose value is the tooltip's text.
 * Arrows, Home and End move, Enter and Space select, Esc closes the tooltip.
 */
export function ChartCursor({
  label,
  count,
  active,
  onActive,
  reading,
  nearest,
  onChoose,
}: ChartCursorProps) {
  const say = useChartWords();
  const hint = useId();
  const shown = active !== null && active < count ? reading(active) : null;
  const chosen = active !== null && onChoose ? () => onChoose(active) : undefined;

  const under = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return nearest(event.clientX - box.left, event.clientY - box.top);
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
      // The same key must not close the panel around the chart.
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
        aria-roledescription={say('cursor')}
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
      <VisuallyHidden id={hint}>{say('cursorHint')}</VisuallyHidden>
      {shown && <ReadingTip {...shown} />}
    </>
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
