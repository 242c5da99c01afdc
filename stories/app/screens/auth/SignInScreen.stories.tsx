import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/** /auth/login: the first thing anybody sees of the portal. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const SIGN_IN = screen({ address: '/auth/login', as: null });

export const Default: Story = { ...inEveryMode, ...SIGN_IN };

export const AsksForWhatIsMissing: Story = {
  ...visual,
  ...SIGN_IN,
  play: async ({ canvasElement }) => {
    await settled();
    const submit = await within(canvasElement).findByRole('button', { name: /^(Đăng nhập|Sign in)$/ });
    await userEvent.click(submit);
    const user = within(canvasElement).getByLabelText(/Tên đăng nhập|Username/);
    await expect(user).toHaveAttribute('aria-invalid', 'true');
  },
};

export const ForgotPassword: Story = {
  ...visual,
  ...SIGN_IN,
  play: async ({ canvasElement }) => {
    await settled();
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /Quên mật khẩu|Forgot/ }));
    await page.findByRole('heading', { name: /Đặt lại mật khẩu|Reset/ });
  },
};

export const AsksForTheNameOfAPasskey: Story = {
  ...screen({ address: '/auth/login', as: null, passkeys: true }),
  play: async ({ canvasElement }) => {
    await settled();
    const page = within(canvasElement);
    const passkey = await page.findByRole('button', { name: /^(Đăng nhập bằng|Sign in with a) passkey$/ });
    await userEvent.click(passkey);
    await page.findByText(/^(Nhập tên đăng nhập, rồi|Enter your username, then)/);
    await expect(page.getByLabelText(/Tên đăng nhập|Username/)).toHaveFocus();
  },
};
