import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import '../../../kit/patience.ts';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode } from '../../../kit/visual.ts';

/** `?panel=refund-import`: refunds from a sheet. Every row is checked against what is left before the first is sent. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const SHEET = [
  'Mã giao dịch,Số tiền hoàn (VND),Lý do,Ghi chú',
  'GD26030210050,20.000,Khách yêu cầu,Đổi món',
  'GD26030210050,20.000,Khách yêu cầu,',
  'GD26030210048,999.000.000,Khách yêu cầu,',
  'GD000,15.000,Khách yêu cầu,',
].join('\n');

export const NamesTheFaults: Story = {
  ...inEveryMode,
  ...screen({ address: '/merchant/refund?panel=refund-import', as: 'manager' }),
  play: async () => {
    await settled();
    const box = within(await within(document.body).findByRole('dialog'));
    const field = await box.findByLabelText(/^(Tệp yêu cầu hoàn|File of refund requests)/);
    await userEvent.upload(field, new File([SHEET], 'hoan-tien.csv', { type: 'text/csv' }));
    await box.findByText(/^1 dòng gửi được, 3 dòng|^Can be sent: 1\. With a fault/);
    await expect(box.getByText(/^(Không tìm thấy giao dịch này|This payment is not found)$/)).toBeVisible();
    await settled();
  },
};
