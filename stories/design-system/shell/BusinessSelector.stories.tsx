import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BusinessSelector } from '#design-system';
import { onDesktop, visual } from '../../kit/visual.ts';
import { BUSINESSES, FETCHED } from './sample.tsx';

/**
 * Selects the business that everything on the screen belongs to.
 *
 * **When**: in the topbar. Only an ADMIN may choose; for all others it is plain text and says why.
 *
 * **When not**: a store of the business is a filter of the list.
 *
 * **Common mistakes**: leaving out inactive businesses, whose history is still needed; keeping a record's address after
 * the switch.
 */
const meta = {
  component: BusinessSelector,
  args: { value: '1', businesses: BUSINESSES, recent: ['2'], onChange: fn() },
} satisfies Meta<typeof BusinessSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NotKnownYet: Story = { args: { value: null, businesses: [], loading: true } };

/** A user who may not choose sees the business, and why. */
export const LockedToOneBusiness: Story = {
  ...onDesktop,
  args: { value: '3', lockedReason: 'Chỉ quản trị viên được đổi doanh nghiệp' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: /Doanh nghiệp|Business/ });
    await expect(group).toHaveTextContent('Công ty Cổ phần Điện máy Thăng Long');
    await expect(group).toHaveTextContent(/ngừng hoạt động|inactive/);
    await expect(group).toHaveTextContent('Chỉ quản trị viên được đổi doanh nghiệp');
    await expect(within(group).queryByRole('button')).toBeNull();
  },
};

/** Found without diacritics, chosen with the keyboard; the focus returns. */
export const ChoosesByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Ánh Dương/ });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const search = await within(document.body).findByRole('combobox', {}, FETCHED);
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, 'banh mi my{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('4'));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = {
  ...visual,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Ánh Dương/ }));
    await expect(
      await within(document.body).findByRole('option', { name: /Mỹ Hương/ }, FETCHED),
    ).toBeVisible();
  },
};

export const Stress: Story = {
  ...onDesktop,
  args: {
    value: 'x',
    businesses: [
      {
        id: 'x',
        registrationNumber: '0401234567-001',
        companyName: 'CÔNG TY CỔ PHẦN ĐẦU TƯ XUẤT NHẬP KHẨU VÀ DỊCH VỤ TỔNG HỢP ẨN NGHIỆP MIỀN TRUNG',
        active: false,
      },
    ],
  },
};
