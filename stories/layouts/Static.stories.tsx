import type { Meta, StoryObj } from '@storybook/react-vite';
import { visual } from '../kit/visual.ts';
import { Portal } from './portal.tsx';

/**
 * The menu docked beside the page: the default.
 *
 * **When**: for users who often switch screens, in windows wide enough for the menu's 256 px.
 *
 * **When not**: for wide tables on a small screen: `slim` gives them 196 px more, `horizontal` all of it.
 *
 * **Common mistakes**: hiding the menu when the route changes. Only its button hides it.
 */
const meta = {
  component: Portal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { mode: 'static' },
} satisfies Meta<typeof Portal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...visual };

/** The group of the current page opens automatically, at any depth. */
export const CurrentDeepInAGroup: Story = { args: { current: 'webhook' } };
