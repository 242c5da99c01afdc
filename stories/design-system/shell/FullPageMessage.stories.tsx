import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  AlertIcon,
  Button,
  ButtonLink,
  FullPageMessage,
  ReferenceCode,
  RefreshIcon,
  UnknownIcon,
} from '#design-system';
import { onDesktop, visual } from '../../kit/visual.ts';

/**
 * Replaces a whole screen: not found, or broken.
 *
 * **When**: `/notfound`, and the error fallback around a screen (the shell stays). With `standalone` when there is no
 * shell. While the permission check runs, and when it fails, `FullScreenSpinner`.
 *
 * **When not**: an empty or failed list keeps its page and shows an `EmptyState`.
 *
 * **Common mistakes**: an apology without a next step; a code that cannot be copied.
 */
const meta = {
  component: FullPageMessage,
  parameters: { layout: 'fullscreen' },
  args: {
    icon: UnknownIcon,
    title: 'Không tìm thấy trang này',
    children: 'Địa chỉ không đúng, hoặc tài khoản của bạn không được xem trang này.',
    actions: (
      <ButtonLink href="#/merchant" variant="solid" tone="accent">
        Về trang tổng quan
      </ButtonLink>
    ),
    standalone: true,
  },
} satisfies Meta<typeof FullPageMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...visual };

export const Broken: Story = {
  ...onDesktop,
  args: {
    icon: AlertIcon,
    tone: 'danger',
    title: 'Đã có lỗi xảy ra',
    children: (
      <>
        <p>Dữ liệu đã lưu không bị ảnh hưởng. Hãy thử lại, hoặc gửi mã này cho bộ phận hỗ trợ.</p>
        <ReferenceCode code="REQ-7F3A-20260302" />
      </>
    ),
    actions: (
      <Button icon={RefreshIcon} variant="solid" tone="accent">
        Thử lại
      </Button>
    ),
  },
};

export const Stress: Story = {
  ...visual,
  args: {
    tone: 'warning',
    title: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: trang đối soát của kỳ quyết toán này đã được chuyển sang địa chỉ khác',
    actions: (
      <>
        <Button>Quay lại danh sách kỳ quyết toán</Button>
        <Button variant="solid" tone="accent">
          Mở trang đối soát phiên bản mới
        </Button>
      </>
    ),
  },
};
