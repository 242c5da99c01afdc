import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useOwnWords } from '../../labels.own.ts';
import { color, fontSize, lineHeight, px, space } from '../../theme/tokens.ts';

export const HOUR_DOTS_SIZES = ['sm', 'lg'] as const;
const HOURS = 24;
/** In units of the drawing: an hour's room, its middle, and the radius of one and of several. */
const [ROOM, MIDDLE, ONE, SEVERAL] = [8, 4, 2.6, 3.8];
/** The radius where nothing was or is expected: still a point of 2 px in a row. */
const STILL = { sm: 1.6, lg: 0.8 } as const;

export interface HourDotsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What it counts, and where: "Thanh toán hôm nay, Sen Việt Hàng Bài". */
  label: string;
  /** How many in each hour of the day that has begun, from midnight. */
  counts: readonly number[];
  /** Hours in which some are expected: the first, and the first after. One without any is seen there. */
  expected?: readonly [from: number, to: number];
  /** What it comes to, in a sentence: said before the hours, in the tooltip and to readers. */
  summary?: string;
  /** `sm` in a row of a table, `lg` with the hours below on the page of a record. */
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
 * A day in 24 marks, one an hour: a full dot where there was something, a bigger one where there were several, a ring
 * where there should have been, a point where nothing was expected or the hour is still to come. Shapes, not colours.
 */
export function HourDots(props: HourDotsProps) {
  const { label, counts, expected = [0, HOURS], summary, size = 'sm', ...rest } = props;
  const say = useOwnWords(words);
  const [from, to] = expected;
  const hours = Array.from({ length: HOURS }, (_, hour) => hour);
  // The running hour may still bring some.
  const isOver = (hour: number) => counts.length === HOURS || hour < counts.length - 1;
  const isMissing = (hour: number) => counts[hour] === 0 && isOver(hour) && hour >= from && hour < to;
  const some = ranges(hours.filter((hour) => (counts[hour] ?? 0) > 0));
  const missing = ranges(hours.filter(isMissing));
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
        viewBox={`0 0 ${HOURS * ROOM} ${ROOM}`}
        data-tip={size === 'sm' ? facts : undefined}
      >
        {hours.map((hour) => {
          const count = counts[hour] ?? 0;
          const kind = count > 0 ? 'some' : isMissing(hour) ? 'missing' : 'still';
          const radius = { some: count > 1 ? SEVERAL : ONE, missing: ONE, still: STILL[size] }[kind];
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
  width: ${px(128)};
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
    stroke-width: 1.2;
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
