import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount, Button, CustomerScreen, QrCode } from '#design-system';
import { onDesktop, visual } from '../../kit/visual.ts';

/**
 * What a customer sees on their own screen at the counter.
 *
 * **When**: a second window that faces the customer, with one thing on it.
 *
 * **When not**: for users of the portal; it has no navigation.
 *
 * **Common mistakes**: the shop's own tools, menus and codes on it.
 */
const meta = {
  component: CustomerScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Cà phê Sen Việt Hồ Tây',
    title: 'Quét mã để thanh toán',
    children: (
      <>
        <Amount value={150_000} size="stage" />
        <QrCode value="00020101021238570010A000000727" label="Mã thanh toán" size="lg" tools={[]} />
      </>
    ),
    actions: <Button variant="ghost">Toàn màn hình</Button>,
  },
} satisfies Meta<typeof CustomerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { ...visual };

export const Paid: Story = {
  ...onDesktop,
  args: {
    tone: 'success',
    title: 'Cảm ơn quý khách! Đã nhận thanh toán',
    children: <Amount value={150_000} size="stage" />,
  },
};
