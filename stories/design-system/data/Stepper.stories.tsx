import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { STEP_STATES, Stack, Stepper } from '#design-system';
import { forcedColors, inBothThemes, visual } from '../../kit/visual.ts';

const steps = [
  { id: 'file', label: 'Chọn tệp', description: 'doi-soat-03-2026.xlsx' },
  { id: 'map', label: 'Ghép cột' },
  { id: 'check', label: 'Kiểm tra', description: '1.284 dòng' },
  { id: 'run', label: 'Nhập' },
];

/**
 * Progress through a task of a few steps.
 *
 * **When**: three to five steps in a fixed order, such as an import.
 *
 * **When not**: the history of a record (`Timeline`); views that can be opened in any order (`Tabs`).
 *
 * **Common mistakes**: steps that can be skipped; going back without keeping the entered values.
 */
const meta = {
  component: Stepper,
  args: { label: 'Nhập tệp đối soát', steps, current: 'check' },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const failed = [
  ...steps.slice(0, 3),
  { id: 'run', label: 'Nhập', description: '12 dòng không nhập được', failed: true },
];

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: (args) => (
    <Stack gap={8}>
      <Stepper
        {...args}
        current="current"
        steps={STEP_STATES.map((state) => ({
          id: state,
          label: state,
          description: 'Mô tả',
          failed: state === 'failed',
        }))}
      />
      <Stepper {...args} label="Xong" current={null} />
      <Stepper {...args} label="Lỗi" current="run" steps={failed} />
    </Stack>
  ),
};

export const Stress: Story = {
  ...visual,
  args: {
    current: '2',
    steps: Array.from({ length: 5 }, (_, index) => ({
      id: String(index),
      label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
      description: index % 2 ? 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ' : '9.999.999.999.999 ₫',
    })),
  },
};

export const GoesBackByItsSteps: Story = {
  args: { onStep: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Chọn tệp.*(đã xong|done)/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStep).toHaveBeenLastCalledWith('map');
  },
};

export const InForcedColors: Story = { ...forcedColors, args: { current: 'run', steps: failed } };
