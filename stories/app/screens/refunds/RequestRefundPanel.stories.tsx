import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/**
 * `?panel=request-refund&of=GD...`: requests a refund, beside the current page. The remaining amount is loaded when the
 * panel opens and again before sending; a review, the last step, says who gets how much.
 */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

// The sandbox's clock is set to 02/03/2026 09:00 for pictures.
const at = (id?: string) => `/merchant/transaction?panel=request-refund${id ? `&of=${id}` : ''}`;
const PAID = 'GD26030210050';

const panel = () =>
  within(document.body).findByRole('dialog', { name: /Yêu cầu hoàn tiền|Request a refund/ });

/** Fills in half of the amount and a reason. */
async function fill() {
  await settled();
  const form = within(await panel());
  await userEvent.click(await form.findByRole('radio', { name: /50%/ }));
  await userEvent.selectOptions(form.getByRole('combobox', { name: /Lý do|Reason/ }), 'CUSTOMER_REQUEST');
  return form;
}

/** Continues to the review. */
async function review() {
  const form = await fill();
  await userEvent.click(form.getByRole('button', { name: /Tiếp tục|Continue/ }));
  return within(await form.findByRole('group', { name: /28\.750/ }));
}

export const Default: Story = { ...inEveryMode, ...screen({ address: at(PAID) }) };

export const WholeAmountOnly: Story = { ...visual, ...screen({ address: at('GD26030210041') }) };

export const PartlyRefunded: Story = { ...visual, ...screen({ address: at('GD26022510456') }) };

export const AsksWhich: Story = { ...visual, ...screen({ address: at() }) };

export const Filled: Story = {
  ...visual,
  ...screen({ address: at(PAID) }),
  play: async () => {
    const form = await fill();
    await expect(
      form.getByText(
        /Hai mươi tám nghìn bảy trăm năm mươi đồng|Twenty-eight thousand seven hundred fifty dong/,
      ),
    ).toBeVisible();
  },
};

export const AsksOnceMore: Story = {
  ...visual,
  ...screen({ address: at(PAID) }),
  play: async () => {
    const asked = await review();
    await expect(asked.getByText(PAID)).not.toBeVisible();
    await userEvent.click(asked.getByText(/Giao dịch gốc|Original transaction/));
    await expect(asked.getByText(PAID)).toBeVisible();
  },
};

export const RefusesTooMuch: Story = {
  ...visual,
  ...screen({ address: at(PAID) }),
  play: async () => {
    const form = await fill();
    await userEvent.click(form.getByRole('radio', { name: /Số khác|Another/ }));
    await userEvent.type(
      await form.findByRole('textbox', { name: /Số tiền muốn hoàn|Amount to refund/ }),
      '57501',
    );
    await userEvent.click(form.getByRole('button', { name: /Tiếp tục|Continue/ }));
    await waitFor(() => expect(form.getAllByText(/57\.500/).length).toBeGreaterThan(1));
    await expect(form.queryByRole('group', { name: /57\.501/ })).toBeNull();
  },
};
