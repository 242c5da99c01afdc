import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { visual } from '../../../kit/visual.ts';

/** `?panel=own-password`: the current password, then a new one; the session ends three seconds later. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/profile?panel=own-password';

async function fill(current: string) {
  const form = within(await within(document.body).findByRole('dialog'));
  await userEvent.type(await form.findByLabelText(/Mật khẩu hiện tại|Current password/), current);
  await userEvent.type(form.getByLabelText(/^(Mật khẩu mới|New password)$/), 'Moi@2026x');
  await userEvent.type(
    form.getByLabelText(/^(Xác nhận mật khẩu mới|Confirm( the)? new password)$/),
    'Moi@2026x',
  );
  await userEvent.click(form.getByRole('button', { name: /^(Đổi mật khẩu|Change password)$/ }));
  return form;
}

export const SaysThatTheCurrentOneIsWrong: Story = {
  ...visual,
  ...screen({ address: ADDRESS, as: 'manager' }),
  play: async () => {
    await settled();
    const form = await fill('Sai@2026x');
    const current = form.getByLabelText(/Mật khẩu hiện tại|Current password/);
    await form.findAllByText(/Mật khẩu không đúng|password is (wrong|incorrect)/i);
    await expect(current).toHaveFocus();
    await expect(current).toHaveValue('Sai@2026x');
  },
};
