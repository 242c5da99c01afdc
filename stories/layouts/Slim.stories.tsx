// Long because it is the fullest of the modes: hover, anchor, flyouts and their keys, each as a play.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { onDesktop, visual } from '../kit/visual.ts';
import { longItems } from './menus.ts';
import {
  expectOpen,
  expectPageAt,
  expectWidth,
  flyout,
  isMobile,
  menuIn,
  openGroup,
  railReady,
  row,
} from './plays.ts';
import { Portal } from './portal.tsx';

/**
 * A rail of icons, 60 px. It widens to 280 px over the page while the pointer or a keyboard is in it, and goes back
 * 300 ms after; anchored it stays wide and pushes the page. Groups open as flyouts beside it, whether it is narrow or
 * wide: first by a click, then by hovering.
 *
 * **When**: for wide tables, by people who know the icons.
 *
 * **When not**: for people who are new to the portal: `compact` writes the words below the icons.
 *
 * **Common mistakes**: items without an icon, which are nothing here; groups deeper than two levels.
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

export const WidensUnderThePointer: Story = {
  play: async ({ canvasElement }) => {
    if (isMobile()) return;
    await railReady(canvasElement);
    await expectWidth(canvasElement, 60);
    await userEvent.hover(row(canvasElement, 'store'));
    await expectWidth(canvasElement, 280);
    // Over the page, which does not move.
    await expectPageAt(canvasElement, 60);
    const left = performance.now();
    await userEvent.unhover(row(canvasElement, 'store'));
    await waitFor(() => expect(menuIn(canvasElement).parentElement).not.toHaveAttribute('data-revealed'));
    await expect(performance.now() - left).toBeGreaterThanOrEqual(290);
    await expectWidth(canvasElement, 60);
  },
};

export const WidensForAKeyboard: Story = {
  play: async ({ canvasElement }) => {
    if (isMobile()) return;
    await railReady(canvasElement);
    // Over the link that skips the menu.
    await userEvent.tab();
    await userEvent.tab();
    await expect(menuIn(canvasElement)).toContainElement(document.activeElement as HTMLElement);
    await expectWidth(canvasElement, 280);
    await userEvent.tab({ shift: true });
    await expectWidth(canvasElement, 60);
  },
};

/** WCAG 1.4.13: what covers the page can be sent away without moving the pointer. */
export const NarrowsOnEscape: Story = {
  play: async ({ canvasElement }) => {
    if (isMobile()) return;
    await railReady(canvasElement);
    await userEvent.hover(row(canvasElement, 'store'));
    await expectWidth(canvasElement, 280);
    await userEvent.keyboard('{Escape}');
    await expectWidth(canvasElement, 60);
  },
};

export const StaysWideWhenAnchored: Story = {
  play: async ({ canvasElement, args }) => {
    if (isMobile()) return;
    await railReady(canvasElement);
    await userEvent.hover(row(canvasElement, 'store'));
    const anchor = within(canvasElement).getByRole('button', { name: /^(Ghim menu|Pin menu)$/ });
    await expect(anchor).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(anchor);
    await expect(anchor).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onAnchoredChange).toHaveBeenCalledWith(true);
    await expectPageAt(canvasElement, 280);
    await userEvent.unhover(anchor);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expectWidth(canvasElement, 280);
    await userEvent.click(anchor);
    await expectPageAt(canvasElement, 60);
  },
};

export const MovesBetweenFlyoutsByHovering: Story = {
  play: async ({ canvasElement }) => {
    if (isMobile()) return;
    await railReady(canvasElement);
    await userEvent.hover(row(canvasElement, 'refunds'));
    await expectOpen(canvasElement, 'refunds', false);
    await userEvent.click(row(canvasElement, 'refunds'));
    await expectOpen(canvasElement, 'refunds', true);
    await userEvent.hover(row(canvasElement, 'setting'));
    await expectOpen(canvasElement, 'setting', true);
    await expectOpen(canvasElement, 'refunds', false);
    await userEvent.click(row(canvasElement, 'users'));
    await expectOpen(canvasElement, 'setting', false);
  },
};

export const WalksWithArrows: Story = {
  play: async ({ canvasElement }) => {
    if (isMobile()) return;
    await railReady(canvasElement);
    row(canvasElement, 'settlement-v2').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(row(canvasElement, 'setting')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expectOpen(canvasElement, 'setting', true);
    await expect(row(canvasElement, 'users')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}{ArrowRight}');
    await expect(row(canvasElement, 'webhook')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expectOpen(canvasElement, 'setting', false);
    await expect(row(canvasElement, 'setting')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(row(canvasElement, 'users')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(row(canvasElement, 'setting')).toHaveFocus();
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
