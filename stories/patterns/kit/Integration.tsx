import { useState } from 'react';
import {
  ConfirmModal,
  DescriptionList,
  GatedButton,
  PageHeader,
  SecretValue,
  Section,
  Stack,
  toast,
} from '#design-system';

export interface IntegrationProps {
  /** Business whose name is typed to reset its key. */
  company?: string;
  merchantId?: string;
  /** Fetches the key after the password was asked for; never kept. */
  reveal: () => Promise<string>;
  /** Makes a new key: the old one stops at once. Gives the last four letters of the new one. */
  reset: () => Promise<string>;
  /** Without `api:reset` the button says why it is off. */
  mayReset?: boolean;
}

/** Values to copy, one that only some may see, and the deed that ends it. */
export function Integration({
  company = 'Ánh Dương',
  merchantId = 'M-0001-7734',
  reveal,
  reset,
  mayReset = true,
}: IntegrationProps) {
  const [tail, setTail] = useState('9f3c');
  const [asking, setAsking] = useState(false);
  return (
    <Stack>
      <PageHeader title="Thông tin tích hợp" />
      <Section title="Kết nối">
        <DescriptionList
          items={[
            { term: 'Mã merchant', value: merchantId, copy: merchantId },
            { term: 'Môi trường', value: 'Thử nghiệm' },
            {
              term: 'Địa chỉ API',
              value: 'https://sandbox.example.vn/api/v1',
              copy: 'https://sandbox.example.vn/api/v1',
              wide: true,
            },
          ]}
        />
      </Section>
      <Section
        title="Khóa API"
        description="Ai có khóa này gọi được API thay doanh nghiệp. Khóa chỉ hiện trong 30 giây và không bao giờ nằm trong địa chỉ trang."
        actions={
          <GatedButton
            tone="danger"
            disabledReason={mayReset ? undefined : 'Cần quyền api:reset'}
            onClick={() => setAsking(true)}
          >
            Đặt lại khóa
          </GatedButton>
        }
      >
        <SecretValue label="Khóa API" tail={tail} reveal={reveal} />
      </Section>
      <ConfirmModal
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title="Đặt lại khóa API?"
        consequence="Khóa cũ ngừng hoạt động ngay. Mọi hệ thống đang dùng khóa cũ sẽ không gọi được API cho đến khi đổi khóa."
        confirmLabel="Đặt lại khóa"
        typed={{ label: `Nhập ${company} để xác nhận`, expected: company }}
        onConfirm={async () => {
          setTail(await reset());
          toast({ tone: 'success', title: 'Đã đặt lại khóa API' });
        }}
      />
    </Stack>
  );
}
