import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Sandbox } from '#sandbox/api.ts';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/**
 * `?panel=transaction-note&of=GD...`: the note of an order, loaded when the panel opens and once more before saving.
 */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ID = 'GD26030210050';
const ADDRESS = `/merchant/transaction?panel=transaction-note&of=${ID}`;

const panel = async () => within(await within(document.body).findByRole('dialog'));

export const Default: Story = { ...inEveryMode, ...screen({ address: ADDRESS, as: 'manager' }) };

export const MayNotWrite: Story = { ...screen({ address: ADDRESS, as: 'auditor' }) };

/** Someone else saves a note while the user is typing this one. */
export const ChangedElsewhere: Story = {
  ...visual,
  ...screen({ address: ADDRESS, as: 'manager', before: keepService }),
  play: async () => {
    await settled();
    const form = await panel();
    await userEvent.type(await form.findByRole('textbox'), 'Khách lấy hóa đơn');
    await writeNote('Kế toán đã gọi lại');
    await userEvent.click(form.getByRole('button', { name: /^(Lưu|Save)$/ }));
    await form.findByText('Kế toán đã gọi lại');
    await expect(form.getByRole('button', { name: /Lưu thay thế|Replace/ })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

let service: Sandbox;
async function keepService(sandbox: Sandbox) {
  service = sandbox;
}

async function writeNote(note: string) {
  const { accessToken } = await service.signInAs('manager');
  await service.handle(
    new Request(new URL(`/api/v1/merchants/1001/order/transactions/${ID}`, location.href), {
      method: 'PUT',
      headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: ID, note }),
    }),
  );
}
