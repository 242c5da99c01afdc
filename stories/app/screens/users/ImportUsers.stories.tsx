import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storesOf } from '#sandbox/data/stores.ts';
import '../../../kit/patience.ts';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode } from '../../../kit/visual.ts';

/** Many users from a spreadsheet: every row is checked before the first is sent. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/setting/users';
const STORE = storesOf('1001')[1]?.brandName;
const HEADER = 'Tên đăng nhập,Họ và tên,Email,Số điện thoại,Cửa hàng,Nhóm quyền,Duyệt hoàn';
const lineOf = (name: string, email = `${name}@senviet.example`, store = STORE) =>
  `${name},Trần Thị Ngọc Hà,${email},0912345678,${store},Thu ngân,Không`;
const SHEET = [
  HEADER,
  ...['ha.ttn', 'minh.nq', 'linh.dtm', 'bao.hg'].map((name) => lineOf(name)),
  lineOf('sai.email', 'sai@senviet'),
  lineOf('cashier', undefined, 'Hồ Gươm'),
].join('\n');

const body = () => within(document.body);
const dialog = async () => within(await body().findByRole('dialog'));

/** Opens the dialog and selects the file. */
async function check() {
  await settled();
  await userEvent.click(await body().findByRole('button', { name: /Thêm nhiều người dùng|Add many users/ }));
  const box = await dialog();
  const field = await box.findByLabelText(/Tệp người dùng|File of users/);
  await userEvent.upload(field, new File([SHEET], 'nhan-vien.csv', { type: 'text/csv' }));
  await box.findByText(/^(2 dòng có lỗi|2 rows have faults)$/);
  return box;
}

export const NamesTheFaults: Story = {
  ...inEveryMode,
  ...screen({ address: ADDRESS, as: 'manager' }),
  play: async () => {
    const box = await check();
    await expect(box.getByText(/Cửa hàng: Không có cửa hàng|Store: There is no store/)).toBeVisible();
    await settled();
  },
};
