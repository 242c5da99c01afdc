import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConfirmModal, type ConfirmModalProps } from '#design-system';

const draw = async (
  onConfirm: () => unknown,
  typed?: ConfirmModalProps['typed'],
  isRefusal?: ConfirmModalProps['isRefusal'],
) => {
  const onOpenChange = vi.fn();
  render(
    <ConfirmModal
      open
      onOpenChange={onOpenChange}
      title="Hoàn tiền?"
      consequence="Không thu lại được."
      confirmLabel="Hoàn tiền"
      onConfirm={onConfirm}
      {...(typed && { typed })}
      {...(isRefusal && { isRefusal })}
    />,
  );
  await screen.findByRole('dialog', {}, { timeout: 5000 });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Hoàn tiền' });
  return { onOpenChange, button, form: button.form as HTMLFormElement };
};

// The dialog is fetched when it first opens.
const patient = { timeout: 20_000 };

test('two sends before anything is drawn are one action', patient, async () => {
  const onConfirm = vi.fn(() => new Promise(() => {}));
  const { form } = await draw(onConfirm);
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('the focus stays in the dialog while its buttons are off', patient, async () => {
  const { form, button } = await draw(() => new Promise(() => {}));
  button.focus();
  await act(async () => void fireEvent.submit(form));
  expect(button.disabled).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});

test('Enter sends nothing until the text is typed, however its marks are encoded', patient, async () => {
  const onConfirm = vi.fn();
  const { form, button, onOpenChange } = await draw(onConfirm, { label: 'Nhập Mỹ Khê', expected: 'Mỹ Khê' });
  fireEvent.submit(form);
  expect(onConfirm).not.toHaveBeenCalled();
  expect(button.ariaDisabled).toBe('true');
  fireEvent.change(screen.getByLabelText('Nhập Mỹ Khê'), {
    target: { value: ' Mỹ Khê '.normalize('NFD') },
  });
  await act(async () => void fireEvent.submit(form));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('under a refusal the button is off; what may be tried again keeps it', patient, async () => {
  const answers = [new Error('Mất kết nối'), new Error('Số dư không đủ: còn 840.000 ₫')];
  const onConfirm = vi.fn(async () => {
    throw answers.shift();
  });
  const isRefusal = (cause: unknown) => /không đủ/.test(String(cause));
  const { form, button, onOpenChange } = await draw(onConfirm, undefined, isRefusal);
  await act(async () => void fireEvent.submit(form));
  expect(screen.getByRole('alert').textContent).toBe('Mất kết nối');
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(button.ariaDisabled).toBe(null);
  await act(async () => void fireEvent.submit(form));
  // The unit stays with its amount.
  expect(document.body.textContent).toContain('còn 840.000\u00a0₫');
  expect(button.ariaDisabled).toBe('true');
  fireEvent.submit(form);
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

test('what was not done after all leaves the dialog as it is, without an error', patient, async () => {
  const onConfirm = vi.fn(async () => false);
  const { form, button, onOpenChange } = await draw(onConfirm);
  await act(async () => void fireEvent.submit(form));
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBe(null);
  expect(button.ariaDisabled).toBe(null);
});
