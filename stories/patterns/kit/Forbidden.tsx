import { ButtonLink, Copyable, ForbiddenIcon, FullPageMessage, Stack, Text } from '#design-system';

/** What /notfound says of a page that is there and may not be seen: which permission is missing, and how to ask for it. */
export function Forbidden() {
  return (
    <FullPageMessage
      icon={ForbiddenIcon}
      title="Không tìm thấy trang"
      actions={
        <ButtonLink variant="solid" tone="accent" href="#/merchant">
          Về trang tổng quan
        </ButtonLink>
      }
    >
      <Stack gap={3} align="center">
        <Text as="p">Trang này có trong cổng merchant nhưng tài khoản của bạn chưa được cấp quyền xem.</Text>
        <Text tone="muted">Quyền còn thiếu: approve-refund</Text>
        <Copyable
          label="Sao chép yêu cầu cấp quyền"
          value={'Nhờ cấp quyền "approve-refund" cho tài khoản nguyen.thi.anh để xem trang Duyệt hoàn tiền.'}
          reveal="always"
        />
      </Stack>
    </FullPageMessage>
  );
}
