import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { amountInWords, dismissToast } from '#design-system';
import '../kit/patience.ts';
import { inPortal } from '../kit/patterns.tsx';
import { inEveryMode, visual } from '../kit/visual.ts';
import { RefundConfirm } from './kit/RefundConfirm.tsx';

/** The last look before money leaves: the amount in figures and words, who gets it, and what cannot be taken back. */
const meta = {
  component: RefundConfirm,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '44rem' } } },
  decorators: [inPortal('approve-refund', 'Duyệt hoàn tiền')],
  beforeEach: () => dismissToast,
  args: { amount: 1_250_000, onApprove: fn() },
  render: (args, { globals }) => <RefundConfirm {...args} locale={globals.locale} />,
} satisfies Meta<typeof RefundConfirm>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask = async (canvas: HTMLElement) => {
  within(canvas).getByRole('button', { name: 'Duyệt hoàn tiền' }).focus();
  await userEvent.keyboard('{Enter}');
  return waitFor(() => {
    const dialog = document.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    if (!dialog) throw new Error('The dialog is not open yet');
    return dialog;
  });
};
const gone = () =>
  waitFor(() => expect(document.querySelector('[role="dialog"], [role="alertdialog"]')).toBeNull());

export const Playground: Story = {};

export const Default: Story = {
  ...inEveryMode,
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    await expect(
      within(dialog).getByText(
        /^(Một triệu hai trăm năm mươi nghìn đồng|One million two hundred fifty thousand dong)$/,
      ),
    ).toBeVisible();
  },
};

export const AboveTheLimit: Story = {
  ...visual,
  args: { amount: 52_000_000 },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
  },
};

export const Stress: Story = {
  ...visual,
  args: {
    amount: 9_999_999_999_999,
    customer: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ, Công ty Trách nhiệm Hữu hạn Một thành viên Thương mại Dịch vụ',
  },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
  },
};

export const StartsOnTheSafeButton: Story = {
  play: async ({ args, canvasElement }) => {
    await ask(canvasElement);
    await waitFor(() => expect(screen.getByRole('button', { name: /^(Hủy|Cancel)$/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onApprove).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Duyệt hoàn tiền' })).toHaveFocus(),
    );
  },
};

export const WantsTheAmountTyped: Story = {
  args: { amount: 52_000_000 },
  play: async ({ args, canvasElement }) => {
    const dialog = await ask(canvasElement);
    const field = within(dialog).getByLabelText(/52[.,]000[.,]000/);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('5.200.000{Enter}');
    await expect(args.onApprove).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.keyboard('52.000.000{Enter}');
    await gone();
    await expect(args.onApprove).toHaveBeenCalledTimes(1);
  },
};

export const KeepsARefusalInTheDialog: Story = {
  ...visual,
  args: {
    onApprove: fn(async () => {
      throw new Error('Số dư của cửa hàng không đủ: còn 840.000 ₫. Yêu cầu vẫn đang chờ.');
    }),
  },
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: /^Duyệt hoàn/ }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Số dư của cửa hàng không đủ');
  },
};

export const SaysAmountsInWords: Story = {
  play: async () => {
    const said = {
      0: ['Không đồng', 'Zero dong'],
      5: ['Năm đồng', 'Five dong'],
      15: ['Mười lăm đồng', 'Fifteen dong'],
      21: ['Hai mươi mốt đồng', 'Twenty-one dong'],
      105: ['Một trăm linh năm đồng', 'One hundred five dong'],
      1000000: ['Một triệu đồng', 'One million dong'],
      1005000: ['Một triệu không trăm linh năm nghìn đồng', 'One million five thousand dong'],
      2000000010: ['Hai tỷ không trăm mười đồng', 'Two billion ten dong'],
      '-1250000': [
        'Âm một triệu hai trăm năm mươi nghìn đồng',
        'Minus one million two hundred fifty thousand dong',
      ],
    };
    for (const [amount, [vi, en]] of Object.entries(said)) {
      await expect(amountInWords(Number(amount), 'vi')).toBe(vi);
      await expect(amountInWords(Number(amount), 'en')).toBe(en);
    }
  },
};
