// The frame of a chart, in drawing order. A third of the file is styles.
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { Button } from '../../base/button/Button.tsx';
import { Icon } from '../../base/icon/Icon.tsx';
import { AlertIcon, ChartIcon, TableIcon } from '../../base/icon/icons.ts';
import { Skeleton } from '../../base/Skeleton.tsx';
import { useLabel } from '../../labels.tsx';
import {
  color,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  motion,
  px,
  size,
  space,
  TONES,
} from '../../theme/tokens.ts';
import { type Defined, Definitions } from '../figures/Definitions.tsx';
import { ChartTable, type ChartTableProps } from './Chart.table.tsx';
import { type ChartSize, useSize } from './Chart.useSize.ts';
import { useChartWords } from './Chart.words.ts';

/** Props of every chart. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children' | 'onSelect'> {
  /** What the chart shows: its caption and accessible name. */
  label: string;
  /** Loads one sentence that says what the figures count and by which date. */
  explain?: Defined['explain'];
  /** Shows a placeholder while the values load. */
  loading?: boolean;
  /** Why there are no values; replaces the chart. */
  error?: ReactNode;
  /** Shows a retry button beside the error. */
  onRetry?: () => void;
}

interface ChartFrameProps extends ChartProps {
  /** Whether there is nothing to draw. */
  nothing: boolean;
  table: Omit<ChartTableProps, 'caption'>;
  /** Number of horizontal bars: the height of the drawing grows with it. */
  lines: number | undefined;
  /** Renders the drawing, in px of the available size. */
  children: (size: ChartSize) => ReactNode;
}

/**
 * The frame of a chart: its caption, the switch between chart and table, and what shows while values load, after a
 * failure, or when there are none.
 */
export function ChartFrame({
  label,
  explain,
  loading = false,
  error,
  onRetry,
  nothing,
  table,
  lines,
  children,
  ...rest
}: ChartFrameProps) {
  const say = useChartWords();
  const caption = useId();
  const [asTable, setAsTable] = useState(false);
  const state = loading ? 'loading' : error ? 'error' : nothing ? 'empty' : asTable ? 'table' : 'drawn';

  return (
    <Root aria-labelledby={caption} aria-busy={loading || undefined} {...rest}>
      <div className="head">
        <div className="caption">
          <figcaption id={caption}>{label}</figcaption>
          {explain && <Definitions figures={[{ id: caption, label, explain }]} />}
        </div>
        {(state === 'drawn' || state === 'table') && (
          <Button
            size="sm"
            variant="ghost"
            icon={asTable ? ChartIcon : TableIcon}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? say('asChart') : say('asTable')}
          </Button>
        )}
      </div>
      {state === 'table' ? (
        <ChartTable caption={label} {...table} />
      ) : (
        <Plot lines={lines} draw={state === 'drawn' && children}>
          {state === 'loading' && <Skeleton className="bone" shape="block" />}
          {state === 'error' && <Failure onRetry={onRetry}>{error}</Failure>}
          {state === 'empty' && <p className="instead">{say('empty')}</p>}
        </Plot>
      )}
    </Root>
  );
}

interface PlotProps {
  lines: number | undefined;
  draw: ChartFrameProps['children'] | false;
  /** The placeholder for the chart. */
  children: ReactNode;
}

function Plot({ lines, draw, children }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place, draw !== false);
  return (
    <div
      className="plot"
      ref={place}
      data-lines={lines !== undefined || undefined}
      style={lines === undefined ? undefined : ({ '--lines': lines } as CSSProperties)}
    >
      {draw ? size && draw(size) : children}
    </div>
  );
}

function Failure({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  const word = useLabel();
  return (
    <div className="instead" role="alert">
      <span className="failed">
        <Icon icon={AlertIcon} /> {children}
      </span>
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          {word('retry')}
        </Button>
      )}
    </div>
  );
}

const Root = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-width: 0;

  & > .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    /* The button comes with the values. */
    min-height: ${size.controlSm};
  }
  & .caption {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-width: 0;
  }
  & figcaption {
    font-weight: ${fontWeight.semibold};
    line-height: ${lineHeight.heading};
  }
  & .plot {
    position: relative;
    width: 100%;
    min-width: 0;
    height: ${px(240)};
  }
  & .plot[data-lines] {
    height: calc(var(--lines) * ${px(38)});
  }
  & .plot > svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  & .bone {
    height: 100%;
    & > i {
      height: 100%;
    }
  }
  & text {
    fill: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-variant-numeric: tabular-nums;
  }
  & text.strong {
    fill: ${color.text};
    font-weight: ${fontWeight.semibold};
  }
  & .ink {
    fill: ${color.neutralSolid};
  }
  ${TONES.map((tone) => `& .ink[data-ink='${tone}'] { fill: ${color[`${tone}Solid`]}; }`)}
  & .ink[data-ink='accent'] {
    fill: ${color.accent};
  }
  & .grid {
    stroke: ${color.border};
    stroke-width: 1;
  }
  & .zero {
    stroke: ${color.borderStrong};
    stroke-width: 1;
  }
  & .bar,
  & .bar > rect {
    transition: opacity ${motion.fast} ${motion.ease};
  }
  & .bar[data-dim] > rect {
    opacity: 0.45;
  }
  & .instead {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: ${space(3)};
    height: 100%;
    color: ${color.textMuted};
    text-align: center;
    text-wrap: balance;
  }
  & .failed {
    display: inline-flex;
    gap: ${space(1.5)};
    color: ${color.dangerText};
    & > svg {
      flex: none;
      margin-block-start: ${space(0.5)};
    }
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    & .ink,
    & .ink[data-ink] {
      fill: CanvasText;
    }
    & .grid {
      stroke: GrayText;
    }
    & .zero {
      stroke: CanvasText;
    }
    & text {
      fill: CanvasText;
    }
  }
  ${media.print} {
    break-inside: avoid;
    & > .head > button {
      display: none;
    }
  }
`;
