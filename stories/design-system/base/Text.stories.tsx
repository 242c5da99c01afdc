import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd, Stack, TEXT_TONES, TEXT_WEIGHTS, Text, Time } from '#design-system';
import { Gallery } from '../../kit/Gallery.tsx';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * Text; `Time` for a point in time, `Kbd` for a key.
 *
 * **When**: wherever text is smaller, quieter or heavier than the page's own.
 *
 * **When not**: for a title (`Heading`), a record's state (`StatusBadge`), a label of a field (`Field`).
 *
 * **Common mistakes**: `muted` on the main content.
 */
const meta = {
  component: Text,
  subcomponents: { Time, Kbd },
  args: { children: 'Giao dịch được ghi nhận lúc 08:20' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: () => (
    <Gallery rows={TEXT_TONES} columns={TEXT_WEIGHTS}>
      {(tone, weight) => (
        <Text tone={tone} weight={weight}>
          Đối soát 1.250.000 ₫
        </Text>
      )}
    </Gallery>
  ),
};

const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const;

export const Sizes: Story = {
  ...visual,
  render: () => (
    <Stack gap={2}>
      {SIZES.map((size) => (
        <Text key={size} size={size}>
          ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ
        </Text>
      ))}
      <Text as="p">
        <Time iso="2024-11-20T08:20:00+07:00" tip="2024-11-20T01:20:00Z">
          20/11/2024 08:20:00
        </Time>{' '}
        Nhấn <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> để tìm nhanh
      </Text>
    </Stack>
  ),
};

export const Stress: Story = {
  ...visual,
  render: () => (
    <Stack gap={2}>
      {[0, -1_500_000, 9_999_999_999_999].map((amount) => (
        <Text key={amount} tabular>
          {amount.toLocaleString('vi-VN')} ₫
        </Text>
      ))}
    </Stack>
  ),
};
