import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onDesktop } from '../kit/visual.ts';
import { longItems } from './menus.ts';
import { expectPageAt, expectWidth, isMobile, openGroup, railReady, row } from './plays.ts';
import { Portal } from './portal.tsx';

/**
 * A rail of icons with labels below, 80 px. Otherwise like `slim`: it widens to 280 px over the page, can be anchored,
 * and opens groups as flyouts. Widening moves no item vertically, so that the pointer stays on its item.
 *
 * **When**: where `slim` has too many icons to remember.
 *
 * **When not**: in low windows: an item is 60 px tall, and twelve of them scroll.
 *
 * **Common mistakes**: names of many words. Two lines fit below an icon; the rest is visible when the rail is wide.
 */
const meta = {
  component: Portal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { mode: 'compact', onAnchoredChange: fn() },
} satisfies Meta<typeof Portal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...onDesktop };

export const OpenFlyout: Story = {
  ...onDesktop,
  args: { current: 'users' },
  play: ({ canvasElement }) => openGroup(canvasElement, 'refunds', railReady),
};

export const Stress: Story = { ...onDesktop, args: { items: longItems } };

export const WidensInPlace: Story = {
  play: async ({ canvasElement }) => {
    if (isMobile()) return;
    await railReady(canvasElement);
    await expectWidth(canvasElement, 80);
    const heightOf = (id: string) => row(canvasElement, id).getBoundingClientRect().top;
    const before = heightOf('settlement');
    await userEvent.hover(row(canvasElement, 'settlement'));
    await expectWidth(canvasElement, 280);
    await expectPageAt(canvasElement, 80);
    await expect(heightOf('settlement')).toBeCloseTo(before, 0);
    await userEvent.unhover(row(canvasElement, 'settlement'));
    await expectWidth(canvasElement, 80);
  },
};
