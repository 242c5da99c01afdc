import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GatedButton, GatedIconButton, PrintIcon } from '#design-system';

const REASON = 'Cần quyền refund:create';
const descriptionOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;

test('a button that is off is reached, says why and does nothing', () => {
  const onClick = vi.fn();
  const onKeyDown = vi.fn();
  render(
    <GatedButton disabledReason={REASON} disabled onClick={onClick} onKeyDown={onKeyDown}>
      Hoàn tiền
    </GatedButton>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Hoàn tiền' });
  button.focus();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(descriptionOf(button)).toBe(REASON);
  expect(button.dataset.tip).toBe(REASON);
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onKeyDown).not.toHaveBeenCalled();
});

test('a form is not sent by it, and is once the reason is gone', () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const draw = (reason: string | undefined) => (
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <GatedButton type="submit" disabledReason={reason}>
        Gửi
      </GatedButton>
    </form>
  );
  const { rerender } = render(draw(REASON));
  const button = screen.getByRole('button', { name: 'Gửi' });
  fireEvent.click(button);
  expect(onSubmit).not.toHaveBeenCalled();
  button.focus();
  rerender(draw(undefined));
  expect(document.activeElement).toBe(button);
  expect(button.hasAttribute('aria-disabled')).toBe(false);
  expect(button.hasAttribute('aria-describedby')).toBe(false);
  fireEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("without a reason disabled is disabled, and a caller's own description stays", () => {
  render(
    <GatedButton disabledReason={undefined} disabled aria-describedby="own">
      Hoàn tiền
    </GatedButton>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button');
  expect(button.disabled).toBe(true);
  expect(button.getAttribute('aria-describedby')).toBe('own');
});

test('the tooltip of an icon says its name and why it is off', () => {
  const { rerender } = render(<GatedIconButton icon={PrintIcon} label="In" disabledReason="Chưa có gì" />);
  const button = screen.getByRole('button', { name: 'In' });
  expect(button.dataset.tip).toBe('In\nChưa có gì');
  expect(descriptionOf(button)).toBe('Chưa có gì');
  rerender(<GatedIconButton icon={PrintIcon} label="In" disabledReason={undefined} />);
  expect(button.dataset.tip).toBe('In');
});
