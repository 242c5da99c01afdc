import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import {
  Button,
  DateField,
  Form,
  type FormFailure,
  MoneyField,
  MultiSelect,
  RadioGroup,
  TextField,
  useForm,
} from '#design-system';

const schema = v.object({
  email: v.pipe(v.string(), v.nonEmpty('Nhập email'), v.email('Sai định dạng email')),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Nhập họ tên')),
  amount: v.nullable(v.number()),
});
type Values = v.InferInput<typeof schema>;
const empty: Values = { email: '', name: '', amount: null };

interface UserFormProps {
  initial?: Values;
  onSubmit?: (output: Values) => Promise<readonly FormFailure[] | undefined>;
  onDirty?: (dirty: boolean) => void;
  /** Whether the button waits for a valid form, as screens have it. */
  guarded?: boolean;
}

function UserForm({
  initial = empty,
  onSubmit = async () => undefined,
  onDirty,
  guarded = true,
}: UserFormProps) {
  const form = useForm({ schema, initial, onSubmit });
  useEffect(() => onDirty?.(form.dirty), [form.dirty, onDirty]);
  return (
    <Form
      form={form}
      actions={
        <Button type="submit" disabled={guarded && !form.valid} loading={form.submitting}>
          Lưu
        </Button>
      }
    >
      <TextField label="Email" {...form.field('email')} />
      <TextField label="Họ tên" {...form.field('name')} />
      <MoneyField label="Hạn mức" {...form.field('amount')} />
    </Form>
  );
}

const valid: Values = { email: 'an@shop.vn', name: 'An', amount: null };
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Lưu' });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('an error waits until its field is left, then follows every key', async () => {
  render(<UserForm />);
  const user = userEvent.setup();
  await user.type(field('Email'), 'an@');
  expect(screen.queryByText('Sai định dạng email')).toBeNull();
  await user.tab();
  expect(screen.getByText('Sai định dạng email')).toBeTruthy();
  expect(screen.queryByText('Nhập họ tên')).toBeNull();
  await user.type(field('Email'), 'shop.vn');
  expect(screen.queryByText('Sai định dạng email')).toBeNull();
});

test('sending is offered only while the rules hold, and gives what the schema gave', async () => {
  const onSubmit = vi.fn(async () => undefined);
  render(<UserForm onSubmit={onSubmit} />);
  const user = userEvent.setup();
  expect(save().disabled).toBe(true);
  await user.type(field('Email'), 'an@shop.vn');
  await user.type(field('Họ tên'), ' Mỹ '.normalize('NFD'));
  expect(save().disabled).toBe(false);
  await user.click(save());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'an@shop.vn', name: 'Mỹ', amount: null });
});

test('a refused form lists its errors, each with a way to its field, and takes the focus to the first', async () => {
  const onSubmit = vi.fn(async () => undefined);
  render(<UserForm guarded={false} onSubmit={onSubmit} />);
  const user = userEvent.setup();
  await user.click(save());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('Email'));
  await user.click(screen.getByRole('button', { name: 'Nhập họ tên' }));
  expect(document.activeElement).toBe(field('Họ tên'));
});

test('what the server refuses stands under its field until that changes, the rest in the summary', async () => {
  const onSubmit = async () => [
    { field: 'email', message: 'Email đã được dùng' },
    { field: 'unknown', message: 'Nhóm không còn nữa' },
    { message: 'Thử lại sau' },
  ];
  render(<UserForm initial={valid} onSubmit={onSubmit} />);
  const user = userEvent.setup();
  await user.click(save());
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Email'));
  const summary = screen.getByText('Cần sửa 3 lỗi trước khi gửi').parentElement;
  expect(summary?.textContent).toContain('Nhóm không còn nữa');
  expect(summary?.textContent).toContain('Thử lại sau');

  await user.type(field('Email'), 'm');
  expect(field('Email').getAttribute('aria-invalid')).toBeNull();
});

test('a form is dirty from the first difference until it is undone or saved', async () => {
  const onDirty = vi.fn();
  render(<UserForm initial={valid} onDirty={onDirty} />);
  const user = userEvent.setup();
  await user.type(field('Họ tên'), 'h');
  expect(onDirty).toHaveBeenLastCalledWith(true);
  await user.keyboard('{Backspace}');
  expect(onDirty).toHaveBeenLastCalledWith(false);
  await user.keyboard('h');
  await user.click(save());
  expect(onDirty).toHaveBeenLastCalledWith(false);
});

