import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/**
 * `/merchant/help-center`: searchable pages about each screen (diacritics optional), a glossary, the keys, and contacts
 * for each topic. `?topic=` shows the pages about one screen, `?page=` one page.
 */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/help-center';
export const Default: Story = {
  ...inEveryMode,
  ...screen({ address: ADDRESS, as: 'manager' }),
  play: async ({ canvasElement }) => {
    await settled();
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: /^(Bắt đầu|Getting started)$/ })).toBeVisible();
    await expect(page.queryByText(/Đang ẩn|Hidden/)).toBeNull();
  },
};

export const OfAScreen: Story = {
  ...visual,
  ...screen({ address: `${ADDRESS}?topic=refund`, as: 'manager' }),
  play: async ({ canvasElement }) => {
    await settled();
    const page = within(canvasElement);
    await expect(await page.findByRole('link', { name: /^(Mở Hoàn tiền|Open Refunds)$/ })).toBeVisible();
    const way = await page.findByRole('link', { name: /^(Tạo yêu cầu hoàn tiền|Request a refund)$/ });
    await expect(way).toBeVisible();
  },
};

export const OnePage: Story = {
  ...visual,
  ...screen({ address: `${ADDRESS}?page=khong-hoan-duoc`, as: 'manager' }),
  play: async ({ canvasElement }) => {
    await settled();
    await expect(await within(canvasElement).findByRole('table')).toBeVisible();
  },
};

export const FoundWithoutMarks: Story = {
  ...visual,
  ...screen({ address: ADDRESS, as: 'cashier' }),
  play: async ({ canvasElement, globals }) => {
    await settled();
    const page = within(canvasElement);
    const box = await page.findByRole('searchbox', { name: /Tìm trong trợ giúp|Search the help/ });
    await userEvent.type(box, globals.locale === 'en' ? 'refund' : 'hoan tien');
    const results = within(await page.findByRole('region', { name: /Kết quả|Results/ }));
    await waitFor(() =>
      expect(results.getAllByRole('link')[0]?.querySelector('mark')).toHaveTextContent(/hoàn|refund/i),
    );
    await settled();
  },
};

export const Glossary: Story = {
  ...visual,
  ...screen({ address: `${ADDRESS}?tab=glossary`, as: 'cashier' }),
  play: async ({ canvasElement }) => {
    await settled();
    await expect(await within(canvasElement).findByText(/^\d+ (thuật ngữ|terms)$/)).toBeVisible();
  },
};

export const Keys: Story = {
  ...screen({ address: `${ADDRESS}?tab=keys`, as: 'manager' }),
  play: async ({ canvasElement }) => {
    await settled();
    await expect(
      await within(canvasElement).findByRole('heading', {
        name: /^(Trong bảng|In the table|In a table|In tables?)$/,
      }),
    ).toBeVisible();
  },
};
