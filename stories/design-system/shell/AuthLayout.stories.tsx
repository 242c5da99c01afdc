import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthLayout, Brand, Button, PasswordField, TextField } from '#design-system';
import { visual } from '../../kit/visual.ts';
import { BRAND, sampleLanguage } from './sample.tsx';

/**
 * The page before sign-in: the brand, and one card with a form.
 *
 * **When**: sign-in, a new password, a forgotten one. It is in the HTML, and users can type before the script loads.
 *
 * **When not**: pages after sign-in use `AppShell`.
 *
 * **Common mistakes**: a second card; a pitch that is longer than the form; a link home before sign-in.
 */
const meta = {
  component: AuthLayout,
  subcomponents: { Brand },
  parameters: { layout: 'fullscreen' },
  args: {
    productName: BRAND.name,
    pitch: {
      title: 'Mọi giao dịch của cửa hàng, trên một màn hình',
      text: 'Theo dõi thanh toán, hoàn tiền và quyết toán của tất cả điểm bán.',
    },
    title: 'Đăng nhập',
    description: 'Dùng tài khoản do quản trị viên của doanh nghiệp cấp.',
    language: sampleLanguage,
    footer: 'Hỗ trợ: 1900 0000',
    children: (
      <form style={{ display: 'grid', gap: '1rem' }}>
        <TextField label="Tên đăng nhập" autoComplete="username" value="" onChange={() => undefined} />
        <PasswordField label="Mật khẩu" autoComplete="current-password" value="" onChange={() => undefined} />
        <Button type="submit" variant="solid" tone="accent" size="lg" block>
          Đăng nhập
        </Button>
      </form>
    ),
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...visual };

export const WithoutPitch: Story = { args: { pitch: undefined, description: undefined } };

export const Stress: Story = {
  ...visual,
  args: {
    productName: 'Cổng Merchant thanh toán ẨN ẪN ỖNG ỂN',
    pitch: {
      title: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: mọi giao dịch, hoàn tiền và quyết toán của toàn bộ chuỗi cửa hàng',
    },
    title: 'Cập nhật mật khẩu mới cho lần đăng nhập đầu tiên của bạn',
  },
};
