import type { Meta, StoryObj } from '@storybook/react-vite';
import { ACCENTS, Button, Link, Stack, THEMES } from '#design-system';
import { colorsOf } from '#design-system/theme/accents.ts';
import type { Accent, ThemeColors, ThemeName } from '#design-system/theme/themes.ts';
import { border, color, colorVariable, fontSize, radius, space } from '#design-system/theme/tokens.ts';
import { inBothThemes, visual } from '../kit/visual.ts';
import { ContrastSummary, ContrastTable } from './ContrastTable.tsx';
import { Page, Part } from './Specimens.tsx';

/**
 * Colours by meaning. Each theme defines every name, and an accent changes the few for action and selection.
 *
 * **When**: `color.textMuted` in the design system; never in the app, whose components set their own colours.
 *
 * **When not**: a colour for its look. The raw colours of `palette.ts` are private to the theme.
 *
 * **Common mistakes**: an unchecked pair of colours. Add it to `theme/contrast.ts`, and a test checks it.
 */
const meta = { parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj;

/** The theme of the toolbar; with "all themes", the first one. */
const lookOf = ({ theme, accent }: Record<string, unknown>) =>
  [theme === 'all' ? 'light' : (theme as ThemeName), accent as Accent] as const;

function Tokens({ colors }: { colors: ThemeColors }) {
  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))', gap: space(3) }}
    >
      {Object.entries(colors).map(([name, value]) => (
        <div key={name} style={{ fontSize: fontSize.xs }}>
          <div
            style={{
              height: space(10),
              border: border.hairline,
              borderRadius: radius.md,
              background: `var(${colorVariable(name)})`,
            }}
          />
          <strong style={{ fontSize: fontSize.sm }}>{name}</strong>
          <br />
          <code style={{ color: color.textMuted }}>{value}</code>
        </div>
      ))}
    </div>
  );
}

export const Meanings: Story = {
  ...inBothThemes,
  render: (_, { globals }) => {
    const [theme, accent] = lookOf(globals);
    return (
      <Page
        title="Colour"
        specimens={
          <Part title={`Every name in ${theme}, ${accent}`}>
            <Tokens colors={colorsOf(theme, accent)} />
          </Part>
        }
      >
        One accent for action and selection alone, a slightly cool neutral ramp, and statuses as a soft ground
        with dark text and an icon: never colour alone. The theme and the accent are chosen above.
      </Page>
    );
  },
};

/** Each accent in each theme, regardless of the toolbar. */
export const Accents: Story = {
  ...visual,
  render: () => (
    <Page
      title="Accents"
      specimens={THEMES.map((theme) => (
        <Part key={theme} title={theme}>
          <Stack direction="row" gap={3} wrap>
            {ACCENTS.map((accent) => (
              <div
                key={accent}
                data-theme={theme}
                data-accent={accent}
                style={{
                  padding: space(4),
                  border: border.hairline,
                  borderRadius: radius.lg,
                  color: color.text,
                  background: color.surface,
                }}
              >
                <Stack gap={3}>
                  <strong>{accent}</strong>
                  <Stack direction="row" gap={2}>
                    <Button variant="solid" tone="accent">
                      Duyệt
                    </Button>
                    <Button tone="accent">Xem</Button>
                  </Stack>
                  <span
                    style={{
                      padding: `${space(1)} ${space(2)}`,
                      borderRadius: radius.sm,
                      background: color.surfaceSelected,
                    }}
                  >
                    <Link href="#giao-dich">Giao dịch</Link> đang chọn
                  </span>
                </Stack>
              </div>
            ))}
          </Stack>
        </Part>
      ))}
    >
      Blue is the specification's. Statuses keep their own colours in every accent.
    </Page>
  ),
};

/** Every pair of the toolbar's theme and accent, with the ratio computed from the tokens. */
export const Contrast: Story = {
  ...visual,
  render: (_, { globals }) => {
    const [theme, accent] = lookOf(globals);
    return (
      <Page
        title="Contrast"
        specimens={
          <>
            <Part title="All themes and accents">
              <ContrastSummary />
            </Part>
            <Part title={`Each pair in ${theme}, ${accent}`}>
              <ContrastTable theme={theme} accent={accent} />
            </Part>
          </>
        }
      >
        Text needs 4.5 : 1 (WCAG 1.4.3), borders of controls and focus rings 3 : 1 (1.4.11). Computed here
        from the tokens, and by a test at every change.
      </Page>
    );
  },
};
