import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, COLUMN_ALIGNS, COLUMN_WIDTHS, Columns, Stack, Text } from '#design-system';
import { visual } from '../../kit/visual.ts';

const cards = (about = '') => (
  <>
    <Card title={`Chi tiết${about}`}>Tạo lúc 9:00, 02/03/2026</Card>
    <Card title={`Lịch sử${about}`}>Chưa có gì</Card>
    <Card title={`Ghi chú${about}`}>Khách gọi hỏi hai lần, đã hẹn trả lời trong ngày.</Card>
  </>
);

/**
 * Things of one kind side by side, equally wide. They wrap by the room they have, not by the window's width, so they
 * stand well in a page, in a panel and on a phone.
 *
 * **When**: cards beside each other; figures of one row; a form's two halves.
 *
 * **When not**: for buttons and tags (`Stack` in a row with `wrap`), for terms and values (`DescriptionList`), for a
 * page with a column at its side (`DetailPage`).
 *
 * **Common mistakes**: a `min` so small that figures break; many different things in one grid, where they seem equal.
 */
const meta = {
  component: Columns,
  args: { children: cards() },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...visual,
  name: 'Gallery',
  render: () => (
    <Stack gap={8}>
      {COLUMN_WIDTHS.map((min) => (
        <Stack key={min} gap={2}>
          <Text tone="muted">min {min}</Text>
          <Columns min={min}>{cards(`, ${min}`)}</Columns>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Aligns: Story = {
  ...visual,
  render: () => (
    <Stack gap={8}>
      {COLUMN_ALIGNS.map((align) => (
        <Stack key={align} gap={2}>
          <Text tone="muted">{align}</Text>
          <Columns align={align} gap={6}>
            <Card title={`Một dòng, ${align}`}>1.250.000 ₫</Card>
            <Card title={`Ba dòng, ${align}`}>
              <div>1.250.000 ₫</div>
              <div>840.000 ₫</div>
              <div>0 ₫</div>
            </Card>
          </Columns>
        </Stack>
      ))}
    </Stack>
  ),
};

export const InAPanel: Story = {
  ...visual,
  render: (args) => (
    <div style={{ maxWidth: '22rem' }}>
      <Columns {...args} />
    </div>
  ),
};

export const AsAList: Story = {
  args: {
    as: 'ul',
    min: 'sm',
    children: ['Hôm nay', 'Tuần này', 'Tháng này'].map((name) => (
      <li key={name}>
        <Card title={name}>0 ₫</Card>
      </li>
    )),
  },
};

export const Stress: Story = {
  ...visual,
  args: {
    min: 'sm',
    gap: 2,
    children: ['9.999.999.999.999 ₫', '-9.999.999.999.999 ₫', '0 ₫', 'ẨNẪNỖNGỂNNGHIỆPỰƯgỹ'.repeat(4)].map(
      (text, index) => (
        <Card key={text} title={`ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ ${index + 1}`}>
          {text}
        </Card>
      ),
    ),
  },
};
