import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dismissToast } from '#design-system';
import '../kit/patience.ts';
import { inPortal } from '../kit/patterns.tsx';
import { inEveryMode, visual } from '../kit/visual.ts';
import { Integration } from './kit/Integration.tsx';

// A made-up key: it opens nothing.
const KEY = 'demo-4b1e-77aa-0c52-9f3c';

/** Values that are copied all day, and one that must be seen by as few eyes as possible. */
const meta = {
  component: Integration,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '46rem' } } },
  decorators: [inPortal('integration', 'Thông tin tích hợp')],
  beforeEach: () => dismissToast,
  args: { reveal: fn(async () => KEY), reset: fn(async () => '51d0') },
} satisfies Meta<typeof Integration>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: HTMLElement, name: RegExp) => within(canvas).getByRole('button', { name });
const SHOW = /^(Hiện|Show) Khóa API/;

export const Default: Story = { ...inEveryMode };

/** Not photographed: its seconds run. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain(KEY);
    button(canvasElement, SHOW).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(canvasElement).findByText(KEY)).toBeVisible();
  },
};

export const CouldNotBeRead: Story = {
  ...visual,
  args: {
    reveal: fn(async () => {
      throw new Error('Mật khẩu không đúng. Khóa chưa được hiện.');
    }),
  },
  play: async ({ canvasElement }) => {
    const show = button(canvasElement, SHOW);
    show.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(canvasElement).findByText(/Mật khẩu không đúng/)).toBeVisible();
    // Its tooltip would lie over the section.
    show.blur();
  },
};

export const MayNotReset: Story = { args: { mayReset: false } };

export const ResetWantsTheNameTyped: Story = {
  ...visual,
  play: async ({ args, canvasElement }) => {
    button(canvasElement, /^Đặt lại khóa$/).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    const name = within(dialog).getByLabelText(/Ánh Dương/);
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Anh Duong{Enter}');
    await expect(args.reset).not.toHaveBeenCalled();
    await userEvent.clear(name);
  },
};

export const ResetsTheKey: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, /^Đặt lại khóa$/));
    const dialog = await screen.findByRole('alertdialog');
    const name = within(dialog).getByLabelText(/Ánh Dương/);
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Ánh Dương{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.reset).toHaveBeenCalledTimes(1);
    await expect(within(canvasElement).getByText(/51d0/)).toBeVisible();
  },
};

const long = 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ Thương mại Dịch vụ';

export const Stress: Story = {
  ...visual,
  args: { company: long, merchantId: `M-${'0123456789'.repeat(8)}` },
};

export const ShowsALongKey: Story = {
  args: { reveal: fn(async () => KEY.repeat(8)) },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, SHOW));
    await within(canvasElement).findByText(KEY.repeat(8));
  },
};
