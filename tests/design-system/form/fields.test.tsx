import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Field, MoneyField, TextField } from '#design-system';

test('a control is named by its label and described by its error and hint', () => {
  render(<TextField label="Email" hint="Dùng để đăng nhập" error="Sai định dạng email" required />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Sai định dạng email',
    'Dùng để đăng nhập',
  ]);
  expect(screen.getByText('(bắt buộc)')).toBeTruthy();
});

test('a custom control takes what Field gives it', () => {
  render(<Field label="Mã">{(control) => <input {...control} />}</Field>);
  expect(screen.getByLabelText('Mã').getAttribute('aria-describedby')).toBeNull();
});

test('a field without value keeps what was typed before it woke up', async () => {
  const { container } = render(<TextField label="Tên" name="userName" />);
  await userEvent.type(screen.getByLabelText('Tên'), 'an');
  expect(container.querySelector('input')?.value).toBe('an');
});

function Money({ onChange, ...rest }: Partial<ComponentProps<typeof MoneyField>>) {
  const [value, setValue] = useState<number | null>(rest.value ?? null);
  return (
    <>
      <MoneyField
        label="Số tiền"
        {...rest}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
      <button type="button" onClick={() => setValue(50_000)}>
        50 nghìn
      </button>
    </>
  );
}

const amountInput = () => screen.getByLabelText<HTMLInputElement>('Số tiền');

test('an amount is grouped while it is typed and its caret keeps its digit', async () => {
  const onChange = vi.fn();
  render(<Money onChange={onChange} />);
  const user = userEvent.setup();
  await user.type(amountInput(), '1234567');
  expect(amountInput().value).toBe('1.234.567');
  expect(onChange).toHaveBeenLastCalledWith(1_234_567);

  // Behind the 2; the dot before it is ours.
  amountInput().setSelectionRange(3, 3);
  await user.keyboard('0');
  expect(amountInput().value).toBe('12.034.567');
  expect(amountInput().selectionStart).toBe(4);
});

test('the caret stays where it was put when something else changes', async () => {
  const { rerender } = render(<Money />);
  const user = userEvent.setup();
  await user.type(amountInput(), '1234567');
  amountInput().setSelectionRange(1, 1);
  rerender(<Money hint="Tối thiểu 10.000" />);
  expect(amountInput().selectionStart).toBe(1);
});

test('deleting around a dot gets through', async () => {
  render(<Money value={1_234_567} />);
  const user = userEvent.setup();
  await user.click(amountInput());
  amountInput().setSelectionRange(2, 2);
  await user.keyboard('{Backspace}');
  expect(amountInput().selectionStart).toBe(1);
  await user.keyboard('{Backspace}');
  expect(amountInput().value).toBe('234.567');

  amountInput().setSelectionRange(3, 3);
  await user.keyboard('{Delete}{Delete}');
  expect(amountInput().value).toBe('23.467');
});

test('a fourteenth digit is too many, and a preset replaces everything', async () => {
  render(<Money />);
  const user = userEvent.setup();
  await user.type(amountInput(), '12345678901234');
  await user.tab();
  expect(screen.getByText('Số tiền quá lớn: tối đa 13 chữ số')).toBeTruthy();
  await user.click(screen.getByText('50 nghìn'));
  expect(amountInput().value).toBe('50.000');
  expect(screen.queryByText(/quá lớn/)).toBeNull();
});

test('a pasted amount is not taken for something else', async () => {
  const onChange = vi.fn();
  render(<Money value={1_000_000} onChange={onChange} />);
  const user = userEvent.setup();
  await user.click(amountInput());
  amountInput().select();
  await user.paste('1.5');
  expect(amountInput().value).toBe('1.5');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('an amount that cannot be read is not called missing by its form', async () => {
  render(<MoneyField label="Số tiền" error="Nhập số tiền hoàn" value={null} onChange={() => undefined} />);
  expect(screen.getByText('Nhập số tiền hoàn')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Số tiền' }), '1tr2xyz');
  expect(screen.getByText(/^Số tiền không đúng/)).toBeTruthy();
  expect(screen.queryByText('Nhập số tiền hoàn')).toBeNull();
});
