import type { Meta, StoryObj } from '@storybook/react-vite';

import {
  BUTTON_VARIANTS,
  ButtonLink,
  Card,
  LINK_VARIANTS,
  Link,
  PlusIcon,
  Stack,
  Text,
} from '#design-system';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * Navigates. Always a real anchor, so a middle click and "copy link" work.
 *
 * **When**: to another page, a record, a document outside. `ButtonLink` where the link is the main action.
 *
 * **When not**: for an action on this page use `Button`.
 *
 * **Common mistakes**: "here" or "details" as the text; `external` for a page of the portal itself.
 */
const meta = {
  component: Link,
  subcomponents: { ButtonLink },
  args: { href: '#store', children: 'Cửa hàng Nguyễn Trãi' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: () => (
    <Stack>
      {LINK_VARIANTS.map((variant) => (
        <div key={variant}>
          <Link variant={variant} href={`#${variant}`}>
            {variant === 'block' ? (
              <Card>Cả thẻ này dẫn đến danh sách giao dịch</Card>
            ) : (
              `Giao dịch GD-2024-000123 (${variant})`
            )}
          </Link>
        </div>
      ))}
      <Text as="p">
        Xem{' '}
        <Link href="https://example.com" external>
          tài liệu kết nối
        </Link>{' '}
        trước khi bật khóa.
      </Text>
      <Stack direction="row" wrap>
        {BUTTON_VARIANTS.map((variant) => (
          <ButtonLink key={variant} variant={variant} tone="accent" icon={PlusIcon} href="#role">
            Thêm nhóm quyền
          </ButtonLink>
        ))}
        <ButtonLink href="https://example.com" external>
          Mở tài liệu
        </ButtonLink>
      </Stack>
    </Stack>
  ),
};

export const Stress: Story = {
  ...visual,
  args: {
    children:
      'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: đối soát giao dịch hoàn tiền của chi nhánh Thừa Thiên Huế tháng mười một',
  },
  decorators: [(Draw) => <div style={{ width: '12rem' }}>{Draw()}</div>],
};
