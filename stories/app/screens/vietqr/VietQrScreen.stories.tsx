import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/** `/merchant/webpos/vietqr`: creates and prints the VietQR code of an account, and decodes any other. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/webpos/vietqr';
/** Example of NAPAS (QR Format 1.5.2, 6.1.3). */
const CODE =
  '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E';

async function build(canvasElement: HTMLElement) {
  await settled();
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('combobox', { name: /^(Ngân hàng|Bank)/ }), 'bidv');
  await userEvent.click(await within(document.body).findByRole('option', { name: /BIDV/ }));
  await userEvent.type(
    page.getByRole('textbox', { name: /^(Số tài khoản|Account number)/ }),
    '96888161289531',
  );
  await page.findByRole('img', { name: /96888161289531/ });
  return page;
}

async function paste(canvasElement: HTMLElement, text: string) {
  await settled();
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('textbox', { name: /^(Nội dung mã QR|Text of a QR code)/ }));
  await userEvent.paste(text);
  return page;
}

export const Default: Story = { ...visual, ...screen({ address: ADDRESS, as: 'cashier' }) };

export const Builds: Story = {
  ...inEveryMode,
  ...screen({ address: ADDRESS, as: 'cashier' }),
  play: async ({ canvasElement }) => {
    const page = await build(canvasElement);
    await userEvent.type(page.getByRole('textbox', { name: /^(Số tiền|Amount)/ }), '250k');
    await userEvent.type(
      page.getByRole('textbox', { name: /^(Nội dung chuyển khoản|Transfer content)/ }),
      'Đơn hàng 12',
    );
    await page.findByRole('img', { name: /Don hang 12/ });
  },
};

/** The card for the counter. */
export const PrintsACard: Story = {
  ...visual,
  ...screen({ address: ADDRESS, as: 'cashier' }),
  play: async ({ canvasElement }) => {
    const page = await build(canvasElement);
    await userEvent.click(page.getByRole('button', { name: /^(In bảng quầy|Print a counter card)$/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await dialog.findByRole('img', { name: /96888161289531/ });
  },
};

export const Reads: Story = {
  ...visual,
  ...screen({ address: ADDRESS, as: 'cashier' }),
  play: async ({ canvasElement }) => {
    const page = await paste(canvasElement, CODE);
    const said = await page.findByText(/^(Mã đúng chuẩn VietQR|A right VietQR code)$/);
    await expect(page.getByText('thanh toan don hang')).toBeVisible();
    said.scrollIntoView({ block: 'center' });
  },
};

export const NamesTheFault: Story = {
  ...visual,
  ...screen({ address: ADDRESS, as: 'cashier' }),
  play: async ({ canvasElement }) => {
    const page = await paste(canvasElement, CODE.replace('5802VN', '5802LA'));
    const said = await page.findByText(/^(CRC sai: phải là|Wrong CRC: it must be)/);
    said.scrollIntoView({ block: 'center' });
  },
};
