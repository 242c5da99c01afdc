import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/** /auth/login: the first page of the portal. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

/** The identity service's code loads when first needed. */
const FETCHED = { timeout: 10_000 };
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

/** Signs in with a correct password, after which the pool asks for another step. */
async function enter(canvasElement: HTMLElement) {
  await settled();
  const page = within(canvasElement);
  await userEvent.type(page.getByLabelText(/^(Tên đăng nhập|Username)/), 'lan.nguyen');
  await userEvent.type(page.getByLabelText(/^(Mật khẩu|Password)$/), 'Demo@2026');
  await userEvent.click(page.getByRole('button', { name: /^(Đăng nhập|Sign in)$/ }));
  return page;
}

export const RefusesAWrongCode: Story = {
  ...inEveryMode,
  ...screen({ address: '/auth/login', as: null, pool: 'code' }),
  play: async ({ canvasElement }) => {
    const page = await enter(canvasElement);
    const code = await page.findByLabelText(/^(Mã xác nhận|Code)/, {}, FETCHED);
    await userEvent.type(code, '340745');
    await page.findByText(/^(Mã xác nhận không đúng|That code is incorrect)/, {}, FETCHED);
    await expect(code).toHaveFocus();
    await settled();
  },
};

/** Like each refusal, it says what to do next, and never that the password was wrong. */
export const RefusesAFirstPasswordThatRanOut: Story = {
  ...visual,
  ...screen({ address: '/auth/login', as: null, pool: 'expired' }),
  play: async ({ canvasElement }) => {
    const page = await enter(canvasElement);
    await page.findByText(/^(Mật khẩu cấp lần đầu đã hết hạn|The first password has expired)/, {}, FETCHED);
    await settled();
  },
};

/** The reset form is filled in. Its second page is the same for every user name, and says what to do without a code. */
export const ResetsAPassword: Story = {
  ...visual,
  ...screen({ address: '/auth/login', as: null, pool: 'reset' }),
  play: async ({ canvasElement }) => {
    const page = await enter(canvasElement);
    await page.findByText(
      /^(Tài khoản cần đặt lại mật khẩu|This account's password must be reset)/,
      {},
      FETCHED,
    );
    await expect(page.getByLabelText(/^(Tên đăng nhập|Username)/)).toHaveValue('lan.nguyen');
    await userEvent.click(page.getByRole('button', { name: /^(Gửi mã xác nhận|Send the code)$/ }));
    await page.findByText(/^(Chờ vài phút mà chưa có mã|No code after a few minutes)/, {}, FETCHED);
    await settled();
  },
};

export const AsksForTheNameOfAPasskey: Story = {
  ...visual,
  ...screen({ address: '/auth/login', as: null, passkeys: true }),
  play: async ({ canvasElement }) => {
    await settled();
    const page = within(canvasElement);
    const passkey = await page.findByRole('button', { name: /^(Đăng nhập bằng|Sign in with a) passkey$/ });
    await userEvent.click(passkey);
    await page.findByText(/^(Nhập tên đăng nhập, rồi|Enter your username, then)/);
    await expect(page.getByLabelText(/Tên đăng nhập|Username/)).toHaveFocus();
    await settled();
  },
};
