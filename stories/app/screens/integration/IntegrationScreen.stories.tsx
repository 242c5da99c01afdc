import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/**
 * `/merchant/integration-information`: the form of addresses, among the parts that describe and test the connection of
 * a business.
 */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/integration-information';

export const Default: Story = { ...inEveryMode, ...screen({ address: ADDRESS, as: 'manager' }) };

export const NotYetReady: Story = {
  ...visual,
  ...screen({ address: `${ADDRESS}?business=1003`, as: 'admin' }),
  play: async ({ canvasElement }) => {
    await settled();
    const page = within(canvasElement);
    await expect(await page.findByText(/Đạt 0\/5|0 of 5/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^(Tạo khóa API|Create one)$/ })).toBeVisible();
  },
};

export const MayOnlyRead: Story = {
  ...visual,
  ...screen({ address: ADDRESS, as: 'auditor' }),
  play: async ({ canvasElement }) => {
    await settled();
    const show = await within(canvasElement).findByRole('button', { name: /^(Hiện Khóa API|Show API key)$/ });
    await expect(show).toHaveAttribute('aria-disabled', 'true');
  },
};

export const SaysWhatIsWrongAndWhatIsOdd: Story = {
  ...visual,
  ...screen({ address: ADDRESS, as: 'manager' }),
  play: async ({ canvasElement }) => {
    await settled();
    const page = within(canvasElement);
    const add = async (text: string) => {
      await userEvent.click(await page.findByRole('button', { name: /Thêm địa chỉ IP|Add an IP address/ }));
      await userEvent.keyboard(text);
    };
    await add('203.0.113.256');
    await add('203.0.113.0/24');
    await add('10.0.0.0/8');
    await add('0.0.0.0/0');
    await userEvent.type(
      page.getByRole('textbox', { name: /^(Kiểm tra một địa chỉ IP|Check an IP address)$/ }),
      '198.51.100.7',
    );
    const entry = (place: number) =>
      page.getByRole('textbox', { name: new RegExp(`^(Địa chỉ IP|IP address) ${place}$`) });
    await expect(entry(3)).toHaveAccessibleDescription(/255/);
    await expect(entry(1)).toHaveAccessibleDescription(/203\.0\.113\.0\/24/);
    await expect(await page.findByText(/cho phép cả internet|lets in the whole internet/)).toBeVisible();
    entry(3).scrollIntoView({ block: 'center' });
  },
};

export const SignsInTheBrowser: Story = {
  ...visual,
  ...screen({ address: ADDRESS, as: 'manager' }),
  play: async ({ canvasElement }) => {
    await settled();
    const page = within(canvasElement);
    await userEvent.click(await page.findByText(/^(Ký thử và so sánh chữ ký|Sign, and compare signatures)$/));
    // The time is fixed, as in all pictures.
    const moment = page.getByRole('textbox', { name: /X-Timestamp/ });
    await userEvent.clear(moment);
    await userEvent.type(moment, '1795161600');
    await userEvent.type(page.getByLabelText(/^(Khóa để ký|Key to sign with)$/), 'Jefe');
    const pasted = await page.findByRole('textbox', { name: /^(Chữ ký cần so sánh|Signature to compare)$/ });
    await userEvent.type(pasted, '5bdcc146');
    await expect(await page.findByText(/Sai độ dài|Wrong length/)).toBeVisible();
    pasted.scrollIntoView({ block: 'center' });
  },
};
