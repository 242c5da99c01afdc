import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  BUTTON_SIZES,
  BUTTON_TONES,
  BUTTON_VARIANTS,
  DeleteIcon,
  IconButton,
  PinIcon,
  PrintIcon,
  RefreshIcon,
  TooltipHost,
} from '#design-system';
import { Gallery } from '../../kit/Gallery.tsx';

import '../../kit/patience.ts';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * An icon-only button. Its label is its accessible name and the text of its tooltip.
 *
 * **When**: in bars, tables and fields, for well-known actions: close, copy, refresh, more.
 *
 * **When not**: for the main action, or an unclear icon, use `Button`.
 *
 * **Common mistakes**: a label that changes with `pressed` ("Pin" and "Unpin"): screen readers then announce the state
 * twice.
 */
const meta = {
  component: IconButton,
  args: { icon: RefreshIcon, label: 'Tải lại', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: () => (
    <Gallery rows={BUTTON_VARIANTS} columns={BUTTON_TONES}>
      {(variant, tone) => <IconButton variant={variant} tone={tone} icon={DeleteIcon} label="Xóa ghi chú" />}
    </Gallery>
  ),
};

export const Sizes: Story = {
  ...visual,
  render: () => (
    <Gallery rows={BUTTON_SIZES} columns={['rest', 'pressed', 'loading', 'disabled']}>
      {(size, state) => (
        <IconButton
          size={size}
          icon={PinIcon}
          label="Ghim menu"
          pressed={state === 'pressed' || undefined}
          loading={state === 'loading'}
          disabled={state === 'disabled' && 'Cần quyền menu:update'}
        />
      )}
    </Gallery>
  ),
};

/** The text of the tooltip, which is hidden from screen readers and so from role queries. */
const tip = () =>
  [...document.body.children].find((node) => node.matches('div[aria-hidden="true"]'))?.textContent;

export const SaysItsNameAndWhyItIsOff: Story = {
  render: () => (
    <>
      <IconButton icon={PrintIcon} label="In biên lai" disabled="Giao dịch chưa thành công" />
      <TooltipHost />
    </>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'In biên lai' });
    await userEvent.tab();
    await expect(button).toHaveAccessibleDescription('Giao dịch chưa thành công');
    await waitFor(() => expect(tip()).toBe('In biên lai\nGiao dịch chưa thành công'));
  },
};
