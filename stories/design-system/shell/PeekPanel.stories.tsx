import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AppShell, Badge, Button, PageHeader, PageSkeleton, PeekPanel, Stack, Topbar } from '#design-system';
import { visual } from '../../kit/visual.ts';
import { sampleBreadcrumb, sampleLanguage, sampleSidebar } from './sample.tsx';

/**
 * Shows one row while the list stays in use. Not modal: the focus stays in the list, so that the arrow keys move to the
 * next row and the panel follows.
 *
 * **When**: Space on a row, to check a few fields of many records.
 *
 * **When not**: a form belongs in a `RightPanel`; the whole record on its own page.
 *
 * **Common mistakes**: form fields; more than one panel at a time; content that the record's page does not have.
 */
const meta = {
  component: PeekPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'TXN-20260302-0001284',
    status: <Badge tone="success">Thành công</Badge>,
    children: <p>Đơn hàng DH-000128, 1.250.000 ₫, Cửa hàng Ánh Dương.</p>,
    footer: <Button>Mở trang chi tiết</Button>,
  },
  render: (args) => <BesideAList {...args} />,
} satisfies Meta<typeof PeekPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

function BesideAList(args: ComponentProps<typeof PeekPanel>) {
  const [open, setOpen] = useState(args.open);
  return (
    <AppShell sidebar={sampleSidebar()} topbar={<Topbar start={sampleBreadcrumb} end={sampleLanguage} />}>
      <Stack>
        <PageHeader title="Giao dịch" actions={<Button onClick={() => setOpen(true)}>Xem nhanh</Button>} />
        <PageSkeleton />
      </Stack>
      <PeekPanel
        {...args}
        open={open}
        onOpenChange={(next) => {
          args.onOpenChange(next);
          setOpen(next);
        }}
      />
    </AppShell>
  );
}

const AMOUNTS = Array.from({ length: 30 }, (_, line) => `9.999.999.999.${999 - line}`);

const panel = (canvas: HTMLElement) =>
  within(canvas).queryByRole('complementary', { name: 'TXN-20260302-0001284' });

export const Playground: Story = { ...visual };

export const Stress: Story = {
  ...visual,
  args: {
    title: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ TXN-20260302-000000001284',
    status: <Badge tone="warning">Chờ đối soát</Badge>,
    children: AMOUNTS.map((amount) => <p key={amount}>{amount} ₫</p>),
  },
};

export const OpensWithoutTakingTheFocus: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    await expect(panel(canvasElement)).toBeNull();
    const trigger = within(canvasElement).getByRole('button', { name: 'Xem nhanh' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(panel(canvasElement)).toBeVisible();
    await expect(trigger).toHaveFocus();
  },
};

export const EscClosesItFromInsideAndReturnsTheFocus: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Xem nhanh' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    within(panel(canvasElement)!).getByRole('button', { name: 'Mở trang chi tiết' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(panel(canvasElement)).toBeNull();
    await expect(trigger).toHaveFocus();
  },
};
