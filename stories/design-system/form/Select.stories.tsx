import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { INPUT_SIZES, Select } from '#design-system';
import { Gallery } from '../../kit/Gallery.tsx';
import { inEveryMode, visual } from '../../kit/visual.ts';

/**
 * One of a few, in the browser's own list.
 *
 * **When**: up to about fifteen options that users know: page size, group, bank.
 *
 * **When not**: for many, use `Combobox`; for two to five that should all be visible, `RadioGroup`.
 *
 * **Common mistakes**: an empty first option without `placeholder`; submitting on change.
 */
const meta = {
  component: Select,
  args: {
    label: 'Nhóm quyền',
    placeholder: 'Chọn nhóm',
    options: [
      { value: '1', label: 'Kế toán' },
      { value: '2', label: 'Quản lý cửa hàng' },
      { value: '3', label: 'Thu ngân', disabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inEveryMode,
  name: 'Gallery',
  render: (args) => (
    <Gallery rows={INPUT_SIZES} columns={['empty', 'filled', 'error', 'disabled']}>
      {(size, state) => (
        <div style={{ width: '12rem' }}>
          <Select
            {...args}
            labelHidden
            size={size}
            defaultValue={state === 'filled' ? '2' : ''}
            error={state === 'error' ? 'Chọn một nhóm' : undefined}
            disabled={state === 'disabled'}
          />
        </div>
      )}
    </Gallery>
  ),
};

export const Stress: Story = {
  ...visual,
  args: {
    label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
    placeholder: undefined,
    options: [
      { value: '1', label: 'Ngân hàng Nông nghiệp và Phát triển Nông thôn chi nhánh Thừa Thiên Huế' },
    ],
  },
  decorators: [(Draw) => <div style={{ width: '14rem' }}>{Draw()}</div>],
};
