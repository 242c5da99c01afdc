import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { INPUT_SIZES, MoneyField } from '#design-system';
import { Gallery } from '../../kit/Gallery.tsx';
import { held } from '../../kit/Held.tsx';
import { inBothThemes, inEnglish, visual } from '../../kit/visual.ts';

const Kept = held(MoneyField, '18rem');

/**
 * An amount in VND. It groups while typing and understands `500k`, `1tr2`, `1,5 tỷ` and amounts pasted from elsewhere.
 *
 * **When**: every amount that users type.
 *
 * **When not**: for counts and percentages.
 *
 * **Common mistakes**: treating `null` as zero; a second unit in the label.
 */
const meta = {
  component: MoneyField,
  args: { label: 'Số tiền hoàn', value: null, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: (args) => (
    <Gallery rows={INPUT_SIZES} columns={['empty', 'filled', 'error', 'disabled']}>
      {(size, state) => (
        <div style={{ width: '12rem' }}>
          <MoneyField
            {...args}
            size={size}
            value={state === 'empty' ? null : 1_250_000}
            error={state === 'error' ? 'Nhiều hơn số còn lại' : undefined}
            disabled={state === 'disabled'}
          />
        </div>
      )}
    </Gallery>
  ),
};

export const Stress: Story = {
  ...visual,
  args: { label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ', value: 9_999_999_999_999 },
  decorators: [(Draw) => <div style={{ width: '14rem' }}>{Draw()}</div>],
};

const input = (root: HTMLElement) => within(root).getByRole('textbox', { name: 'Số tiền hoàn' });

export const RefusesAFractionAndKeepsIt: Story = {
  ...inEnglish,
  play: async ({ args, canvasElement }) => {
    await userEvent.type(input(canvasElement), '1000,5');
    await userEvent.tab();
    await expect(input(canvasElement)).toHaveValue('1.000,5');
    await expect(input(canvasElement)).toBeInvalid();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
