import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  BulkBar,
  Button,
  DataTable,
  DownloadIcon,
  defaultPreferences,
  FilterBar,
  Heading,
  ListPage,
  Pagination,
  Stack,
  TablePreferencesButton,
} from '#design-system';
import { inEnglish, visual } from '../../kit/visual.ts';
import { paymentColumns, payments } from './payments.tsx';

/** A list screen without its data, as the app's list kit builds it. */
function Transactions({ selected = [], count = 20 }: { selected?: string[]; count?: number }) {
  const [rows] = useState(() => payments(count));
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(selected));
  const [preferences, setPreferences] = useState(defaultPreferences(paymentColumns));
  const [page, setPage] = useState(1);
  return (
    <ListPage
      header={
        <Stack direction="row" justify="between" wrap>
          <Heading level={1}>Giao dịch</Heading>
          <Stack direction="row" gap={2}>
            <TablePreferencesButton columns={paymentColumns} value={preferences} onChange={setPreferences} />
            <Button icon={DownloadIcon}>Xuất dữ liệu</Button>
          </Stack>
        </Stack>
      }
      filters={
        <FilterBar
          fields={[
            { id: 'q', kind: 'text', label: 'Tìm mã giao dịch' },
            { id: 'period', kind: 'period', label: 'Thời gian', required: true },
            { id: 'amount', kind: 'amount', label: 'Số tiền' },
          ]}
          values={{ period: { from: '2026-11-14', to: '2026-11-20' } }}
          onChange={() => undefined}
          onClear={() => undefined}
        />
      }
      table={
        <DataTable
          caption="Giao dịch"
          columns={paymentColumns}
          rows={rows}
          rowId={({ id }) => id}
          rowLabel={({ id }) => `giao dịch ${id}`}
          rowHref={({ id }) => `#${id}`}
          preferences={preferences}
          selection={selection}
          onSelectionChange={setSelection}
          rowCount={1284}
          status="ready"
        />
      }
      footer={
        <>
          <Pagination
            page={page}
            pageSize={20}
            total={1284}
            onPageChange={setPage}
            onPageSizeChange={() => setPage(1)}
          />
          <BulkBar
            count={selection.size}
            sum="Tổng 3.787.000 ₫"
            actions={<Button size="sm">{`Duyệt ${selection.size} yêu cầu`}</Button>}
            onClear={() => setSelection(new Set())}
          />
        </>
      }
    />
  );
}

/**
 * The layout of every list screen, with all its parts.
 *
 * **When**: every list. The app's list kit fills it; a screen provides columns and filters.
 *
 * **When not**: the fields of one record (`DetailPage`).
 *
 * **Common mistakes**: another order of the parts than on other screens.
 */
const meta = {
  component: ListPage,
  args: { header: null, table: null },
  render: () => <Transactions />,
} satisfies Meta<typeof ListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...visual,
  name: 'Gallery',
  render: () => <Transactions selected={['GD-20261113', 'GD-20261106']} count={5} />,
  // The columns' arranging code loads after the first render.
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('GD-20261092', undefined, { timeout: 8000 });
  },
};

export const ClearsTheSelection: Story = {
  render: () => <Transactions selected={['GD-20261113']} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Đã chọn 1' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ chọn' }));
    await expect(canvas.queryByRole('region', { name: 'Đã chọn 1' })).toBeNull();
  },
};

export const ChangesTheTable: Story = {
  ...inEnglish,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: /Tùy chỉnh bảng|Table preferences/ });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const page = within(document.body);
    const amount = await page.findByRole('checkbox', { name: 'Số tiền (VND)' });
    await expect(page.getByRole('checkbox', { name: 'Mã giao dịch' })).toBeDisabled();

    const details = page.getByRole('button', { name: /(Chi tiết|Details of) Số tiền \(VND\)/ });
    details.focus();
    await userEvent.keyboard('{Enter}');
    const up = await page.findByRole('button', { name: /(Chuyển|Move) Số tiền \(VND\) (lên|up)/ });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(up).toHaveFocus();
    const names = () => page.getAllByRole('checkbox', { name: /Thời gian|Số tiền/ }).map(({ id }) => id);
    await expect(names()[0]).toBe(amount.id);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(up).toHaveFocus();
    await waitFor(() => expect(names()[1]).toBe(amount.id));
  },
};
