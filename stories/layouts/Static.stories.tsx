import type { Meta, StoryObj } from '@storybook/react-vite';
import { visual } from '../kit/visual.ts';
import { Portal } from './portal.tsx';

/**
 * The menu docked beside the page: the default.
 *
 * **When**: for people who go between screens all day, on windows wide enough to give the menu its 256 px.
 *
 * **When not**: for wide tables on a small screen: `slim` gives them 196 px more, `horizontal` all of it.
 *
 * **Common mistakes**: putting the menu away when the route changes. It answers to its button alone.
 */
const meta = {
  component: Portal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { mode: 'static' },
} satisfies Meta<typeof Portal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...visual };

/** The group of the page opens by itself, however deep it lies. */
export const CurrentDeepInAGroup: Story = { args: { current: 'webhook' } };
