import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import '../kit/patience.ts';
import { CLOCK, drawn, inPortal } from '../kit/patterns.tsx';
import { inEveryMode, visual } from '../kit/visual.ts';
import { StatusFlow } from './kit/StatusFlow.tsx';
import { StatusGuide } from './kit/StatusGuide.tsx';
import { type Locale, settlementV2 } from './kit/settlementWords.ts';

/** Where money is between the customer's payment and the merchant's account, in both versions of settlement. */
const meta = {
  component: StatusFlow,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '46rem' } } },
  decorators: [inPortal('settlement-v2', 'Đối soát V2')],
  args: { status: 'APPROVED', locale: 'vi', onUpdate: fn() },
  argTypes: {
    status: { control: 'select', options: Object.keys(settlementV2) },
    locale: { table: { disable: true } },
  },
  render: (args, { globals }) => <StatusFlow key={args.status} {...args} locale={globals.locale} />,
} satisfies Meta<typeof StatusFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

const menuButton = (canvas: HTMLElement) =>
  within(canvas).getByRole('button', { name: /^(Chuyển trạng thái|Change status)$/ });
const choose = async (canvas: HTMLElement, name: RegExp) => {
  const button = menuButton(canvas);
  button.focus();
  await userEvent.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(item).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};

export const Default: Story = { ...inEveryMode };

export const Everything: Story = {
  ...visual,
  name: 'Gallery',
  render: (_, { globals }) => <StatusGuide version="v2" locale={globals.locale as Locale} />,
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const FirstVersion: Story = {
  ...visual,
  render: (_, { globals }) => <StatusGuide version="v1" locale={globals.locale as Locale} />,
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const GoesOnByKeys: Story = {
  ...visual,
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, /^(Đã thanh toán|Payment completed)$/);
    await expect(args.onUpdate).toHaveBeenLastCalledWith({
      recStatus: 'PAYMENT_COMPLETED',
      updatedName: 'nguyen.thi.anh',
      recApprovedAt: CLOCK,
    });
    await choose(canvasElement, /^(Hoàn thành|Completed)$/);
    await expect(args.onUpdate).toHaveBeenLastCalledWith({
      recStatus: 'COMPLETED',
      updatedName: 'nguyen.thi.anh',
      recPaymentAt: CLOCK,
    });
    await expect(menuButton(canvasElement)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ChangesTheVersionByArrows: Story = {
  render: (_, { globals }) => <StatusGuide version="v2" locale={globals.locale as Locale} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(await canvas.findByText(/^(Chưa đối soát|Not reconciled)$/)).toBeVisible();
  },
};

export const Stress: Story = {
  ...visual,
  args: { status: 'TRẠNG_THÁI_KHÔNG_AI_BIẾT' },
};
