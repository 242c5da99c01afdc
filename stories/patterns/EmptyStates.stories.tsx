import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card, PageHeader, Stack } from '#design-system';
import '../kit/patience.ts';
import { PortalFrame } from '../kit/patterns.tsx';
import { inEveryMode, visual } from '../kit/visual.ts';
import { CAUSES, emptyOf, WaysOn } from './kit/WaysOn.tsx';

/** Nothing to show, and why: five causes that must never look alike, each with one step on. */
const meta = {
  component: WaysOn,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '50rem' } } },
  args: { cause: 'first-use', load: fn(async () => undefined), globals: {} },
  argTypes: { cause: { control: 'inline-radio', options: CAUSES }, globals: { table: { disable: true } } },
  render: (args, { globals }) => <WaysOn key={args.cause} {...args} globals={globals} />,
} satisfies Meta<typeof WaysOn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  ...inEveryMode,
  name: 'Gallery',
  render: (_, { globals }) => (
    <PortalFrame current="transaction" title="Giao dịch" globals={globals}>
      <Stack>
        <PageHeader title="Không có gì để hiện" />
        {CAUSES.map((cause) => (
          <Card key={cause}>{emptyOf(cause)}</Card>
        ))}
      </Stack>
    </PortalFrame>
  ),
};

export const FirstUse: Story = { ...visual };

export const NothingMatches: Story = { ...visual, args: { cause: 'filtered' } };

export const Forbidden: Story = { ...visual, args: { cause: 'forbidden' } };

export const Failed: Story = { args: { cause: 'failed' } };

export const Offline: Story = { ...visual, args: { cause: 'offline' } };

const rows = (canvas: HTMLElement) => canvas.querySelectorAll('main [data-row]');

export const ClearsTheFilters: Story = {
  args: { cause: 'filtered' },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Giao dịch' });
    const clear = await within(region).findByRole('button', { name: 'Xóa bộ lọc' });
    clear.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(10));
  },
};

export const TriesAgain: Story = {
  args: { cause: 'failed' },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('8f2c-41d7-0e5b');
    const again = await within(canvasElement).findByRole('button', { name: 'Thử lại' });
    again.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.load).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(10));
  },
};

export const ComesBackByItself: Story = {
  args: { cause: 'offline' },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Mất kết nối mạng')).toHaveLength(2);
    // Until the page listens, which it begins to do behind its first drawing.
    await waitFor(() => {
      dispatchEvent(new Event('online'));
      expect(args.load).toHaveBeenCalled();
    });
    await expect(args.load).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(rows(canvasElement)).toHaveLength(10));
    await expect(within(canvasElement).queryByText('Mất kết nối mạng')).toBeNull();
  },
};
