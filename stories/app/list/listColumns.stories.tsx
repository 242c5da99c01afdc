import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { LocaleContext, loadLocale } from '#app/i18n/index.ts';
import { type ListColumns, useListColumns } from '#app/list/listColumns.tsx';
import { DataTable } from '#design-system';
import '../../kit/patience.ts';
import { visual } from '../../kit/visual.ts';

interface Account {
  id: string;
  logo: string | undefined;
  orders: number | undefined;
  change: number | undefined;
  approves: boolean | undefined;
}

const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="teal"/></svg>',
)}`;
const ROWS: Account[] = [
  { id: 'Ánh Dương Hồ Tây', logo: LOGO, orders: 12_840, change: 1_250_000, approves: true },
  {
    id: 'Ổi Xanh',
    logo: 'data:image/png;base64,broken',
    orders: 7,
    change: -9_999_999_999_999,
    approves: false,
  },
  { id: 'Phố Cổ', logo: undefined, orders: 0, change: 0, approves: undefined },
  { id: 'Sen Việt', logo: undefined, orders: undefined, change: undefined, approves: true },
];
const WORDS = {
  id: 'user.column.storeName',
  logo: 'user.column.name',
  orders: 'transaction.title',
  change: 'transaction.column.amount',
  approves: 'user.column.isApproveRequestRefund',
} as const;
const NOT_SORTABLE: readonly string[] = [];
const COLUMNS: ListColumns<Account> = {
  header: (field) => WORDS[field as keyof typeof WORDS],
  columns: ({ name, image, count, signed, flag }) => [
    name('id'),
    image('logo', ({ id }) => id),
    count('orders', { card: 'meta' }),
    signed('change', { card: 'amount' }),
    flag('approves', { true: 'user.approves.true', false: 'user.approves.false' }, { card: 'status' }),
  ],
};

function Accounts() {
  const columns = useListColumns(COLUMNS, NOT_SORTABLE);
  return (
    <DataTable
      caption="Cửa hàng"
      columns={columns}
      rows={ROWS}
      rowId={({ id }) => id}
      rowLabel={({ id }) => id}
      status="ready"
    />
  );
}

/**
 * The kinds of columns that few lists have: a picture, a count, an amount with a direction, a yes or no. The others are
 * in every list of this Storybook.
 *
 * **Common mistakes**: an amount whose direction only its colour shows; a picture without a name to fall back on.
 */
const meta = {
  component: Accounts,
  loaders: [({ globals }) => loadLocale(globals.locale)],
  decorators: [(Story, { globals }) => <LocaleContext value={globals.locale}>{Story()}</LocaleContext>],
} satisfies Meta<typeof Accounts>;
export default meta;

export const Kinds: StoryObj<typeof meta> = {
  ...visual,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The text contains the sign; a picture that never loads leaves the initial of its store.
    for (const said of ['+1.250.000', '−9.999.999.999.999'])
      await expect(canvas.getByText(new RegExp(`^\\${said}`))).toBeVisible();
    const pictures = () => [...canvasElement.querySelectorAll('img')].map(({ src }) => src);
    await waitFor(() => expect(pictures()).not.toContain(ROWS[1]?.logo));
  },
};
