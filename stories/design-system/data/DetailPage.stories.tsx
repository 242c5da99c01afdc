import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  Button,
  DescriptionList,
  DetailPage,
  Heading,
  PendingIcon,
  RawData,
  Section,
  Stack,
  StatusBadge,
  SuccessIcon,
  Timeline,
  type TimelineItem,
} from '#design-system';
import { inBothThemes, visual } from '../../kit/visual.ts';

const payment = [
  { term: 'Mã giao dịch', value: 'GD-20261120', copy: 'GD-20261120' },
  { term: 'Số tiền', value: '1.500.000 ₫' },
  { term: 'Thời gian (GMT+7)', value: '20/11/2026 17:00:00' },
  { term: 'Mã đơn hàng', value: 'DH-0001', copy: 'DH-0001' },
  { term: 'Phí', value: '0 ₫' },
  { term: 'Ngân hàng', value: null },
  { term: 'Nội dung chuyển khoản', value: 'Thanh toán đơn hàng DH-0001 tại cửa hàng Nguyễn Huệ', wide: true },
];

const events: TimelineItem[] = [
  {
    id: '1',
    at: '18/11/2026 08:15:00',
    title: 'Tạo yêu cầu thanh toán',
    description: 'Web POS, Chi nhánh Quận 1',
  },
  { id: '2', at: '18/11/2026 08:16:12', title: 'Chờ thanh toán', tone: 'warning', icon: PendingIcon },
  {
    id: '3',
    at: '20/11/2026 17:00:00',
    title: 'Thành công',
    tone: 'success',
    icon: SuccessIcon,
    description: 'Vietcombank báo có',
    gap: '2 ngày sau',
  },
];

const header = (
  <Stack direction="row" justify="between" wrap>
    <Stack direction="row" gap={3}>
      <Heading level={1}>1.500.000 ₫</Heading>
      <StatusBadge tone="success" icon="success" label="Thành công" />
    </Stack>
    <Button variant="solid" tone="accent">
      Tạo yêu cầu hoàn tiền
    </Button>
  </Stack>
);

/**
 * One record: sections of fields, its history beside them, the raw response below.
 *
 * **When**: the page of a record, opened from a list.
 *
 * **When not**: a quick look from the list, which is a `PeekPanel`.
 *
 * **Common mistakes**: one long table instead of sections; an unknown value shown as 0.
 */
const meta = {
  component: DetailPage,
  args: {
    header,
    sections: (
      <>
        <Section title="Giao dịch">
          <DescriptionList items={payment} />
        </Section>
        <Section title="Hoàn tiền" description="Chưa có yêu cầu hoàn tiền nào cho giao dịch này." />
      </>
    ),
    aside: (
      <Section title="Lịch sử">
        <Timeline items={events} />
      </Section>
    ),
    footer: <RawData title="Dữ liệu gốc" value={{ id: 'GD-20261120', amount: 1_500_000, payer: null }} />,
  },
} satisfies Meta<typeof DetailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = { ...visual, name: 'Gallery' };

export const Loading: Story = {
  ...inBothThemes,
  args: {
    sections: (
      <>
        <Section title="Giao dịch">
          <DescriptionList items={payment} loading />
        </Section>
        <Section title="Hoàn tiền" loading />
      </>
    ),
    aside: (
      <Section title="Lịch sử">
        <Timeline items={[]} loading />
      </Section>
    ),
  },
};

const long = 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ, Công ty Trách nhiệm Hữu hạn Một thành viên Thương mại Dịch vụ';

export const Stress: Story = {
  ...visual,
  args: {
    sections: (
      <Section title={long} actions={<Button size="sm">Sửa</Button>}>
        <DescriptionList
          columns={3}
          items={[
            { term: long, value: '9.999.999.999.999 ₫', copy: '9999999999999' },
            { term: 'Chênh lệch', value: '-1.250.000 ₫' },
            { term: 'Bằng không', value: 0 },
            { term: 'Không rõ', value: '' },
            { term: 'Khóa', value: 'x'.repeat(120), copy: 'x', wide: true },
          ]}
        />
      </Section>
    ),
  },
};

export const OpensTheRawData: Story = {
  ...visual,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/"amount": 1500000/)).toBeNull();
    await userEvent.click(canvas.getByText('Dữ liệu gốc'));
    await expect(await canvas.findByText(/"amount": 1500000/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /(Sao chép|Copy) Dữ liệu gốc/ })).toBeVisible();
  },
};
