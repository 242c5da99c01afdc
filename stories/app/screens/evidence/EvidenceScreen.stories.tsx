import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/** /merchant/transaction/[slug]/evidence: a document for a bank or gateway, in two languages, on paper or as a file. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

// The sandbox's clock is set to 02/03/2026 09:00 for pictures.
const ADDRESS = '/merchant/transaction/gd26022410298/evidence';
const body = () => within(document.body);

export const Default: Story = {
  ...inEveryMode,
  ...screen({ address: ADDRESS, as: 'manager' }),
  play: async () => {
    await settled();
    await body().findByText('24/02/2026');
    await expect(body().queryByText('HUYNH NGOC AN')).toBe(null);
    await expect(body().getAllByText('H••• N••• A•••').length).toBe(2);
  },
};

/** One part failed, and the user may not see another: the document names both. */
export const MissingParts: Story = {
  ...visual,
  ...screen({
    address: ADDRESS,
    as: 'operator',
    faults: [{ match: 'GET merchants/*/settlements', kind: '500' }],
  }),
  play: async () => {
    await settled();
    await body().findByText('Không có quyền xem / No permission to view');
    await body().findByText('Đối soát / Settlement, Biến động tài khoản ảo / Virtual account');
  },
};
