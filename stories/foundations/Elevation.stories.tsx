import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '#design-system';
import { border, color, radius, shadow, space } from '#design-system/theme/tokens.ts';
import { inBothThemes } from '../kit/visual.ts';
import { Page, Part } from './Specimens.tsx';

/**
 * One set of corner radii, and shadows only for floating elements.
 *
 * **When**: `radius.md` for controls, `lg` for cards and panels, `full` for round shapes; a shadow for menus, panels
 * and dialogs.
 *
 * **When not**: a shadow on elements in the page. A thin border is enough.
 *
 * **Common mistakes**: an outer radius smaller than the inner one.
 */
const meta = { parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj;

const box = {
  display: 'grid',
  placeItems: 'center',
  width: space(36),
  minHeight: space(20),
  background: color.surfaceRaised,
} as const;

export const RadiusAndElevation: Story = {
  ...inBothThemes,
  name: 'Radius and elevation',
  render: () => (
    <Page
      title="Radius and elevation"
      specimens={
        <>
          <Part title="Radius">
            <Stack direction="row" gap={4} wrap>
              {Object.entries(radius).map(([name, value]) => (
                <div key={name} style={{ ...box, border: border.control, borderRadius: value }}>
                  {name}
                </div>
              ))}
            </Stack>
          </Part>
          <Part title="Borders" note="The strong one outlines controls and keeps 3 : 1 on every surface.">
            <Stack direction="row" gap={4} wrap>
              {(['hairline', 'control'] as const).map((name) => (
                <div key={name} style={{ ...box, border: border[name], borderRadius: radius.md }}>
                  {name}
                </div>
              ))}
            </Stack>
          </Part>
          <Part title="Elevation" note="In forced colours shadows are gone: what floats keeps a border.">
            <Stack direction="row" gap={8} wrap>
              {Object.entries(shadow).map(([name, value]) => (
                <div
                  key={name}
                  style={{ ...box, border: border.hairline, borderRadius: radius.lg, boxShadow: value }}
                >
                  {name}
                </div>
              ))}
            </Stack>
          </Part>
        </>
      }
    />
  ),
};
