import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CopyIcon, IconButton, RefreshIcon, Stack, TooltipHost } from '#design-system';
import '../../kit/patience.ts';
import { inBothThemes, visual } from '../../kit/visual.ts';

const LONG = 'CÔNG TY TNHH MỘT THÀNH VIÊN THƯƠNG MẠI DỊCH VỤ ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ';

/**
 * The page's only tooltip: it shows the text of any element with `data-tip`, on hover and on keyboard focus.
 * `data-tip-overflow` shows it only where the text does not fit; an empty `data-tip` means the element's own text.
 *
 * **When**: the name of an icon button (automatic), the full text of a truncated one, the reason why a button is off.
 *
 * **When not**: for needed information: touch shows only why a button is disabled, and screen readers get nothing. Put
 * it into the page.
 *
 * **Common mistakes**: a second host; a tip that repeats the visible text; a tip without a name on the element.
 */
const meta = {
  component: TooltipHost,
  render: () => (
    <Stack gap={6} align="center">
      <Stack direction="row" gap={2}>
        <IconButton icon={CopyIcon} label="Sao chép mã" />
        <IconButton icon={RefreshIcon} label="Làm mới" />
      </Stack>
      <span
        data-tip=""
        data-tip-overflow=""
        style={{ maxWidth: '12rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {LONG}
      </span>
      <span data-tip="" data-tip-overflow="">
        Tên vừa khung
      </span>
      <TooltipHost />
    </Stack>
  ),
} satisfies Meta<typeof TooltipHost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text of the tooltip, which is hidden from screen readers and so from role queries. */
const tip = () =>
  [...document.body.children].find((node) => node.matches('div[aria-hidden="true"]'))?.textContent;
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const Playground: Story = {};

export const OnHover: Story = {
  ...inBothThemes,
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'Làm mới' }));
    await waitFor(() => expect(tip()).toBe('Làm mới'));
  },
};

export const Stress: Story = {
  ...visual,
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByText(LONG));
    await waitFor(() => expect(tip()).toBe(LONG));
  },
};

export const ShowsOnKeyboardFocusAndGoesOnEscape: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Sao chép mã' })).toHaveFocus();
    await waitFor(() => expect(tip()).toBe('Sao chép mã'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip()).toBeUndefined());
    await userEvent.tab();
    await waitFor(() => expect(tip()).toBe('Làm mới'));
  },
};

export const SaysNothingWhereTheTextFits: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByText('Tên vừa khung'));
    await rest(600);
    await expect(tip()).toBeUndefined();
  },
};

export const FollowsATextThatChanges: Story = {
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(tip()).toBe('Sao chép mã'));
    screen.getByRole('button', { name: 'Sao chép mã' }).dataset.tip = 'Đã chép';
    await waitFor(() => expect(tip()).toBe('Đã chép'));
  },
};

export const CanBeHovered: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'Làm mới' }));
    await waitFor(() => expect(tip()).toBe('Làm mới'));
    const bubble = [...document.body.children].find((node) => node.matches('div[aria-hidden="true"]'));
    await userEvent.hover(bubble as HTMLElement);
    await rest(400);
    await expect(tip()).toBe('Làm mới');
  },
};
