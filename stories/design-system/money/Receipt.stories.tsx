import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { RECEIPT_WIDTHS, Receipt, receiptPicture } from '#design-system';
import '../../kit/patience.ts';
import { inBothThemes, printed, visual } from '../../kit/visual.ts';

const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="teal"/><path d="M2 2h4v4H2z" fill="white"/></svg>',
)}`;

/**
 * A receipt on thermal paper of 58 or 80 mm: the shop, the payment, and a code to find it again.
 *
 * **When**: a customer needs a proof of payment.
 *
 * **When not**: a payment code (`QrCode`, `Poster`); a record on A4 (print its page).
 *
 * **Common mistakes**: more than one on a page, because only one is printed; a logo from another origin, which the
 * picture leaves out; grey text, which a thermal printer cannot print.
 */
const meta = {
  component: Receipt,
  args: {
    width: 80,
    name: 'Cà phê Sen Việt Hàng Bài',
    logo: LOGO,
    about: ['Cửa hàng Hàng Bài', '12 Hàng Bài, phường Cửa Nam, Hà Nội'],
    title: 'Biên nhận thanh toán',
    lines: [
      { label: 'Mã đơn hàng', value: 'DH20260302-0001' },
      { label: 'Mã giao dịch', value: 'GD202603020000001' },
      { label: 'Phương thức', value: 'Mã QR' },
      { label: 'Thời gian', value: '02/03/2026 08:15:42' },
      { label: 'Thu ngân', value: 'Nguyễn Thị Ánh' },
    ],
    total: { label: 'Đã nhận', value: '1.250.000 ₫' },
    inWords: 'Một triệu hai trăm năm mươi nghìn đồng',
    code: { value: 'GD202603020000001', label: 'Quét để tra giao dịch' },
    foot: ['Cảm ơn quý khách!', 'Biên nhận này không thay cho hóa đơn.'],
  },
  argTypes: { width: { control: 'inline-radio', options: RECEIPT_WIDTHS } },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The preview; the printed sheet has the same text. */
const drawn: Story['play'] = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('img', { name: /GD202603020000001/ });
  await expect(canvas.getByText(args.name)).toBeVisible();
};

export const Playground: Story = {};

export const Default: Story = { ...visual, play: drawn };

export const Narrow: Story = { ...visual, args: { width: 58 }, play: drawn };

/** Only the sheet: on paper there is no preview. */
export const Printed: Story = {
  ...printed,
  args: { width: 58 },
  play: async ({ args }) => {
    const sheet = within(document.querySelector<HTMLElement>('[data-sheet="receipt"]') as HTMLElement);
    await sheet.findByRole('img', { name: /GD202603020000001/, hidden: true });
    await expect(sheet.getByText(args.name)).toBeInTheDocument();
  },
};

/** The sheet is as wide as the paper and as long as the receipt, whose length is known only when it prints. */
export const OnItsOwnPaper: Story = {
  play: async (context) => {
    await drawn(context);
    const [width, height] = await waitFor(() => {
      dispatchEvent(new Event('beforeprint'));
      const page = document.adoptedStyleSheets.at(-1)?.cssRules[0]?.cssText ?? '';
      return /(\d+)mm (\d+)mm/.exec(page)!.slice(1);
    });
    const paper = context.canvasElement.querySelector('[data-width]')?.getBoundingClientRect();
    const length = ((paper?.height ?? 0) / (paper?.width ?? 1)) * 80;
    await expect(width).toBe('80');
    await expect(Number(height) - length).toBeGreaterThan(1);
    await expect(Number(height) - length).toBeLessThan(2.1);
  },
};

/** Overpaid, with very long names and codes; a logo that fails to load is left out. */
export const Stress: Story = {
  ...inBothThemes,
  args: {
    width: 58,
    name: 'Tổ hợp Ẩm thực, Trà và Quà tặng Truyền thống Sen Việt – Chi nhánh Ngọc Hồi',
    logo: 'data:image/png;base64,broken',
    lines: [
      { label: 'Mã đơn hàng', value: 'DH-2026-03-02-CHI-NHANH-NGOC-HOI-QUAY-SO-12-0000000001' },
      { label: 'Cần thu', value: '9.999.999.979.999 ₫' },
    ],
    total: { label: 'Đã nhận', value: '9.999.999.999.999 ₫' },
    inWords:
      'Chín nghìn chín trăm chín mươi chín tỷ chín trăm chín mươi chín triệu chín trăm chín mươi chín nghìn chín trăm chín mươi chín đồng',
    notice: 'Khách trả thừa 20.000 ₫',
  },
  play: async (context) => {
    await drawn(context);
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(canvas.queryByRole('presentation')).toBeNull());
  },
};

/** The shared file: drawn separately, because a canvas cannot capture a page. */
export const Picture: Story = {
  ...visual,
  args: { notice: 'Khách trả thiếu 20.000 ₫' },
  render: () => <div data-testid="picture" />,
  play: async ({ canvasElement, args: { width, ...content } }) => {
    const picture = await receiptPicture(content, width);
    await expect([picture.width, picture.height > picture.width]).toEqual([960, true]);
    picture.setAttribute('role', 'img');
    picture.setAttribute('aria-label', content.title);
    // Shrunk, so that all of it is visible.
    picture.style.width = '20rem';
    within(canvasElement).getByTestId('picture').replaceChildren(picture);
  },
};
