import { css } from 'styled-components';
import { color, highContrast, media, px, TONES, type Tone } from '../../theme/tokens.ts';

/** Tones of series that mean nothing of their own, in the order in which they are given out. */
const OWN_TONES: readonly Tone[] = ['info', 'warning', 'special', 'success', 'neutral', 'danger'];

/** The tone of each series: its own meaning, or the next of the list. */
export const tonesOf = (series: readonly { tone?: Tone }[]): Tone[] =>
  series.map(({ tone }, index) => tone ?? OWN_TONES[index % OWN_TONES.length] ?? 'neutral');

/** Strokes drawn over a filled area, on a tile of 8 by 8: the first area is plain. */
const HATCHES = [
  '',
  'M-2 2L2-2M0 8L8 0M6 10L10 6',
  'M2 2h.01M6 6h.01',
  'M0 2H8M0 6H8',
  'M0 0L8 8M8 0L0 8',
  'M2 0V8M6 0V8',
];

/** The one of them that is dots, which must be larger than lines to be seen. */
const DOTS = 2;

/** The paint of charts: `--series-ink` by tone (a button has an `--ink` of its own), and how areas are drawn with it. Kept in forced colours. */
export const chartPaint = css`
  ${TONES.map(
    (tone) =>
      `& [data-tone='${tone}'] { --series-ink: ${tone === 'danger' ? color.dangerText : color[`${tone}Solid`]}; }`,
  )}
  & .ink {
    fill: var(--series-ink);
  }
  /* Where colours cannot be told apart: in high contrast and on paper. */
  & .hatch {
    display: none;
    fill: none;
    stroke: ${color.surface};
    stroke-linecap: round;
  }
  & .swatch {
    flex: none;
    width: ${px(12)};
    height: ${px(12)};
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    & [data-tone] {
      --series-ink: CanvasText;
    }
    & .hatch {
      display: inline;
      stroke: Canvas;
    }
  }
  ${highContrast} {
    & .hatch {
      display: inline;
    }
  }
  ${media.print} {
    & .hatch {
      display: inline;
    }
  }
`;

interface PatternsProps {
  /** Areas are filled with `url(#id-0)`, `url(#id-1)` ... */
  id: string;
  tones: readonly Tone[];
}

/** What the areas of each series are filled with: its colour, and a hatching that tells it apart without colour. */
export function Patterns({ id, tones }: PatternsProps) {
  return (
    <defs>
      {tones.map((tone, index) => (
        <pattern
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a pattern stands for
          key={index}
          id={`${id}-${index}`}
          data-tone={tone}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
        >
          <rect className="ink" width={8} height={8} />
          <path
            className="hatch"
            d={HATCHES[index % HATCHES.length]}
            strokeWidth={index % HATCHES.length === DOTS ? 2.6 : 1.2}
          />
        </pattern>
      ))}
    </defs>
  );
}

/** A sample of a series' area, for the legend and the tooltip. */
export const areaSwatch = (id: string, index: number) => (
  <svg className="swatch" viewBox="0 0 16 16" aria-hidden focusable={false}>
    <rect width={16} height={16} rx={3} fill={`url(#${id}-${index})`} />
  </svg>
);
