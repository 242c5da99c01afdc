import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DESKTOP_BREAKPOINT, dismissToast } from '#design-system';
import { menuItems } from '../design-system/shell/sample.tsx';
import '../kit/patience.ts';
import { PortalFrame } from '../kit/patterns.tsx';
import { inEveryMode, visual } from '../kit/visual.ts';
import { Forbidden } from './kit/Forbidden.tsx';
import { RefundRequests } from './kit/RefundRequests.tsx';

const EVERYTHING = ['approve-refund:read', 'approve-refund:approve', 'refund:create'];

/** What a person may not do: hidden, off with its reason, or a page that says which permission is missing. */
const meta = {
  component: RefundRequests,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '44rem' } } },
  beforeEach: () => dismissToast,
  args: { scopes: EVERYTHING },
  render: (args, { globals }) => {
    const isSeen = args.scopes.includes('approve-refund:read');
    const items = menuItems(isSeen ? 'approve-refund' : '').filter(
      ({ id }) => id !== 'approve-refund' || isSeen,
    );
    return (
      <PortalFrame current="approve-refund" title="Duyệt hoàn tiền" globals={globals} items={items}>
        {isSeen ? <RefundRequests {...args} /> : <Forbidden />}
      </PortalFrame>
    );
  },
} satisfies Meta<typeof RefundRequests>;
export default meta;
type Story = StoryObj<typeof meta>;

const openMenuOf = async (canvas: HTMLElement, id: string) => {
  within(canvas)
    .queryByRole('row', { name: new RegExp(`${id}\\b`) })
    ?.focus();
  const button = await within(canvas).findByRole('button', {
    name: new RegExp(`(Thao tác với|Actions for) yêu cầu ${id}`),
  });
  button.focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('menuitem', { name: /^Duyệt/ });
};

/** The text of the tooltip, which is hidden from readers and so from role queries. */
const tip = () =>
  [...document.body.children].find((node) => node.matches('div[aria-hidden="true"]'))?.textContent;

export const Default: Story = { ...inEveryMode };

export const MaySeeAndNotAct: Story = { ...visual, args: { scopes: ['approve-refund:read'] } };

export const MayNotSee: Story = { ...visual, args: { scopes: [] } };

export const HidesTheMenuEntry: Story = {
  args: { scopes: [] },
  play: async ({ canvasElement }) => {
    if (window.innerWidth <= DESKTOP_BREAKPOINT) return;
    const menu = within(canvasElement);
    await expect(menu.getByRole('link', { name: /^Hoàn tiền/ })).toBeVisible();
    await expect(menu.queryByRole('link', { name: /^Duyệt hoàn tiền/ })).toBeNull();
  },
};

export const SaysWhyTheButtonIsOff: Story = {
  args: { scopes: ['approve-refund:read'] },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Tạo yêu cầu hoàn' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Cần quyền refund:create');
    await userEvent.click(button);
    await waitFor(() => expect(tip()).toBe('Cần quyền refund:create'));
  },
};

export const SaysWhyADeedIsOff: Story = {
  ...visual,
  args: { scopes: ['approve-refund:read', 'refund:create'] },
  play: async ({ canvasElement }) => {
    const item = await openMenuOf(canvasElement, 'YC000318');
    await waitFor(() => expect(item).toHaveFocus());
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveTextContent('Cần quyền approve-refund:approve');
  },
};

export const NobodyApprovesHisOwnRequest: Story = {
  play: async ({ canvasElement }) => {
    const item = await openMenuOf(canvasElement, 'YC000317');
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveTextContent('Bạn là người tạo yêu cầu này');
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByText(/^Duyệt: /)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
