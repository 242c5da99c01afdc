import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/**
 * `?panel=user-create`, `?panel=user-edit&of=ND...` and `?panel=user-password&of=ND...`: the form kit with all its
 * features. Typed values survive a reload, except the password.
 */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const LIST = '/merchant/setting/users';
const CREATE = `${LIST}?panel=user-create`;
const EDIT = `${LIST}?panel=user-edit&of=9004`;
const USERS = 'merchants/*/user/sub-merchant-user';

const panel = async () => within(await within(document.body).findByRole('dialog'));

export const Create: Story = { ...inEveryMode, ...screen({ address: CREATE, as: 'manager' }) };

export const AnotherPassword: Story = {
  ...visual,
  ...screen({ address: `${LIST}?panel=user-password&of=9004`, as: 'manager' }),
};

/** The sign-in data of a new user, without the password. */
export const CardOfANewPerson: Story = {
  ...visual,
  ...screen({ address: CREATE, as: 'manager' }),
  play: async () => {
    await settled();
    const form = await panel();
    await userEvent.type(form.getByLabelText(/Tên đăng nhập|Username/), 'ha.ttn');
    await userEvent.type(form.getByLabelText(/Họ và tên|Full name/), 'Trần Thị Ngọc Hà');
    await userEvent.type(form.getByLabelText('Email'), 'ha.ttn@senviet.example');
    await userEvent.type(form.getByLabelText(/Số điện thoại|Phone number/), '0912345678');
    await userEvent.type(form.getByRole('combobox', { name: /Cửa hàng|Store/ }), 'ho tay');
    await within(document.body).findByRole('option', { name: /Hồ Tây/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const role = await form.findByRole('option', { name: 'Thu ngân' });
    await userEvent.selectOptions(form.getByLabelText(/Nhóm quyền|Role/), role);
    await userEvent.click(form.getByRole('button', { name: /Tạo mật khẩu|Generate a password/ }));
    await userEvent.click(form.getByRole('button', { name: /^(Thêm người dùng|Add user)$/ }));
    const identity = within(
      await within(document.body).findByRole('dialog', { name: /Xác nhận mật khẩu|Confirm your password/ }),
    );
    await userEvent.type(identity.getByLabelText(/^(Mật khẩu|Password)$/), 'Demo@2026');
    await userEvent.click(identity.getByRole('button', { name: /^(Xác nhận|Confirm)$/ }));
    await form.findByRole('heading', { name: /Thông tin đăng nhập của|Sign-in details of/ });
    await settled();
  },
};

export const NotSaved: Story = {
  ...visual,
  ...screen({ address: EDIT, as: 'manager', faults: [{ match: `PUT ${USERS}`, kind: '500' }] }),
  play: async () => {
    await settled();
    const form = await panel();
    await userEvent.type(await form.findByLabelText(/Họ và tên|Full name/), ' Thư');
    await userEvent.click(form.getByRole('button', { name: /^(Lưu|Save)$/ }));
    const identity = within(
      await within(document.body).findByRole('dialog', { name: /Xác nhận mật khẩu|Confirm your password/ }),
    );
    await userEvent.type(identity.getByLabelText(/^(Mật khẩu|Password)$/), 'Demo@2026');
    await userEvent.click(identity.getByRole('button', { name: /^(Xác nhận|Confirm)$/ }));
    await form.findByRole('alert');
    await settled();
  },
};
