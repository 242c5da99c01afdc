import type { Meta, StoryObj } from '@storybook/react-vite';
import { ACCENTS, THEMES } from '#design-system';
import { ContrastSummary, ContrastTable } from '../foundations/ContrastTable.tsx';
import { Page, Part } from '../foundations/Specimens.tsx';

/**
 * Contrast of every pair of foreground and background colours, computed from the tokens.
 *
 * **When**: a colour changes, or two colours are combined for the first time.
 *
 * **When not**: for charts and pictures, which need words or a table beside them anyway.
 *
 * **Common mistakes**: measuring on white a text that also appears on a hovered row.
 */
const meta = {
  argTypes: {
    theme: { control: 'select', options: THEMES },
    accent: { control: 'select', options: ACCENTS },
  },
  args: { theme: 'light', accent: 'blue' },
} satisfies Meta<{ theme: (typeof THEMES)[number]; accent: (typeof ACCENTS)[number] }>;
export default meta;
type Story = StoryObj<{ theme: (typeof THEMES)[number]; accent: (typeof ACCENTS)[number] }>;

/** The controls select the theme and the accent. */
export const OneLook: Story = {
  render: ({ theme, accent }) => (
    <Page
      title={`Contrast in ${theme}, ${accent}`}
      specimens={<ContrastTable theme={theme} accent={accent} />}
    />
  ),
};

export const AllThemesAndAccents: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Page
      title="Contrast"
      specimens={
        <Part title="The weakest pairs of each">
          <ContrastSummary />
        </Part>
      }
    >
      Text needs 4.5 : 1 (WCAG 1.4.3), borders of controls and focus rings 3 : 1 (1.4.11). Disabled controls
      are exempt.
    </Page>
  ),
};
