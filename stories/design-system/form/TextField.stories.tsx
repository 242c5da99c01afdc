import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon, INPUT_SIZES, SearchIcon, TextField } from '#design-system';
import { Gallery } from '../../kit/Gallery.tsx';
import { Held } from '../../kit/Held.tsx';
import { inEveryMode, visual } from '../../kit/visual.ts';

/**
 * One line of text.
 *
 * **When**: names, e-mails, references.
 *
 * **When not**: amounts (`MoneyField`), dates (`PeriodField`), phones (`PhoneField`), searching (`SearchField`).
 *
 * **Common mistakes**: a placeholder instead of a label; no `autoComplete` for what the browser knows.
 */
const meta = {
  component: TextField,
  args: { label: 'Họ và tên', autoComplete: 'name', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inEveryMode,
  name: 'Gallery',
  render: () => (
    <Gallery rows={INPUT_SIZES} columns={['empty', 'filled', 'slots', 'error', 'disabled', 'readOnly']}>
      {(size, state) => (
        <div style={{ width: '11rem' }}>
          <TextField
            label="Mã tham chiếu"
            labelHidden
            size={size}
            placeholder="GD-2024-…"
            defaultValue={state === 'empty' ? undefined : 'GD-2024-000123'}
            start={state === 'slots' ? <Icon icon={SearchIcon} /> : undefined}
            end={state === 'slots' ? 'km' : undefined}
            error={state === 'error' ? 'Không có mã này' : undefined}
            disabled={state === 'disabled'}
            readOnly={state === 'readOnly'}
          />
        </div>
      )}
    </Gallery>
  ),
};

export const Stress: Story = {
  ...visual,
  args: { label: 'Tên', defaultValue: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ của Công ty Trách nhiệm hữu hạn Ỷ Lan' },
  decorators: [(Draw) => <div style={{ width: '14rem' }}>{Draw()}</div>],
};

export const ClearsAndKeepsTheFocus: Story = {
  render: (args) => (
    <Held initial="Nguyễn Ánh">
      {(value, set) => <TextField {...args} clearable value={value} onChange={set} />}
    </Held>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Họ và tên' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Xóa Họ và tên' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
