import * as v from 'valibot';
import type { PasswordRule } from '#design-system';

/** Specification 5: word characters with - + . ' between them, an @, and a domain with a dot. */
const EMAIL = /^\w+(?:[-+.']\w+)*@\w+(?:-\w+)*(?:\.\w+(?:-\w+)*)+$/;
const SPECIAL = /[!@#$%^&*()_+{}[\]:;<>,.?~\\/-]/;

/** Specification 5: 8 to 16 characters, an uppercase letter, a digit and a special character. */
export const passwordRules: PasswordRule[] = [
  { label: '8 đến 16 ký tự', test: (text) => text.length >= 8 && text.length <= 16 },
  { label: 'Ít nhất một chữ hoa', test: (text) => /[A-Z]/.test(text) },
  { label: 'Ít nhất một chữ số', test: (text) => /\d/.test(text) },
  { label: 'Ít nhất một ký tự đặc biệt (!@#$…)', test: (text) => SPECIAL.test(text) },
];

const text = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/** Specification 5, "create user": everything is required, and the confirmation equals the password. */
export const userSchema = v.pipe(
  v.object({
    userName: text('Nhập tên đăng nhập'),
    name: text('Nhập họ và tên'),
    email: v.pipe(text('Nhập email'), v.regex(EMAIL, 'Sai định dạng email')),
    phone: v.pipe(text('Nhập số điện thoại'), v.length(10, 'Số điện thoại gồm 10 chữ số')),
    storeId: text('Chọn cửa hàng'),
    groupId: text('Chọn nhóm quyền'),
    password: v.pipe(
      v.string(),
      v.check(
        (password) => passwordRules.every(({ test }) => test(password)),
        'Mật khẩu gồm 8 đến 16 ký tự, có ít nhất một chữ hoa, một chữ số và một ký tự đặc biệt',
      ),
    ),
    confirm: v.string(),
    mayApprove: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirm']],
      ({ password, confirm }) => password === confirm,
      'Mật khẩu xác nhận không khớp',
    ),
    ['confirm'],
  ),
);

/** What the form holds; the same keys are sent, the phone with +84. */
export type NewUser = v.InferOutput<typeof userSchema>;

export const NO_USER: NewUser = {
  userName: '',
  name: '',
  email: '',
  phone: '',
  storeId: '',
  groupId: '',
  password: '',
  confirm: '',
  mayApprove: false,
};
