import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  BUTTON_SIZES,
  BUTTON_TONES,
  BUTTON_VARIANTS,
  DeleteIcon,
  IconButton,
  PinIcon,
  RefreshIcon,
  Stack,
} from '#design-system';
import { Gallery } from '../../kit/Gallery.tsx';
import { Held } from '../../kit/Held.tsx';
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
          disabled={state === 'disabled'}
        />
      )}
    </Gallery>
  ),
};

export const TogglesByKeyboard: Story = {
  render: (args) => (
    <Stack direction="row">
      <Held initial={false}>
        {(pressed, set) => (
          <IconButton
            {...args}
            icon={PinIcon}
            label="Ghim menu"
            pressed={pressed}
            onClick={() => set(!pressed)}
          />
        )}
      </Held>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Ghim menu', pressed: false });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};
