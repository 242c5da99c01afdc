import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RadioGroup, Stack } from '#design-system';
import { held } from '../../kit/Held.tsx';
import { inBothThemes, inEnglish } from '../../kit/visual.ts';

const Kept = held(RadioGroup);

/**
 * One of two to five options that should all be visible.
 *
 * **When**: options to compare, each with a hint if it helps.
 *
 * **When not**: for more options, or a choice rarely changed, use `Select`; for yes or no, `Checkbox`.
 *
 * **Common mistakes**: a default where a wrong choice costs money.
 */
const meta = {
  component: RadioGroup,
  args: {
    label: 'Hình thức hoàn',
    options: [
      { value: 'full', label: 'Hoàn toàn bộ', hint: '1.250.000 ₫ về tài khoản khách' },
      { value: 'part', label: 'Hoàn một phần' },
      { value: 'none', label: 'Chỉ hủy đơn', disabled: true },
    ],
    value: undefined,
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inEnglish,
  name: 'Gallery',
  render: (args) => (
    <Stack gap={6}>
      <RadioGroup {...args} value="full" />
      <RadioGroup {...args} value="part" direction="row" />
      <RadioGroup {...args} required error="Chọn một hình thức" />
      <RadioGroup {...args} value="full" disabled />
    </Stack>
  ),
};

export const Stress: Story = {
  ...inBothThemes,
  args: {
    label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
    value: '1',
    options: [
      {
        value: '1',
        label: 'Chuyển vào tài khoản định danh của chi nhánh Thừa Thiên Huế',
        hint: '9.999.999.999.999 ₫',
      },
      { value: '2', label: 'Ẩ', hint: '0 ₫' },
    ],
  },
  decorators: [(Draw) => <div style={{ width: '14rem' }}>{Draw()}</div>],
};
