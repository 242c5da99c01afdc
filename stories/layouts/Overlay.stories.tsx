import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onDesktop, visual } from '../kit/visual.ts';
import { expectOpen, expectPageAt, isMobile, mainIn, menuButton, menuIn, row } from './plays.ts';
import { Portal } from './portal.tsx';

/**
 * The menu out of sight until it is called; then it lies over the page, without a mask: the page stays in use.
 *
 * **When**: for those who work on one screen for hours and want all of its width.
 *
 * **When not**: for people who go between screens all the time: each way costs a press more.
 *
 * **Common mistakes**: expecting it to trap the focus as the mobile menu does. It closes as soon as the focus moves on,
 * a press lands outside, a link is followed, a panel opens, or Esc is pressed.
 */
const meta = {
  component: Portal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { mode: 'overlay' },
} satisfies Meta<typeof Portal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At rest its button says "closed": both here, once the mode listens, and on a phone. */
async function press(canvas: HTMLElement) {
  const button = menuButton(canvas);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  await userEvent.click(button);
  await waitFor(() => expect(menuIn(canvas)).toBeVisible());
  return button;
}

export const Playground: Story = { ...onDesktop };

export const Open: Story = {
  ...visual,
  play: async ({ canvasElement }) => {
    const button = await press(canvasElement);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(menuIn(canvasElement)).toContainElement(document.activeElement as HTMLElement);
    await expect(mainIn(canvasElement).closest('[inert]') !== null).toBe(isMobile());
    await expectPageAt(canvasElement, 0);
  },
};

export const ClosesOnEscape: Story = {
  play: async ({ canvasElement }) => {
    const button = await press(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menuIn(canvasElement)).not.toBeVisible());
    await expect(button).toHaveFocus();
  },
};

export const ClosesOnAPressOutside: Story = {
  play: async ({ canvasElement }) => {
    if (isMobile()) return;
    await press(canvasElement);
    await userEvent.click(within(mainIn(canvasElement)).getByRole('heading', { level: 1 }));
    await waitFor(() => expect(menuIn(canvasElement)).not.toBeVisible());
  },
};

export const ClosesWhenALinkIsFollowed: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await userEvent.click(row(canvasElement, 'store'));
    await waitFor(() => expect(menuIn(canvasElement)).not.toBeVisible());
  },
};

export const ClosesWhenTheFocusMovesOn: Story = {
  play: async ({ canvasElement }) => {
    if (isMobile()) return;
    await press(canvasElement);
    row(canvasElement, 'webpos').focus();
    await userEvent.tab();
    await waitFor(() => expect(menuIn(canvasElement)).not.toBeVisible());
    await expect(menuIn(canvasElement)).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const OpensGroupsInside: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await userEvent.click(row(canvasElement, 'setting'));
    await expectOpen(canvasElement, 'setting', true);
    await waitFor(() => expect(row(canvasElement, 'users')).toBeVisible());
    await expect(menuIn(canvasElement)).toBeVisible();
  },
};
