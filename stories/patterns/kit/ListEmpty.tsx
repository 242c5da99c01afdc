import { Banner, Button, EmptyState } from '#design-system';

export const LIST_FAILURES = ['forbidden', 'failed', 'offline'] as const;
export type ListFailure = (typeof LIST_FAILURES)[number];

/** The code of the failed request, which support asks for. */
const CODE = '8f2c-41d7-0e5b';

interface ListEmptyProps {
  failure?: ListFailure | undefined;
  /** The list has never held anything. */
  firstUse: boolean;
  onClear?: () => void;
  onWiden?: () => void;
  onRetry?: (() => void) | undefined;
}

/** Why no row is shown, and the one way on: each cause has its own words, picture and step. */
export function ListEmpty({ failure, firstUse, onClear, onWiden, onRetry }: ListEmptyProps) {
  switch (failure) {
    case 'forbidden':
      return (
        <EmptyState
          variant="forbidden"
          title="Bạn chưa được cấp quyền xem giao dịch"
          description="Quyền còn thiếu: transaction:read. Gửi mã này cho quản trị viên của doanh nghiệp để được cấp."
          actions={<Button onClick={onRetry}>Kiểm tra lại quyền</Button>}
        />
      );
    case 'failed':
      return (
        <EmptyState
          variant="error"
          title="Chưa tải được danh sách giao dịch"
          description="Máy chủ đang gặp lỗi. Bộ lọc của bạn được giữ nguyên."
          actions={<Button onClick={onRetry}>Thử lại</Button>}
          code={CODE}
        />
      );
    case 'offline':
      return (
        <EmptyState
          variant="offline"
          title="Mất kết nối mạng"
          description="Danh sách sẽ tự tải lại khi có mạng. Bộ lọc của bạn được giữ nguyên."
          actions={<Button onClick={onRetry}>Thử lại</Button>}
        />
      );
  }
  if (firstUse) {
    return (
      <EmptyState
        title="Chưa có giao dịch nào"
        description="Mỗi thanh toán của khách sẽ hiện ở đây ngay khi được tạo. Tạo mã thanh toán đầu tiên ở Web POS."
        actions={
          <Button variant="solid" tone="accent">
            Tạo mã thanh toán
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      variant="filtered"
      title="Không có giao dịch phù hợp với bộ lọc"
      description="Thử bỏ bớt bộ lọc hoặc mở rộng khoảng thời gian."
      actions={
        <>
          <Button onClick={onClear}>Xóa bộ lọc</Button>
          <Button onClick={onWiden}>Mở rộng 30 ngày</Button>
        </>
      }
    />
  );
}

/** Over rows of before, when they could not be read again. */
export function StaleNotice({ onRetry }: { onRetry?: (() => void) | undefined }) {
  return (
    <Banner
      tone="warning"
      title="Chưa cập nhật được, đang hiển thị dữ liệu lúc 08:54:20"
      actions={
        <Button size="sm" onClick={onRetry}>
          Thử lại
        </Button>
      }
      code={CODE}
    >
      Máy chủ đang gặp lỗi. Thử lại sau giây lát.
    </Banner>
  );
}
