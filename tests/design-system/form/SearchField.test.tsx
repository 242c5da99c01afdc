import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from '#design-system';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const onChange = vi.fn();
beforeEach(() => onChange.mockClear());

/** Its owner takes the query over only when told, as a slow address bar would. */
function Search({ late = false }: { late?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField
        label="Tìm giao dịch"
        value={value}
        onChange={(next) => {
          onChange(next);
          if (!late) setValue(next);
          else setTimeout(() => setValue(next), 1000);
        }}
      />
      <button type="button" onClick={() => setValue('')}>
        Xóa bộ lọc
      </button>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Tìm giao dịch' });
const type = (value: string, event = {}) => fireEvent.input(box(), { target: { value }, ...event });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('the first key is asked for at once, those that follow it closely together', () => {
  render(<Search />);
  type('g');
  expect(onChange.mock.calls).toEqual([['g']]);
  for (const text of ['gd', 'gd-', 'gd-1']) {
    wait(100);
    type(text);
  }
  expect(onChange).toHaveBeenCalledOnce();
  wait(120);
  expect(onChange.mock.calls).toEqual([['g'], ['gd-1']]);
  wait(1000);
  type('gd-10');
  expect(onChange).toHaveBeenLastCalledWith('gd-10');
});

test('nothing is asked while an input method is composing', () => {
  render(<Search />);
  fireEvent.compositionStart(box());
  type('dda', { isComposing: true });
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
  wait(1000);
  expect(onChange).not.toHaveBeenCalled();
  type('đa', { isComposing: true });
  fireEvent.compositionEnd(box());
  wait(120);
  expect(onChange.mock.calls).toEqual([['đa']]);
});

test('Esc empties it first and only then reaches what is around it', () => {
  const around = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the panel around the field
    <div onKeyDown={around}>
      <Search />
    </div>,
  );
  type('gd');
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(box().value).toBe('');
  expect(around).not.toHaveBeenCalled();
  wait(1000);
  expect(onChange).toHaveBeenLastCalledWith('');
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(around).toHaveBeenCalledTimes(1);
});

test('a query changed from outside replaces the text', () => {
  render(<Search />);
  type('gd');
  wait(120);
  fireEvent.click(screen.getByText('Xóa bộ lọc'));
  expect(box().value).toBe('');
});
