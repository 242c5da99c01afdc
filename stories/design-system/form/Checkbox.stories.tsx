import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from '#design-system';
import { Gallery } from '../../kit/Gallery.tsx';
import { held } from '../../kit/Held.tsx';
import { inEveryMode, visual } from '../../kit/visual.ts';

const Kept = held(Checkbox, undefined, 'checked');

/**
 * Yes or no, applied when the form is submitted; or one of several.
 *
 * **When**: consents, options of a form, row selection.
 *
 * **When not**: for what applies at once use `Switch`; for one of several, `RadioGroup`.
 *
 * **Common mistakes**: a negative label ("Do not send"); `indeterminate` for "not answered".
 */
const meta = {
  component: Checkbox,
  args: { label: 'Có thể duyệt yêu cầu hoàn', checked: false, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inEveryMode,
  name: 'Gallery',
  render: (args) => (
    <Gallery rows={['off', 'on', 'mixed']} columns={['rest', 'error', 'disabled', 'labelHidden']}>
      {(state, condition) => (
        <Checkbox
          {...args}
          checked={state === 'on'}
          indeterminate={state === 'mixed'}
          error={condition === 'error' ? 'Cần đồng ý để tiếp tục' : undefined}
          disabled={condition === 'disabled'}
          labelHidden={condition === 'labelHidden'}
        />
      )}
    </Gallery>
  ),
};

export const Stress: Story = {
  ...visual,
  args: {
    label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: tôi đã đọc và đồng ý với điều khoản hoàn tiền của chi nhánh',
    hint: 'Áp dụng cho mọi yêu cầu đến 9.999.999.999.999 ₫',
    checked: true,
  },
  decorators: [(Draw) => <div style={{ width: '16rem' }}>{Draw()}</div>],
};

export const StaysMixedUntilItsOwnerSaysOtherwise: Story = {
  render: (args) => <Checkbox {...args} indeterminate />,
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
