import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BUTTON_SIZES, BUTTON_TONES, BUTTON_VARIANTS, Button, DownloadIcon, PlusIcon } from '#design-system';
import { Gallery } from '../../kit/Gallery.tsx';
import { inEveryMode, visual } from '../../kit/visual.ts';

/**
 * Triggers an action.
 *
 * **When**: saving, sending, opening a panel, any action. One `solid accent` per view: the main action.
 *
 * **When not**: for navigation use `Link`, which users can open in tabs. For an icon alone use `IconButton`.
 *
 * **Common mistakes**: two solid buttons side by side; `danger` for something that can be undone; "OK" instead of the
 * verb.
 */
const meta = {
  component: Button,
  args: { children: 'Lưu thay đổi', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inEveryMode,
  name: 'Gallery',
  render: () => (
    <Gallery rows={BUTTON_VARIANTS} columns={BUTTON_TONES}>
      {(variant, tone) => (
        <Button variant={variant} tone={tone} icon={PlusIcon}>
          Thêm mới
        </Button>
      )}
    </Gallery>
  ),
};

export const Sizes: Story = {
  ...visual,
  render: () => (
    <Gallery rows={BUTTON_SIZES} columns={['rest', 'loading', 'disabled']}>
      {(size, state) => (
        <Button
          size={size}
          endIcon={DownloadIcon}
          loading={state === 'loading'}
          disabled={state === 'disabled'}
        >
          Xuất dữ liệu
        </Button>
      )}
    </Gallery>
  ),
};

export const Stress: Story = {
  ...visual,
  args: {
    block: true,
    children: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: gửi lại toàn bộ yêu cầu hoàn tiền đang chờ duyệt',
  },
};

export const KeepsItsWidthWhileLoading: Story = {
  render: () => (
    <Gallery rows={['words', 'icon', 'endIcon']} columns={['rest', 'loading']}>
      {(kind, state) => (
        <Button
          icon={kind === 'icon' ? PlusIcon : undefined}
          endIcon={kind === 'endIcon' ? DownloadIcon : undefined}
          loading={state === 'loading'}
        >
          Xuất dữ liệu
        </Button>
      )}
    </Gallery>
  ),
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button', { name: 'Xuất dữ liệu' });
    const widths = buttons.map((button) => Math.round(button.getBoundingClientRect().width));
    await expect(widths).toHaveLength(6);
    for (const at of [0, 2, 4]) await expect(widths[at + 1]).toBe(widths[at]);
  },
};

export const SwallowsClicksWhileLoading: Story = {
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Lưu thay đổi' });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
