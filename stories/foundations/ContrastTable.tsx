import { StatusBadge, Text } from '#design-system';
import { colorsOf } from '#design-system/theme/accents.ts';
import { type JudgedPair, judge, LIMITS, type PairKind } from '#design-system/theme/contrast.ts';
import { ACCENTS, type Accent, THEMES, type ThemeName } from '#design-system/theme/themes.ts';
import { border, radius, space } from '#design-system/theme/tokens.ts';
import { SpecTable } from './Specimens.tsx';

const ratioOf = ({ ratio }: JudgedPair) => `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`;

/** Uses the measured colours, whatever the theme of the page. */
function Swatch({ kind, ink, ground }: JudgedPair) {
  return (
    <span
      aria-hidden="true"
      style={{
        display: 'inline-block',
        minWidth: space(12),
        padding: `${space(1)} ${space(2)}`,
        border: kind === 'shape' ? `2px solid ${ink}` : border.hairline,
        borderRadius: radius.sm,
        textAlign: 'center',
        color: ink,
        background: ground,
      }}
    >
      {kind === 'text' ? 'Ẫg 9' : ' '}
    </span>
  );
}

/** Every foreground and background pair of one theme and accent, with its ratio computed from the tokens. */
export function ContrastTable({ theme, accent }: { theme: ThemeName; accent: Accent }) {
  const judged = judge(colorsOf(theme, accent));
  return (
    <SpecTable
      label={`Contrast in ${theme}, ${accent}`}
      columns={['Pair', 'Looks', 'Ratio', 'Needs', 'Result']}
      rows={judged.map((pair) => [
        pair.on.join(' on '),
        <Swatch key="looks" {...pair} />,
        <Text key="ratio" tabular>
          {ratioOf(pair)}
        </Text>,
        `${LIMITS[pair.kind]} : 1`,
        <StatusBadge
          key="result"
          icon={pair.passes ? 'check' : 'failed'}
          tone={pair.passes ? 'success' : 'danger'}
          label={pair.passes ? 'Pass' : 'Fail'}
        />,
      ])}
    />
  );
}

const lowest = (pairs: readonly JudgedPair[], kind: PairKind) =>
  pairs.filter((pair) => pair.kind === kind).reduce((low, pair) => (pair.ratio < low.ratio ? pair : low));

/** The weakest pair of each theme and accent: check these first after a change. */
export function ContrastSummary() {
  const looks = THEMES.flatMap((theme) => ACCENTS.map((accent) => [theme, accent] as const));
  return (
    <SpecTable
      label="The weakest pairs"
      columns={['Theme, accent', 'Pairs', 'Failing', 'Weakest text', 'Weakest border or ring']}
      rows={looks.map(([theme, accent]) => {
        const judged = judge(colorsOf(theme, accent));
        const weakest = (kind: PairKind) => {
          const pair = lowest(judged, kind);
          return `${ratioOf(pair)}  ${pair.on.join(' on ')}`;
        };
        return [
          `${theme}, ${accent}`,
          judged.length,
          judged.filter(({ passes }) => !passes).length,
          weakest('text'),
          weakest('shape'),
        ];
      })}
    />
  );
}
