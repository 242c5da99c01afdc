import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useOwnWords } from '../../labels.own.ts';
import { color, fontSize, lineHeight, px, space } from '../../theme/tokens.ts';

export const HOUR_DOTS_SIZES = ['sm', 'lg'] as const;
const HOURS = 24;
/** In units of the drawing: width of an hour, its centre, and the radius for one, for several and for none. */
const [ROOM, MIDDLE, ONE, SEVERAL, STILL] = [8, 4, 2.6, 3.8, 0.8];
/** In px of a row: the step between bars, bar width, maximum height, height of a missing bar, and of an empty hour. */
const [STEP, BAR, HIGH, MISSED, LOW] = [3.5, 2.5, 20, 6, 1.5];

export interface HourDotsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What it counts, and where: "Thanh toán hôm nay, Sen Việt Hàng Bài". */
  label: string;
  /** The count of each hour so far, from midnight. */
  counts: readonly number[];
  /** Hours that expect some: the first, and the one after the last. An hour without any is marked as missing. */
  expected?: readonly [from: number, to: number];
  /** One sentence of summary: read before the hours, in the tooltip and by screen readers. */
  summary?: string;
  /** The amount of each hour, for the bars of `sm`; the counts by default. */
  values?: readonly (number | undefined)[];
  /** `sm`: bars in a row of a table; `lg`: dots above an hour scale, on the page of a record. */
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
 * A day as 24 marks, one per hour. In a row they are bars, as high as the hour's amount; on a page dots, larger for
 * several. An hour that is missing expected ones is an outline; an hour without expectation, or still to come, is a
 * point. Differences are shapes, not colours.
 */
export function HourDots(props: HourDotsProps) {
  const { label, counts, expected = [0, HOURS], summary, size = 'sm', values = counts, ...rest } = props;
  const say = useOwnWords(words);
  const [from, to] = expected;
  const hours = Array.from({ length: HOURS }, (_, hour) => hour);
  // The current hour may still get some.
  const isOver = (hour: number) => counts.length === HOURS || hour < counts.length - 1;
  const isMissing = (hour: number) => counts[hour] === 0 && isOver(hour) && hour >= from && hour < to;
  const some = ranges(hours.filter((hour) => (counts[hour] ?? 0) > 0));
  const missing = ranges(hours.filter(isMissing));
  const most = Math.max(...values.map((value) => value ?? 0), 1);
  const parts = [
    label,
    summary,
    some ? say('with', { hours: say('hour', { hours: some }) }) : say('none'),
    missing && say('without', { hours: say('hour', { hours: missing }) }),
  ];
  const facts = parts.slice(1).filter(Boolean).join('. ');
  return (
    <Root data-size={size} {...rest}>
      <svg
        role="img"
        aria-label={parts.filter(Boolean).join('. ')}
        viewBox={size === 'sm' ? `0 0 ${HOURS * STEP} ${HIGH}` : `0 0 ${HOURS * ROOM} ${ROOM}`}
        data-tip={size === 'sm' ? facts : undefined}
      >
        {hours.map((hour) => {
          const count = counts[hour] ?? 0;
          const kind = count > 0 ? 'some' : isMissing(hour) ? 'missing' : 'still';
          if (size === 'sm') {
            const share = (values[hour] ?? 0) / most;
            const height = { some: Math.max(MISSED / 2, share * HIGH), missing: MISSED, still: LOW }[kind];
            // A stroke is centred on its outline, so the outline shrinks by the stroke's width.
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
        // Screen readers get this from the drawing's label.
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
