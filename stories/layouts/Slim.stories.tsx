import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { onDesktop, visual } from '../kit/visual.ts';
import { longItems } from './menus.ts';
import { expectWidth, flyout, isMobile, menuIn, openGroup, railReady } from './plays.ts';
import { Portal } from './portal.tsx';

/**
 * A rail of icons, 60 px. It widens to 280 px over the page while the pointer or keyboard focus is inside, and narrows
 * 300 ms later; anchored, it stays wide and pushes the page. Groups open as flyouts beside it, whether it is narrow or
 * wide: first by a click, then by hovering.
 *
 * **When**: for wide tables, for users who know the icons.
 *
 * **When not**: for users who are new to the portal: `compact` shows labels below the icons.
 *
 * **Common mistakes**: items without an icon, which are invisible here; groups deeper than two levels.
 */
const meta = {
  component: Portal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { mode: 'slim', onAnchoredChange: fn() },
} satisfies Meta<typeof Portal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...onDesktop };

export const Anchored: Story = { ...onDesktop, args: { anchored: true, current: 'webhook' } };

export const OpenFlyout: Story = {
  ...visual,
  args: { current: 'users' },
  play: ({ canvasElement }) => openGroup(canvasElement, 'refunds', railReady),
};

export const Stress: Story = { ...onDesktop, args: { items: longItems, anchored: true } };

export const WidensForAKeyboard: Story = {
  play: async ({ canvasElement }) => {
    if (isMobile()) return;
    await railReady(canvasElement);
    // Past the skip link.
    await userEvent.tab();
    await userEvent.tab();
    await expect(menuIn(canvasElement)).toContainElement(document.activeElement as HTMLElement);
    await expectWidth(canvasElement, 280);
    await userEvent.tab({ shift: true });
    await expectWidth(canvasElement, 60);
  },
};

export const KeepsFlyoutsInTheWindow: Story = {
  args: { items: longItems },
  play: async ({ canvasElement }) => {
    if (isMobile()) return;
    await openGroup(canvasElement, 'last', railReady);
    await waitFor(() => {
      const { top, bottom, left } = flyout(canvasElement, 'last').getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(8);
      expect(bottom).toBeLessThanOrEqual(window.innerHeight - 8);
      expect(left).toBeCloseTo(menuIn(canvasElement).getBoundingClientRect().right, 0);
    });
  },
};
