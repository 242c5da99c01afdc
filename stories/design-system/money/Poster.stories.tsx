import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { POSTER_SIZES, Poster } from '#design-system';
import '../../kit/patience.ts';
import { printed, visual } from '../../kit/visual.ts';

const LONG =
  'Tổ hợp Ẩm thực, Trà và Quà tặng Truyền thống Sen Việt – Chi nhánh Trung tâm Thương mại Ngọc Hồi';

const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="teal"/></svg>',
)}`;

/**
 * A poster for the counter: the shop's name, a code, and where the money goes.
 *
 * **When**: to print and display where people pay.
 *
 * **When not**: a code on a screen (`QrCode`); a record on A4 (print its page).
 *
 * **Common mistakes**: more than one on a page, because only one is printed; a name cut to fit, although its size
 * adapts.
 */
const meta = {
  component: Poster,
  args: {
    size: 'a5',
    title: 'Quét mã để thanh toán',
    name: 'Cà phê Sen Việt Hàng Bài',
    value: '00020101021138570010A00000072701270006970418011396888161289531 0208QRIBFTTA'.replace(' ', ''),
    facts: [
      { label: 'Số tài khoản ảo', value: '96888161289531' },
      { label: 'Ngân hàng', value: 'BIDV' },
      { label: 'Chủ tài khoản', value: 'CTCP TMDV SEN VIET' },
    ],
    note: 'Kiểm tra tên chủ tài khoản trước khi chuyển tiền',
  },
  argTypes: { size: { control: 'inline-radio', options: POSTER_SIZES } },
} satisfies Meta<typeof Poster>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The preview; the printed sheet has the same text. */
const drawn: Story['play'] = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('img');
  await expect(canvas.getByText(args.name)).toBeVisible();
};

export const Playground: Story = {};

export const Default: Story = { ...visual, play: drawn };

/** Only the sheet: on paper there is no preview. */
export const Printed: Story = {
  ...printed,
  play: async ({ args }) => {
    const sheet = within(document.querySelector<HTMLElement>('[data-sheet="a5"]') as HTMLElement);
    await sheet.findByRole('img', { hidden: true });
    await expect(sheet.getByText(args.name)).toBeInTheDocument();
  },
};

export const Stress: Story = { ...visual, args: { size: 'a6', name: LONG, logo: LOGO }, play: drawn };
