import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useOwnWords } from '../../labels.own.ts';
import { color, fontSize, lineHeight, px, space } from '../../theme/tokens.ts';

export const HOUR_DOTS_SIZES = ['sm', 'lg'] as const;
const HOURS = 24;
/** In units of the drawing: an hour's room, its middle, and the radius of one, of several and of none. */
const [ROOM, MIDDLE, ONE, SEVERAL, STILL] = [8, 4, 2.6, 3.8, 0.8];
/** In px of a row: an hour's bar with its gap, the bar, and how high the highest and the others at least are. */
const [STEP, BAR, HIGH, MISSED, LOW] = [3.5, 2.5, 20, 6, 1.5];

export interface HourDotsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What it counts, and where: "Thanh toán hôm nay, Sen Việt Hàng Bài". */
  label: string;
  /** How many in each hour of the day that has begun, from midnight. */
  counts: readonly number[];
  /** Hours in which some are expected: the first, and the first after. One without any is seen there. */
  expected?: readonly [from: number, to: number];
  /** What it comes to, in a sentence: said before the hours, in the tooltip and to readers. */
  summary?: string;
  /** How much it was in each hour, for the bars of `sm`; the counts, where it is not given. */
  values?: readonly (number | undefined)[];
  /** `sm`: bars in a row of a table; `lg`: dots with the hours below, on the page of a record. */
  size?: (typeof HOUR_DOTS_SIZES)[number];
}

const words = {
  vi: { with: 'Có: {{hours}}', without: 'Không có: {{hours}}', hour: '{{hours}} giờ', none: 'Chưa có' },
  en: { with: 'Some at {{hours}}', without: 'None at {{hours}}', hour: '{{hours}}:00', none: 'None yet' },
};

/** `[8, 9, 10, 13]` -> `8–10, 13` */
function ranges(hours: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const hour of hours) {
    const last = runs.at(-1);
    if (last?.[1] === hour - 1) last[1] = hour;
    else runs.push([hour, hour]);
  }
  return runs.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(', ');
}

/**
 * A day in 24 marks, one an hour. In a row bars, as high as the hour brought much; on a page dots, bigger where there were
 * several. An hour that should have brought something is an outline, one without expectation or still to come a point.
 * Shapes, not colours.
 */
export function HourDots(props: HourDotsProps) {
  const { label, counts, expected = [0, HOURS], summary, size = 'sm', values = counts, ...rest } = props;
  const say = useOwnWords(words);
  const [from, to] = expected;
  const hours = Array.from({ length: HOURS }, (_, hour) => hour);
  // The running hour may still bring some.
  const isOver = (hour: number) => counts.length === HOURS || hour < counts.length - 1;
  const isMissing = (hour: number) => counts[hour] === 0 && isOver(hour) && hour >= from && hour < to;
  const some = ranges(hours.filter((hour) => (counts[hour] ?? 0) > 0));
  const missing = ranges(hours.filter(isMissing));
  const most = Math.max(...values.map((value) => value ?? 0), 1);
  const said = [
    label,
    summary,
    some ? say('with', { hours: say('hour', { hours: some }) }) : say('none'),
    missing && say('without', { hours: say('hour', { hours: missing }) }),
  ];
  const facts = said.slice(1).filter(Boolean).join('. ');
  return (
    <Root data-size={size} {...rest}>
      <svg
        role="img"
        aria-label={said.filter(Boolean).join('. ')}
        viewBox={size === 'sm' ? `0 0 ${HOURS * STEP} ${HIGH}` : `0 0 ${HOURS * ROOM} ${ROOM}`}
        data-tip={size === 'sm' ? facts : undefined}
      >
        {hours.map((hour) => {
          const count = counts[hour] ?? 0;
          const kind = count > 0 ? 'some' : isMissing(hour) ? 'missing' : 'still';
          if (size === 'sm') {
            const share = (values[hour] ?? 0) / most;
            const height = { some: Math.max(MISSED / 2, share * HIGH), missing: MISSED, still: LOW }[kind];
            // An outline is drawn around its middle, so it is narrower by its width.
            const inset = kind === 'missing' ? 0.5 : 0;
            return (
              <rect
                key={hour}
                data-kind={kind}
                x={hour * STEP + inset}
                y={HIGH - height + inset}
                width={BAR - 2 * inset}
                height={height - 2 * inset}
              />
            );
          }
          const radius = { some: count > 1 ? SEVERAL : ONE, missing: ONE, still: STILL }[kind];
          return <circle key={hour} data-kind={kind} cx={hour * ROOM + MIDDLE} cy={MIDDLE} r={radius} />;
        })}
      </svg>
      {size === 'lg' && (
        // Readers have it from the drawing.
        <div aria-hidden="true">
          <div className="scale">
            {[0, 6, 12, 18].map((hour) => (
              <span key={hour}>{say('hour', { hours: hour })}</span>
            ))}
          </div>
          {facts}.
        </div>
      )}
    </Root>
  );
}

const Root = styled.div`
  flex: none;
  width: ${px(HOURS * STEP)};
  max-width: 100%;
  color: ${color.successText};
  print-color-adjust: exact;

  &[data-size='lg'] {
    width: 100%;
    max-width: ${px(560)};
  }
  & > svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
    fill: currentColor;
  }
  & [data-kind='missing'] {
    fill: none;
    stroke: ${color.warningText};
    stroke-width: 1;
  }
  & [data-kind='still'] {
    fill: ${color.borderStrong};
  }
  & > div {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    line-height: ${lineHeight.body};
  }
  & .scale {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    margin-bottom: ${space(2)};
    font-size: ${fontSize.xs};
  }
  @media (forced-colors: active) {
    color: CanvasText;
    & [data-kind='missing'] {
      stroke: CanvasText;
    }
    & [data-kind='still'] {
      fill: CanvasText;
    }
  }
`;
