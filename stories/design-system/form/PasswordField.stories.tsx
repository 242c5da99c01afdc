import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PasswordField, type PasswordFieldProps } from '#design-system';
import { Held } from '../../kit/Held.tsx';
import { inBothThemes, inEnglish, visual } from '../../kit/visual.ts';

/**
 * A password with a show/hide toggle and, for a new one, its rules.
 *
 * **When**: signing in (`current-password`), choosing a password (`new-password` with `rules`).
 *
 * **When not**: for a key or token that the portal shows: that is a masked `Copyable`.
 *
 * **Common mistakes**: blocking paste or password managers; rules that appear only after an error.
 */
const meta = {
  component: PasswordField,
  args: { label: 'Mật khẩu', onChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: '24rem' }}>
      <Held initial={args.value ?? ''}>
        {(value, set) => <PasswordField {...args} value={value} onChange={set} />}
      </Held>
    </div>
  ),
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

const rules: PasswordFieldProps['rules'] = [
  { label: 'Từ 8 đến 16 ký tự', test: (text) => text.length >= 8 && text.length <= 16 },
  { label: 'Ít nhất một chữ in hoa', test: (text) => /[A-Z]/.test(text) },
  { label: 'Ít nhất một chữ số', test: (text) => /\d/.test(text) },
  { label: 'Ít nhất một ký tự đặc biệt', test: (text) => /[!@#$%^&*]/.test(text) },
];

export const Playground: Story = {};

export const Everything: Story = {
  ...inEnglish,
  name: 'Gallery',
  args: {
    autoComplete: 'new-password',
    required: true,
    rules,
    value: 'Matkhau9',
    hint: 'Không dùng lại mật khẩu cũ',
  },
};

export const Wrong: Story = {
  ...inBothThemes,
  args: { value: 'matkhau', error: 'Mật khẩu không đúng' },
};

export const Stress: Story = {
  ...visual,
  args: {
    label: 'ẨN ẪN ỖNG: mật khẩu mới cho người dùng phụ của chi nhánh Thừa Thiên Huế',
    rules: [
      {
        label: 'Một ký tự đặc biệt trong !@#$%^&*()_+{}[]:;<>,.?~\\/- đứng ở bất kỳ vị trí nào của mật khẩu',
        test: () => false,
      },
    ],
  },
  decorators: [(Draw) => <div style={{ width: '14rem' }}>{Draw()}</div>],
};

export const ShowsAndHidesByKeyboard: Story = {
  args: { value: 'Matkhau9!' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Mật khẩu');
    const toggle = canvas.getByRole('button', { name: 'Hiện mật khẩu' });
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(input).toHaveValue('Matkhau9!');
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const WarnsOfCapsLock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    await user.click(canvas.getByLabelText('Mật khẩu'));
    await user.keyboard('{CapsLock}A');
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang bật Caps Lock');
    await user.keyboard('{CapsLock}a');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
