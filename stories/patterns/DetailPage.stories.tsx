import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { heard } from '../kit/heard.ts';
import { inPortal } from '../kit/patterns.tsx';
import { inEveryMode, visual } from '../kit/visual.ts';
import { PaymentDetail } from './kit/PaymentDetail.tsx';
import { payments, stressPayments } from './kit/payments.ts';

/** Everything known of one record, and what can be done with it. */
const meta = {
  component: PaymentDetail,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '50rem' } } },
  decorators: [inPortal('transaction', 'Chi tiết giao dịch')],
  args: { trail: payments(12), id: 'GD260302893' },
} satisfies Meta<typeof PaymentDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = (canvas: HTMLElement) => within(canvas).getByRole('heading', { level: 1 });
/** `[` and `]` mean something to the helper that types: doubled, they are themselves. */
const press = (key: '[' | ']') => userEvent.keyboard(key === '[' ? '[[' : ']');

export const Default: Story = { ...inEveryMode };

export const Refunded: Story = { args: { id: 'GD260302858' } };

export const Loading: Story = { ...visual, args: { state: 'loading' } };

export const NotFound: Story = { ...visual, args: { state: 'not-found' } };

export const Forbidden: Story = { args: { state: 'forbidden' } };

export const Failed: Story = { args: { state: 'failed' } };

export const Stress: Story = { ...visual, args: { trail: stressPayments(), id: stressPayments()[0]!.id } };

export const GoesToItsNeighboursByKeys: Story = {
  play: async ({ canvasElement }) => {
    await expect(title(canvasElement)).toHaveTextContent(/^2\.934\.000/);
    await heard();
    await press(']');
    await expect(title(canvasElement)).toHaveTextContent(/^853\.000/);
    await press('[');
    await press('[');
    await expect(title(canvasElement)).toHaveTextContent(/^15\.000/);
    const previous = within(canvasElement).getByRole('button', { name: 'Giao dịch trước' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).toHaveAccessibleDescription('Đây là giao dịch đầu danh sách');
    await press('[');
    await expect(title(canvasElement)).toHaveTextContent(/^15\.000/);
  },
};

export const ShowsTheRawDataWhenAsked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByText('Dữ liệu gốc');
    summary.focus();
    await userEvent.click(summary);
    await expect(await canvas.findByText(/"amount": 2934000/)).toBeVisible();
  },
};
