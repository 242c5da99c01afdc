import type { Meta, StoryObj } from '@storybook/react-vite';

import { Checkbox, Field, FieldGroup, Stack, TextField } from '#design-system';
import { inEnglish, visual } from '../../kit/visual.ts';

/**
 * The layout of a control: label above, error and hint below; `FieldGroup` is for several controls of one question.
 *
 * **When**: for a control that the system does not have yet. Existing ones include it.
 *
 * **When not**: around `TextField` and the others.
 *
 * **Common mistakes**: not spreading its props on the control, so that the label names nothing.
 */
const meta = {
  component: Field,
  subcomponents: { FieldGroup },
  args: {
    label: 'Màu thương hiệu',
    hint: 'Dùng trên trang thanh toán',
    children: (control) => <input type="color" {...control} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inEnglish,
  name: 'Gallery',
  render: () => (
    <div style={{ maxWidth: '24rem' }}>
      <Stack>
        <TextField label="Họ và tên" />
        <TextField label="Họ và tên" required hint="Như trên giấy tờ" />
        <TextField
          label="Email"
          required
          defaultValue="an@"
          error="Sai định dạng email"
          hint="Dùng để đăng nhập"
        />
        <FieldGroup label="Kênh nhận thông báo" required error="Chọn ít nhất một kênh">
          <Checkbox label="Email" checked={false} onChange={() => {}} />
          <Checkbox label="Tin nhắn" checked={false} onChange={() => {}} />
        </FieldGroup>
      </Stack>
    </div>
  ),
};

export const Stress: Story = {
  ...visual,
  render: () => (
    <div style={{ width: '14rem' }}>
      <TextField
        label="ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: tên chủ tài khoản nhận tiền đối soát"
        required
        error="Tên chủ tài khoản phải trùng với tên trên giấy chứng nhận đăng ký doanh nghiệp"
        hint="Viết hoa, không dấu, như ngân hàng đã ghi"
      />
    </div>
  ),
};
