import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { onDesktop, visual } from '../kit/visual.ts';
import { expectPageAt, isMobile, mainIn, menuButton, menuIn } from './plays.ts';
import { Portal } from './portal.tsx';

/**
 * The menu is hidden until it is opened; then it overlaps the page, without a mask: the page stays in use.
 *
 * **When**: for users who work on one screen for hours and need its full width.
 *
 * **When not**: for users who often switch screens: each switch needs one more press.
 *
 * **Common mistakes**: expecting it to trap the focus as the mobile menu does. It closes as soon as the focus moves on,
 * the user presses outside, a link is followed, a panel opens, or Esc is pressed.
 */
const meta = {
  component: Portal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { mode: 'overlay' },
} satisfies Meta<typeof Portal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At rest its button says "closed": both here, once the mode is loaded, and on a phone. */
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
