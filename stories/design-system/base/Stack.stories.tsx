import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Button, Divider, STACK_ALIGNS, STACK_JUSTIFIES, Stack, Text } from '#design-system';
import { Gallery } from '../../kit/Gallery.tsx';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * Lays out children with one gap between them; `Divider` is a thin line between them.
 *
 * **When**: for all spacing between elements. Screens use no other.
 *
 * **When not**: for the layout of a page (`ListPage`, `DetailPage`) or of terms and values (`DescriptionList`).
 *
 * **Common mistakes**: a stack around a single child; a divider where a larger gap is enough.
 */
const meta = {
  component: Stack,
  subcomponents: { Divider },
  args: {
    children: (
      <>
        <Badge tone="success">Một</Badge>
        <Badge tone="info">Hai</Badge>
        <Badge tone="warning">Ba</Badge>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: () => (
    <Gallery rows={STACK_ALIGNS} columns={STACK_JUSTIFIES}>
      {(align, justify) => (
        <div style={{ width: '13rem', outline: '1px dashed' }}>
          <Stack direction="row" gap={2} align={align} justify={justify}>
            <Text size="2xl">Ẩn</Text>
            <Badge tone="info">Hai</Badge>
            <Badge tone="warning">Ba</Badge>
          </Stack>
        </div>
      )}
    </Gallery>
  ),
};

export const Divided: Story = {
  ...visual,
  render: () => (
    <Stack>
      <Text>Trên</Text>
      <Divider />
      <Text>Dưới</Text>
    </Stack>
  ),
};

export const Stress: Story = {
  ...visual,
  render: () => (
    <div style={{ width: '18rem' }}>
      <Stack direction="row" gap={2} wrap>
        {['Duyệt yêu cầu hoàn tiền', 'Từ chối', 'Xuất toàn bộ danh sách', 'In'].map((name) => (
          <Button key={name}>{name}</Button>
        ))}
      </Stack>
    </div>
  ),
};
