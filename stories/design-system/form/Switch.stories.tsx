import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Switch } from '#design-system';
import { Gallery } from '../../kit/Gallery.tsx';
import { held } from '../../kit/Held.tsx';
import { inBothThemes, visual } from '../../kit/visual.ts';

const Kept = held(Switch, undefined, 'checked');

/**
 * On or off, applied at once.
 *
 * **When**: settings that apply as soon as they are switched.
 *
 * **When not**: in a form that is submitted later use `Checkbox`.
 *
 * **Common mistakes**: a label that says "On" or "Off"; no message when the change fails.
 */
const meta = {
  component: Switch,
  args: { label: 'Thông báo biến động số dư', checked: false, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: (args) => (
    <Gallery rows={['off', 'on']} columns={['rest', 'hint', 'disabled']}>
      {(state, condition) => (
        <Switch
          {...args}
          checked={state === 'on'}
          hint={condition === 'hint' ? 'Gửi đến mọi người dùng' : undefined}
          disabled={condition === 'disabled'}
        />
      )}
    </Gallery>
  ),
};

export const Stress: Story = {
  ...visual,
  args: { label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: thông báo mọi khoản từ 9.999.999.999.999 ₫', checked: true },
  decorators: [(Draw) => <div style={{ width: '14rem' }}>{Draw()}</div>],
};

export const SwitchesBySpace: Story = {
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Thông báo biến động số dư' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
