import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LAYOUT_MODES } from '#design-system';
import { onPhone } from '../kit/visual.ts';
import { expectOpen, isMobile, mainIn, menuButton, menuIn, row } from './plays.ts';
import { Portal } from './portal.tsx';

/**
 * Up to 991 px all five modes are this one: the menu slides in over a mask, the page is inert, groups are accordions
 * and nothing reacts to hovering. The topbar stays one line, without the breadcrumb.
 *
 * **When**: never chosen. The window's width decides, and the chosen mode returns when there is space.
 *
 * **When not**: as a separate mode in the preferences.
 *
 * **Common mistakes**: testing only one mode on a phone: choose another one in the controls, nothing may change.
 */
const meta = {
  component: Portal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  globals: { viewport: { value: 'w390' } },
  args: { mode: 'slim' },
  argTypes: { mode: { options: LAYOUT_MODES, control: 'inline-radio' } },
} satisfies Meta<typeof Portal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The same in every mode, photographed in one without a menu button on desktop. */
export const Horizontal: Story = {
  ...onPhone,
  args: { mode: 'horizontal' },
  play: async ({ canvasElement }) => {
    if (!isMobile()) return;
    const button = menuButton(canvasElement);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(button);
    await waitFor(() => expect(menuIn(canvasElement)).toHaveAttribute('role', 'dialog'));
    await expect(mainIn(canvasElement).parentElement?.inert).toBe(true);
    await expect(document.body).toHaveAttribute('data-blocked-scroll');
    await userEvent.click(row(canvasElement, 'setting'));
    await expectOpen(canvasElement, 'setting', true);
    await waitFor(() => expect(row(canvasElement, 'users')).toBeVisible());
  },
};
