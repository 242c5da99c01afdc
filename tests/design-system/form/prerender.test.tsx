// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  Avatar,
  Button,
  Checkbox,
  EmptyState,
  Link,
  MoneyField,
  PasswordField,
  RadioGroup,
  SearchField,
  Select,
  Skeleton,
  Switch,
  TextArea,
  TextField,
} from '#design-system';

const nothing = () => {};

test('everything on a prerendered page renders to a string, without inline styles', () => {
  const html = renderToString(
    <>
      <TextField label="Tên đăng nhập" required autoComplete="username" />
      <PasswordField
        label="Mật khẩu"
        required
        rules={[{ label: '8 ký tự', test: (text) => text.length > 7 }]}
      />
      <TextArea label="Ghi chú" counter value="" />
      <Select label="Nhóm" options={[{ value: '1', label: 'Kế toán' }]} />
      <Checkbox label="Giữ đăng nhập" checked={false} onChange={nothing} />
      <Switch label="Cho phép" checked onChange={nothing} />
      <RadioGroup label="Loại" options={[{ value: 'a', label: 'A' }]} value="a" onChange={nothing} />
      <SearchField value="" onChange={nothing} />
      <MoneyField label="Số tiền" value={1000} onChange={nothing} />
      <Skeleton lines={3} />
      <EmptyState title="Chưa có giao dịch" />
      <Avatar name="Nguyễn Ánh" src="/a.png" />
      <Link href="/merchant">Trang chủ</Link>
      <Button>Đăng nhập</Button>
    </>,
  );
  expect(html).toContain('autoComplete="username"');
  expect(html).toContain('value="1.000"');
  expect(html).not.toContain('style="');
});
