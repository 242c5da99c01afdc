import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { INPUT_SIZES, SearchField, Stack } from '#design-system';
import { held } from '../../kit/Held.tsx';
import { inBothThemes, visual } from '../../kit/visual.ts';

const Kept = held(SearchField, '24rem');

/**
 * A search box. It searches at the first key and 120 ms after the last one, at once on Enter, and Esc clears it.
 *
 * **When**: at the top of a list, in a panel with many entries.
 *
 * **When not**: for one exact value of a form.
 *
 * **Common mistakes**: a second debounce outside; the label "Search" where a page has several.
 */
const meta = {
  component: SearchField,
  args: { label: 'Tìm theo mã giao dịch, mã đơn', value: '', onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: (args) => (
    <div style={{ maxWidth: '24rem' }}>
      <Stack>
        {INPUT_SIZES.map((size) => (
          <SearchField {...args} key={size} size={size} />
        ))}
        <SearchField {...args} value="GD-2024-000123" />
        <SearchField {...args} labelHidden={false} disabled />
      </Stack>
    </div>
  ),
};

export const Stress: Story = {
  ...visual,
  args: { value: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ của Công ty Trách nhiệm hữu hạn Ỷ Lan 9.999.999.999.999' },
  decorators: [(Draw) => <div style={{ width: '14rem' }}>{Draw()}</div>],
};

const box = (root: HTMLElement) =>
  within(root).getByRole('searchbox', { name: 'Tìm theo mã giao dịch, mã đơn' });

export const KeepsPastedLines: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(box(canvasElement));
    await userEvent.paste('GD-1\nGD-2\nＧＤ-3\n');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('GD-1 GD-2 GD-3');
  },
};
