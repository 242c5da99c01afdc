import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { px, type Tone } from '../theme/tokens.ts';
import { sentenceOf } from './Chart.figures.ts';
import { chartPaint } from './Chart.paint.tsx';
import { areaPath, linePath } from './Chart.paths.ts';
import { linear } from './Chart.scale.ts';
import type { ChartUnit, Figure } from './Chart.types.ts';
import { useChartWords } from './Chart.words.ts';

export interface SparklineProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What goes up and down, for readers. */
  label: string;
  values: readonly Figure[];
  /** What the values stand for ("01/03"), for the sentence that readers get. */
  categories?: readonly string[];
  unit?: ChartUnit;
  tone?: Tone;
}

/** The drawing's own measures: it is stretched to its place, which does no harm without text. */
const WIDTH = 96;
const HEIGHT = 28;
const INSET = 3;

/** The way something went, as small as a word: no axis, no figures, the last value marked. The figure stands beside it. */
export function Sparkline({
  label,
  values,
  categories,
  unit = 'count',
  tone = 'info',
  ...rest
}: SparklineProps) {
  const say = useChartWords();
  const figures = values.filter((value) => value !== null);
  const low = Math.min(0, ...figures);
  const high = Math.max(0, ...figures);
  const x = linear([0, Math.max(1, values.length - 1)], [INSET, WIDTH - INSET]);
  const y = linear([low, low === high ? low + 1 : high], [HEIGHT - INSET, INSET]);
  const points = values.map((value, index) => (value === null ? null : { x: x(index), y: y(value) }));
  const last = points.at(-1);
  const places = categories ?? values.map((_, index) => String(index + 1));
  return (
    <Root role="img" aria-label={sentenceOf([{ id: '', label, values }], places, unit, say)} {...rest}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} data-tone={tone} aria-hidden focusable={false}>
        <path className="soft" d={areaPath(points, y(0))} />
        <path className="line" d={linePath(points)} />
        {last && <circle className="ink" cx={last.x} cy={last.y} r={3} />}
      </svg>
    </Root>
  );
}

const Root = styled.span`
  ${chartPaint}
  display: inline-block;
  width: ${px(96)};
  max-width: 100%;
  height: ${px(28)};
  vertical-align: middle;

  & > svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`;