test('two presses send once', async () => {
  const onSubmit = vi.fn(() => new Promise<undefined>(() => {}));
  render(<UserForm initial={valid} onSubmit={onSubmit} />);
  const user = userEvent.setup();
  await user.click(field('Email'));
  await user.keyboard('{Enter}{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('an amount that cannot be read stops the form, though its value is empty', async () => {
  const onSubmit = vi.fn(async () => undefined);
  render(<UserForm initial={valid} onSubmit={onSubmit} />);
  const user = userEvent.setup();
  await user.type(field('Hạn mức'), '1.5');
  await user.click(save());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('Hạn mức'));
});

const choice = v.object({
  kind: v.pipe(v.string(), v.nonEmpty('Chọn loại')),
  stores: v.pipe(v.array(v.string()), v.nonEmpty('Chọn cửa hàng')),
  day: v.nullable(v.string()),
});

function LongForm() {
  const form = useForm({
    schema: choice,
    initial: { kind: '', stores: [], day: null },
    onSubmit: async () => undefined,
  });
  const { error, ...stores } = form.field('stores');
  return (
    <Form form={form} refusalFocus="summary" actions={<Button type="submit">Lưu</Button>}>
      <RadioGroup label="Loại" options={[{ value: 'full', label: 'Toàn phần' }]} {...form.field('kind')} />
      <MultiSelect label="Cửa hàng" options={[{ value: '1', label: 'Quận 1' }]} {...stores} error={error} />
      <DateField label="Ngày" {...form.field('day')} />
    </Form>
  );
}

test('a long form takes the focus to the list of what is wrong, and that leads to every kind of field', async () => {
  render(<LongForm />);
  const user = userEvent.setup();
  await user.click(save());
  expect(document.activeElement?.textContent).toContain('Cần sửa 2 lỗi trước khi gửi');
  await user.click(screen.getByRole('button', { name: 'Chọn cửa hàng' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Cửa hàng/ }));
  await user.click(screen.getByRole('button', { name: 'Chọn loại' }));
  expect(document.activeElement).toBe(screen.getByRole('radio'));
});

function Choosing() {
  const form = useForm({
    schema: v.object({
      kind: v.pipe(v.string(), v.nonEmpty('Chọn loại')),
      name: v.pipe(v.string(), v.nonEmpty('Nhập tên')),
    }),
    initial: { kind: '', name: '' },
    onSubmit: async () => undefined,
  });
  const options = [
    { value: 'qr', label: 'Mã QR' },
    { value: 'card', label: 'Thẻ' },
  ];
  return (
    <Form form={form} actions={<Button type="submit">Lưu</Button>}>
      <RadioGroup label="Loại" options={options} {...form.field('kind')} />
      <TextField label="Tên" {...form.field('name')} />
    </Form>
  );
}

test('a refused choice takes the focus to its first option, before a field below it', async () => {
  render(<Choosing />);
  const user = userEvent.setup();
  await user.click(save());
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Mã QR' }));
  await user.keyboard(' ');
  await user.click(save());
  expect(document.activeElement).toBe(field('Tên'));
});

function OneDay({ onSubmit }: { onSubmit: () => Promise<undefined> }) {
  const form = useForm({
    schema: v.object({ day: v.nullable(v.string()) }),
    initial: { day: '2026-03-01' as string | null },
    onSubmit,
  });
  return (
    <Form form={form} actions={<Button type="submit">Lưu</Button>}>
      <DateField label="Ngày" {...form.field('day')} />
    </Form>
  );
}

test('a day that cannot be read stops the form and says so, though the last whole day is still there', async () => {
  const onSubmit = vi.fn(async () => undefined);
  render(<OneDay onSubmit={onSubmit} />);
  const user = userEvent.setup();
  const day = screen.getByRole('textbox', { name: 'Ngày' });
  await user.clear(day);
  await user.type(day, '31/02/2026{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(day);
  expect(screen.getByText(/Ngày không đúng/)).toBeTruthy();
  await user.clear(day);
  await user.type(day, '28/02/2026{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ day: '2026-02-28' });
});
