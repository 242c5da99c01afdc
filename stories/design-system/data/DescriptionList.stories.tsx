import type { Meta, StoryObj } from '@storybook/react-vite';

import { DESCRIPTION_COLUMNS, DescriptionList, Stack, StatusBadge } from '#design-system';
import { inBothThemes, visual } from '../../kit/visual.ts';
import { statuses } from './payments.tsx';

/**
 * The fields of one record as pairs of term and value.
 *
 * **When**: the page or the panel of one transaction, one account, one store.
 *
 * **When not**: for many records use `DataTable`; for editable fields use `Form`; for a few figures above a list use
 * `MoneyLine`.
 *
 * **Common mistakes**: leaving out a field without a value, so that no one knows whether it was forgotten: pass null,
 * which shows as `-`. Writing `-` for an amount of 0.
 */
const meta = {
  component: DescriptionList,
  args: {
    items: [
      { term: 'Mã giao dịch', value: 'GD-20261120', copy: 'GD-20261120' },
      { term: 'Trạng thái', value: <StatusBadge {...statuses.SUCCESS} /> },
      { term: 'Số tiền', value: '1.250.000 ₫' },
      { term: 'Phí', value: 0 },
      { term: 'Thời gian (GMT+7)', value: '20/11/2026 17:13:29' },
      { term: 'Ngân hàng', value: null },
      { term: 'Nội dung chuyển khoản', value: 'Thanh toán đơn hàng tại cửa hàng Nguyễn Huệ', wide: true },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A bilingual document has the term in both languages, with little space between pairs. */
export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: (args) => (
    <Stack gap={8}>
      {DESCRIPTION_COLUMNS.map((columns) => (
        <DescriptionList key={columns} {...args} columns={columns} />
      ))}
      <DescriptionList
        columns={4}
        compact
        items={[
          { term: 'Mã giao dịch', translation: { text: 'Transaction ID', lang: 'en' }, value: 'GD-20261120' },
          {
            term: 'Trạng thái',
            translation: { text: 'Status', lang: 'en' },
            value: 'Thành công / Successful',
          },
          { term: 'Số tiền (VND)', translation: { text: 'Amount (VND)', lang: 'en' }, value: '1.250.000' },
          { term: 'Ghi chú', translation: { text: 'Note', lang: 'en' }, value: null },
        ]}
      />
      <DescriptionList {...args} loading />
    </Stack>
  ),
};

export const Stress: Story = {
  ...visual,
  args: {
    columns: 3,
    items: [
      { term: 'Số tiền đến', value: '9.999.999.999.999 ₫' },
      { term: 'Số tiền hoàn', value: '-9.999.999.999.999 ₫' },
      { term: 'Phí', value: 0 },
      {
        term: 'Mã tham chiếu của ngân hàng thụ hưởng dùng khi tra soát liên ngân hàng',
        value: '9999999999999-7f9c0f2e4a7b4d0e9a510b7a2f7c1e55',
        copy: '9999999999999-7f9c0f2e4a7b4d0e9a510b7a2f7c1e55',
      },
      { term: 'Người chuyển', value: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ TRẦN NGUYỄN PHƯƠNG QUỲNH NHƯ' },
      { term: 'Ghi chú', value: '' },
      {
        term: 'Địa chỉ',
        value: 'Tầng 12, tòa nhà Nguyễn Huệ\n135 Nguyễn Huệ, phường Bến Nghé\nQuận 1, Thành phố Hồ Chí Minh',
        wide: true,
      },
    ],
  },
};
