import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FocusEvent, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button, Card, Link, PageHeader, SearchField, Stack, Tabs, Text, TextField } from '#design-system';
import { Page } from '../foundations/Specimens.tsx';

/**
 * The order in which Tab goes through a page: the reading order, from the skip link through menu and topbar into the
 * page, then from the actions beside its title down.
 *
 * **When**: a screen gets a new interactive element. Walk through it here or on its own story.
 *
 * **When not**: `tabIndex` above 0, ever.
 *
 * **Common mistakes**: a list of many tab stops where one, with arrow keys inside, is enough; a focus that is lost when
 * its row or dialog disappears.
 */
const meta = { parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj;

function Walk() {
  const [stops, setStops] = useState<string[]>([]);
  const [query, setQuery] = useState('');
  const note = ({ target }: FocusEvent<HTMLElement>) => {
    const name =
      target.getAttribute('aria-label') ?? document.querySelector(`label[for="${target.id}"]`)?.textContent;
    setStops((before) => [...before, name ?? target.textContent ?? '']);
  };
  return (
    <Page
      title="Focus order"
      specimens={
        <Stack direction="responsive" gap={6}>
          <Stack lang="vi" gap={4} onFocus={note}>
            <PageHeader title="Hoàn tiền" actions={<Button>Tạo yêu cầu</Button>} />
            <Tabs
              label="Trạng thái"
              value="all"
              onChange={() => {}}
              tabs={[
                { id: 'all', label: 'Tất cả' },
                { id: 'waiting', label: 'Chờ duyệt' },
              ]}
            />
            <SearchField label="Tìm yêu cầu" value={query} onChange={setQuery} />
            <Card title="Yêu cầu mới">
              <Stack gap={3}>
                <TextField label="Mã giao dịch" />
                <TextField label="Lý do" />
                <Link href="#quy-dinh">Quy định hoàn tiền</Link>
              </Stack>
            </Card>
          </Stack>
          <section aria-label="Where the focus has been">
            <Text as="p" tone="muted">
              Press Tab: each stop is written here.
            </Text>
            <ol>
              {stops.map((stop, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a walk visits the same place twice, and only grows
                <li key={index}>{stop}</li>
              ))}
            </ol>
          </section>
        </Stack>
      }
    />
  );
}

export const FocusOrder: Story = { render: () => <Walk /> };

export const GoesAsOneReads: Story = {
  ...FocusOrder,
  play: async ({ canvasElement }) => {
    for (let stop = 0; stop < 6; stop++) await userEvent.tab();
    const walk = within(within(canvasElement).getByRole('region', { name: /focus has been/ }));
    await expect(walk.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tạo yêu cầu',
      'Tất cả',
      'Tìm yêu cầu',
      'Mã giao dịch',
      'Lý do',
      'Quy định hoàn tiền',
    ]);
  },
};
