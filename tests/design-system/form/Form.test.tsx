import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { Button, Form, type FormFailure, MoneyField, RadioGroup, TextField, useForm } from '#design-system';

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
        <Button type="submit" disabled={guarded && !form.valid && 'Điền đủ các ô'} loading={form.submitting}>
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

test('sending is offered only while the rules hold, and gives what the schema gave', async () => {
  const onSubmit = vi.fn(async () => undefined);
  render(<UserForm onSubmit={onSubmit} />);
  const user = userEvent.setup();
  expect(save().ariaDisabled).toBe('true');
  await user.type(field('Email'), 'an@shop.vn');
  await user.type(field('Họ tên'), ' Mỹ '.normalize('NFD'));
  expect(save().ariaDisabled).toBe(null);
  await user.click(save());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'an@shop.vn', name: 'Mỹ', amount: null });
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
  await waitFor(() => expect(onDirty).toHaveBeenLastCalledWith(false));
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

test('an error waits for the release of the press that takes the focus away', async () => {
  render(<UserForm guarded={false} />);
  const user = userEvent.setup();
  await user.click(field('Email'));
  await user.pointer({ keys: '[MouseLeft>]', target: save() });
  expect(document.activeElement).toBe(save());
  expect(screen.queryByText('Nhập email')).toBeNull();
  await user.pointer('[/MouseLeft]');
  await screen.findAllByText('Nhập email');
});

test('an error does not wait where a key takes the focus away', async () => {
  render(<UserForm />);
  const user = userEvent.setup();
  await user.click(field('Email'));
  await user.tab();
  screen.getByText('Nhập email');
});
