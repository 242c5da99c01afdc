import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onDesktop, visual } from '../kit/visual.ts';
import { longItems } from './menus.ts';
import { barReady, isMobile, openGroup, row } from './plays.ts';
import { Portal } from './portal.tsx';

/**
 * The menu as a bar under the topbar, which contains brand and company. Groups open below their item; deeper ones open
 * inside. Items that do not fit into one row are under "more". Only above 991 px: a phone has its sliding menu.
 *
 * **When**: for tables that need the whole width, on large screens.
 *
 * **When not**: for menus with many long names: on a small desktop most of them end up under "more".
 *
 * **Common mistakes**: custom sticky elements that only account for the topbar: use `--sticky-top`.
 */
const meta = {
  component: Portal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { mode: 'horizontal' },
} satisfies Meta<typeof Portal>;
export default meta;
type Story = StoryObj<typeof meta>;

const folded = (canvas: HTMLElement) => (isMobile() ? undefined : barReady(canvas));

export const Playground: Story = { ...onDesktop, play: ({ canvasElement }) => folded(canvasElement) };

export const OpenDropdown: Story = {
  ...visual,
  play: ({ canvasElement }) => openGroup(canvasElement, 'refunds', barReady),
};

/** The current page is in a group that does not fit: "more" is marked. */
export const CurrentUnderMore: Story = {
  args: { current: 'webhook' },
  play: async ({ canvasElement }) => {
    if (isMobile()) return;
    await openGroup(canvasElement, '…', barReady);
    await expect(row(canvasElement, '…')).toHaveAttribute('data-holds-current');
    await expect(row(canvasElement, 'setting')).toHaveAttribute('data-holds-current');
    await waitFor(() => expect(row(canvasElement, 'webhook')).toBeVisible());
  },
};

export const Stress: Story = {
  ...onDesktop,
  args: { items: longItems },
  play: ({ canvasElement }) => folded(canvasElement),
};
