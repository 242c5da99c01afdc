import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/** `/merchant/profile`: the user, their permissions, this session, and today's actions. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/profile';

export const Default: Story = {
  ...inEveryMode,
  ...screen({ address: ADDRESS, as: 'manager' }),
  play: async ({ canvasElement }) => {
    await settled();
    const page = within(canvasElement);
    await page.findByText('manager@senviet.example');
    await page.findAllByText(/Hôm nay chưa có việc nào|Nothing yet today/);
  },
};

export const TellsWhatWasDoneToday: Story = {
  ...visual,
  ...screen({ address: `${ADDRESS}?panel=business-edit`, as: 'manager' }),
  play: async ({ canvasElement }) => {
    await settled();
    const form = within(await within(document.body).findByRole('dialog'));
    const field = await form.findByLabelText('Website');
    await userEvent.clear(field);
    await userEvent.type(field, 'https://senviet.vn');
    await userEvent.click(form.getByRole('button', { name: /Xem thay đổi|Review changes/ }));
    await userEvent.click(await form.findByRole('button', { name: /^(Lưu|Save)$/ }));
    const region = await within(canvasElement).findByRole('region', {
      name: /Việc tôi đã làm hôm nay|What I did today/,
    });
    const day = within(region);
    await day.findByText(/^(Sửa thông tin doanh nghiệp|Business information)$/);
    await day.findByText(/^(Thành công|Done)$/);
    region.scrollIntoView({ block: 'center' });
    await settled();
  },
};

export const WithPasskeys: Story = {
  ...visual,
  ...screen({ address: ADDRESS, as: 'manager', passkeys: true }),
  play: async ({ canvasElement }) => {
    await settled();
    const section = await within(canvasElement).findByRole('region', { name: /^Passkeys?$/ });
    await within(section).findByRole('button', { name: /^(Quản lý|Manage) passkeys?$/ });
    section.scrollIntoView({ block: 'center' });
    await settled();
  },
};
