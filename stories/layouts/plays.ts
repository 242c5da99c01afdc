import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DESKTOP_BREAKPOINT } from '#design-system';
import '../kit/patience.ts';

/** The camera shows each story in both forms, so a play function asks which one it runs in. */
export const isMobile = () => window.innerWidth <= DESKTOP_BREAKPOINT;

export const menuButton = (canvas: HTMLElement) =>
  within(canvas).getByRole('button', { name: /^(Menu chính|Main menu)$/ });

/** The menu, in any form. */
export const menuIn = (canvas: HTMLElement) => canvas.querySelector('nav')?.parentElement as HTMLElement;
export const mainIn = (canvas: HTMLElement) => canvas.querySelector('main') as HTMLElement;

/** The row of a menu item, by its id. */
export const row = (canvas: HTMLElement, id: string) =>
  canvas.querySelector<HTMLElement>(`[data-row="${id}"]`) as HTMLElement;

/** The flyout of a group. */
export const flyout = (canvas: HTMLElement, id: string) =>
  row(canvas, id).nextElementSibling?.firstElementChild as HTMLElement;

export const expectOpen = (canvas: HTMLElement, id: string, open: boolean) =>
  waitFor(() => expect(row(canvas, id)).toHaveAttribute('aria-expanded', String(open)));

const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width;
/** In px at the default scale. */
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 14;

/** Waits until the rail has this width, in px at the default scale. */
export const expectWidth = (canvas: HTMLElement, px: number) =>
  waitFor(() => expect(widthOf(menuIn(canvas))).toBeCloseTo(px * rem(), 0));

/** Waits until the page starts at this position, in px at the default scale. */
export const expectPageAt = (canvas: HTMLElement, px: number) =>
  waitFor(() => expect(mainIn(canvas).getBoundingClientRect().left).toBeCloseTo(px * rem(), 0));

/** Waits until the rail handles events: its anchor button is in the header. */
export const railReady = (canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector('.anchor')).not.toBeNull());

/** Waits until the bar is measured, and items that do not fit are folded. */
export const barReady = (canvas: HTMLElement) => waitFor(() => expect(row(canvas, '…')).toBeTruthy());

/** Opens a group: on a phone inside the sliding menu, on desktop as a flyout. */
export async function openGroup(canvas: HTMLElement, id: string, ready: (canvas: HTMLElement) => unknown) {
  if (isMobile()) {
    const button = menuButton(canvas);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(button);
  } else {
    await ready(canvas);
  }
  await userEvent.click(row(canvas, id));
  await expectOpen(canvas, id, true);
  await waitFor(() => expect(flyout(canvas, id)).toBeVisible());
}
