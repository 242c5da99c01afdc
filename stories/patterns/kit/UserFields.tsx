import {
  Checkbox,
  Combobox,
  Form,
  type FormController,
  PasswordField,
  PhoneField,
  Select,
  type SelectOption,
  TextField,
} from '#design-system';
import { type NewUser, passwordRules } from './userRules.ts';

const STORES = [
  { value: 's1', label: 'Chi nhánh Quận 1', description: 'CH001' },
  { value: 's2', label: 'Chi nhánh Thủ Đức', description: 'CH002' },
  { value: 's3', label: 'Cửa hàng Nguyễn Huệ', description: 'CH003' },
];

interface UserFieldsProps {
  form: FormController<NewUser>;
  groups: SelectOption[] | undefined;
}

/** Who it is, where, and how he first signs in: the store comes before its groups. */
export function UserFields({ form, groups }: UserFieldsProps) {
  const { field, values, set } = form;
  const store = field('storeId');
  const group = field('groupId');
  const mayApprove = field('mayApprove');
  return (
    <Form form={form} aria-label="Người dùng mới">
      <TextField label="Tên đăng nhập" required autoComplete="off" {...field('userName')} />
      <TextField label="Họ và tên" required autoComplete="off" {...field('name')} />
      <TextField label="Email" required type="email" autoComplete="off" {...field('email')} />
      <PhoneField label="Số điện thoại" required autoComplete="off" {...field('phone')} />
      <Combobox
        label="Cửa hàng"
        required
        options={STORES}
        name={store.name}
        value={store.value || null}
        error={store.error}
        onChange={(storeId) => set({ storeId: storeId ?? '', groupId: '' })}
      />
      <Select
        label="Nhóm quyền"
        required
        placeholder={
          groups ? 'Chọn nhóm quyền' : values.storeId ? 'Đang tải nhóm quyền' : 'Chọn cửa hàng trước'
        }
        options={groups ?? []}
        disabled={!groups}
        {...group}
      />
      <PasswordField
        label="Mật khẩu"
        required
        autoComplete="new-password"
        rules={passwordRules}
        {...field('password')}
      />
      <PasswordField label="Xác nhận mật khẩu" required autoComplete="new-password" {...field('confirm')} />
      <Checkbox
        label="Có thể duyệt yêu cầu hoàn"
        name={mayApprove.name}
        checked={mayApprove.value}
        onChange={mayApprove.onChange}
      />
    </Form>
  );
}
