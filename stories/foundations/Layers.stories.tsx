import type { Meta, StoryObj } from '@storybook/react-vite';
import { border, color, layer, radius, shadow, space } from '#design-system/theme/tokens.ts';
import { inBothThemes } from '../kit/visual.ts';
import { Page } from './Specimens.tsx';

/**
 * The only list of stacking levels.
 *
 * **When**: an element covers another. Use the level of its kind.
 *
 * **When not**: inside a component, where `isolation: isolate` and document order are enough.
 *
 * **Common mistakes**: a number between two levels, which the next developer then exceeds.
 */
const meta = { parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Layers: Story = {
  ...inBothThemes,
  render: () => (
    <Page
      title="Layers"
      specimens={
        <ol
          style={{ position: 'relative', isolation: 'isolate', padding: 0, listStyle: 'none' }}
          // Highest first, as seen from above.
        >
          {Object.entries(layer)
            .sort(([, a], [, b]) => b - a)
            .map(([name, value], index) => (
              <li
                key={name}
                style={{
                  position: 'relative',
                  zIndex: value,
                  display: 'flex',
                  justifyContent: 'space-between',
                  width: space(80),
                  maxWidth: '100%',
                  padding: `${space(2)} ${space(4)}`,
                  marginInlineStart: `min(${space(index * 3)}, 10%)`,
                  border: border.hairline,
                  borderRadius: radius.md,
                  color: color.text,
                  background: color.surfaceRaised,
                  boxShadow: shadow.sm,
                }}
              >
                <code>{name}</code>
                <span>{value}</span>
              </li>
            ))}
        </ol>
      }
    >
      The highest first, as one looks down on the page.
    </Page>
  ),
};
