import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Definitions } from '#design-system';
import { visual } from '../../kit/visual.ts';

const figure = (id: string, label: string, text: string) => ({ id, label, explain: async () => text });

/**
 * A question mark that says what the figures beside it count. The sentences are fetched when it is opened.
 *
 * **When**: beside figures outside a `MoneyLine` or `StatCard`. Those two have their own.
 *
 * **When not**: a word of the trade in a text: `Term`.
 *
 * **Common mistakes**: a sentence that repeats the label; one that does not say by which date it counts.
 */
const meta = {
  component: Definitions,
  args: {
    figures: [
      figure('waiting', 'Chờ duyệt', 'Số yêu cầu đang chờ duyệt và tiền của chúng, của mọi ngày.'),
      figure('overdue', 'Chờ quá 24 giờ', 'Phần đang chờ đã chờ quá 24 giờ kể từ lúc yêu cầu.'),
    ],
  },
} satisfies Meta<typeof Definitions>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const press = (canvasElement: HTMLElement) => {
  within(canvasElement).getByRole('button').focus();
  return userEvent.keyboard('{Enter}');
};

export const Playground: Story = {};

export const OpensByTheKeyboard: Story = {
  ...visual,
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expect(await page(canvasElement).findByText(/^Phần đang chờ/)).toBeVisible();
  },
};

export const ClosesOnEscape: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await page(canvasElement).findByText(/^Phần đang chờ/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page(canvasElement).queryByText(/^Phần đang chờ/)).toBeNull());
  },
};

/** A definition that fails to load shows an error, and loads again at the next opening. */
export const NotLoaded: Story = {
  args: {
    figures: [{ id: 'waiting', label: 'Chờ duyệt', explain: () => Promise.reject(new Error('offline')) }],
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expect(await page(canvasElement).findByText(/^(Chưa tải được|Not loaded)/)).toBeVisible();
  },
};
