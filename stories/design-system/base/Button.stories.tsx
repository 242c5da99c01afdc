import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  BUTTON_SIZES,
  BUTTON_TONES,
  BUTTON_VARIANTS,
  Button,
  DeleteIcon,
  DownloadIcon,
  IconButton,
  PlusIcon,
  Stack,
  TooltipHost,
} from '#design-system';
import { Gallery } from '../../kit/Gallery.tsx';
import { Held } from '../../kit/Held.tsx';
import '../../kit/patience.ts';
import { inBothThemes, inEveryMode, visual } from '../../kit/visual.ts';

const REASON = 'Cần quyền refund:create';

/**
 * Triggers an action.
 *
 * **When**: saving, sending, opening a panel, any action. One `solid accent` per view: the main action.
 *
 * **When not**: for navigation use `Link`, which users can open in tabs. For an icon alone use `IconButton`.
 *
 * **Off**: `disabled` is the reason, in one sentence with its cause: tooltip on hover, on focus and on a tap, description
 * for screen readers. Tab still reaches it; pressing it and a form's Enter do nothing. `busy` while something else runs.
 * An action that makes no sense for the record is left out.
 *
 * **Common mistakes**: two solid buttons side by side; `danger` for something that can be undone; "OK" instead of the
 * verb; "No permission" without saying which.
 */
const meta = {
  component: Button,
  args: { children: 'Lưu thay đổi', onClick: fn() },
  decorators: [
    (Draw) => (
      <>
        <Draw />
        <TooltipHost />
      </>
    ),
  ],
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
          disabled={state === 'disabled' && REASON}
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

const theButton = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: 'Tạo yêu cầu hoàn' });
const off = { children: 'Tạo yêu cầu hoàn', disabled: REASON };

/** The text of the tooltip, which is hidden from screen readers and so from role queries. */
const tip = () =>
  [...document.body.children].find((node) => node.matches('div[aria-hidden="true"]'))?.textContent;

export const Off: Story = {
  ...inBothThemes,
  render: () => (
    <Gallery rows={BUTTON_VARIANTS} columns={BUTTON_TONES}>
      {(variant, tone) => (
        <Stack direction="row" gap={2}>
          <Button variant={variant} tone={tone} icon={PlusIcon} disabled={REASON}>
            Thêm mới
          </Button>
          <IconButton variant={variant} tone={tone} icon={DeleteIcon} label="Xóa ghi chú" disabled={REASON} />
        </Stack>
      )}
    </Gallery>
  ),
};

export const FocusShowsTheReason: Story = {
  ...visual,
  args: { ...off, variant: 'solid', tone: 'accent', style: { marginBlockStart: '4rem' } },
  play: async ({ canvasElement }) => {
    const button = theButton(canvasElement);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(REASON);
    await waitFor(() => expect(tip()).toBe(REASON));
  },
};

export const OffStress: Story = {
  ...visual,
  args: {
    ...off,
    block: true,
    style: { marginBlockStart: '8rem' },
    children: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: hoàn 9.999.999.999.999 ₫ cho mọi giao dịch đang chờ duyệt',
    disabled: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: còn 0 ₫, thiếu -9.999.999.999.999 ₫ so với số tiền cần hoàn',
  },
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(tip()).toMatch(/^ẨN/));
  },
};

export const PressesDoNothingAndEscapeTakesTheReasonAway: Story = {
  args: off,
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(theButton(canvasElement));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(theButton(canvasElement)).toHaveFocus();
    await waitFor(() => expect(tip()).toBe(REASON));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip()).toBeUndefined());
  },
};

export const ATapSaysWhy: Story = {
  args: off,
  play: async ({ args, canvasElement }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: theButton(canvasElement) });
    await waitFor(() => expect(tip()).toBe(REASON));
    await userEvent.pointer({ keys: '[TouchA]', target: document.body });
    await waitFor(() => expect(tip()).toBeUndefined());
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const KeepsTheFocusWhenItIsAllowed: Story = {
  args: off,
  render: (args) => (
    <Held initial={false}>
      {(allowed, set) => (
        <Stack direction="row" onKeyDown={(event) => event.key === 'a' && set(true)}>
          <Button {...args} disabled={allowed ? undefined : REASON} />
        </Stack>
      )}
    </Held>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('a');
    await waitFor(() => expect(tip()).toBeUndefined());
    await expect(theButton(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
