import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount, PaidMark, QrCode, STAGE_TONES, Stack, Stage, Text } from '#design-system';
import { onDesktop, visual } from '../../kit/visual.ts';

/**
 * The main part of a counter screen: an amount with its code, or the message that it was paid.
 *
 * **When**: a till, a customer's screen, a single result that must be readable from a distance.
 *
 * **When not**: for a figure among others, use `StatCard` or `Amount`.
 *
 * **Common mistakes**: buttons on the coloured background; two stages on one page.
 */
const meta = {
  component: Stage,
  args: {
    title: 'Đơn POS261127-9004-7KQ2M',
    children: (
      <>
        <Amount value={150_000} size="stage" />
        <QrCode value="00020101021238570010A000000727" label="Mã thanh toán" size="lg" tools={[]} />
        <Text>BIDV · Mã còn hiệu lực trong 14:32</Text>
      </>
    ),
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...visual };

/** Paid: the modules of the mark assemble once, and are static under reduced motion. */
export const Paid: Story = {
  ...onDesktop,
  args: {
    tone: 'success',
    children: (
      <>
        <PaidMark />
        <Text size="xl">Đã nhận đủ</Text>
        <Amount value={150_000} size="stage" />
      </>
    ),
  },
};

export const Gallery: Story = {
  ...onDesktop,
  render: () => (
    <Stack gap={4}>
      {STAGE_TONES.map((tone) => (
        <Stage key={tone} tone={tone} title={tone}>
          <Amount value={499_999_999} size="stage" />
        </Stage>
      ))}
    </Stack>
  ),
};
