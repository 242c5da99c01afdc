import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button, Menu, OffReasonHost, Stack, TooltipHost } from '#design-system';
import '../../kit/patience.ts';
import { inEnglish } from '../../kit/visual.ts';
import { FETCHED } from '../shell/sample.tsx';

const REASON = 'Cần quyền refund:create';
const RULE = 'Giao dịch không còn số tiền nào để hoàn';

/**
 * Handles a press on a disabled control whose reason someone can change: shows the reason, and a request to copy for
 * the person who can. It serves every button and menu item that is off.
 *
 * **When**: once, beside `TooltipHost`.
 *
 * **When not**: for a rule that no one can change for this record: `requestOf` returns undefined, and the reason is
 * enough.
 *
 * **Common mistakes**: an address with its query, a key or a token in the request; a reason that does not name the
 * permission.
 */
const meta = {
  component: OffReasonHost,
  args: {
    requestOf: ({ name, reason }) =>
      reason === REASON
        ? `Nhờ cấp quyền refund:create: Yêu cầu hoàn tiền.\nĐể dùng: ${name}\nTài khoản: cashier`
        : undefined,
  },
  render: (args) => (
    <main>
      <Stack direction="row" gap={2}>
        <Button disabled={REASON}>Yêu cầu hoàn tiền</Button>
        <Button disabled={RULE}>Hoàn một phần</Button>
        <Menu
          trigger={{ label: 'Thao tác' }}
          items={[{ id: 'refund', label: 'Hoàn toàn bộ', disabled: REASON }]}
        />
      </Stack>
      <TooltipHost />
      <OffReasonHost {...args} />
    </main>
  ),
} satisfies Meta<typeof OffReasonHost>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name });
const body = () => within(document.body);
const answer = async (name: string) => within(await body().findByRole('dialog', { name }, FETCHED));
/** In either language of the toolbar. */
const COPY = /^(Sao chép yêu cầu|Copy the request)$/;

export const Playground: Story = {};

export const OffersTheRequest: Story = {
  ...inEnglish,
  play: async ({ canvasElement }) => {
    button(canvasElement, 'Yêu cầu hoàn tiền').focus();
    await userEvent.keyboard('{Enter}');
    const box = await answer('Yêu cầu hoàn tiền');
    await waitFor(() => expect(box.getByRole('button', { name: COPY })).toHaveFocus());
    await expect(box.getByText(/Tài khoản: cashier/)).toBeVisible();
  },
};

export const GivesTheFocusBack: Story = {
  play: async ({ canvasElement }) => {
    const off = button(canvasElement, 'Yêu cầu hoàn tiền');
    off.focus();
    await userEvent.keyboard('{Enter}');
    await answer('Yêu cầu hoàn tiền');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(off).toHaveFocus());
  },
};

/** The menu closes for it, and the focus returns to the menu's button. */
export const FromAMenu: Story = {
  play: async ({ canvasElement }) => {
    const trigger = button(canvasElement, 'Thao tác');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const item = await body().findByRole('menuitem', { name: /^Hoàn toàn bộ/ }, FETCHED);
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const box = await answer('Hoàn toàn bộ');
    await waitFor(() => expect(box.getByRole('button', { name: COPY })).toHaveFocus());
    await expect(body().queryByRole('menu')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const LeavesARuleToTheReason: Story = {
  play: async ({ canvasElement }) => {
    const off = button(canvasElement, 'Hoàn một phần');
    off.focus();
    await userEvent.keyboard('{Enter}');
    await expect(off).toHaveFocus();
    await expect(off).toHaveAccessibleDescription(RULE);
    await expect(body().queryByRole('dialog')).toBeNull();
  },
};
