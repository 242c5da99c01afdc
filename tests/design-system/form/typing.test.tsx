/* What is typed stays as it was typed, in every box that searches: in bursts, and through Vietnamese input tools. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Combobox, CommandPalette, MultiSelectList, SearchField } from '#design-system';
import { BusinessSelector } from '#design-system/shell/topbar/BusinessSelector.tsx';

const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
/** Every other text that the page put into a box, as "before -> after". */
let rewrites: string[] = [];

// React keeps the setter that it finds when a box is made: a text that is set while it differs is a rewrite.
beforeEach(() => {
  rewrites = [];
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  Object.defineProperty(HTMLInputElement.prototype, 'value', {
    ...native,
    set(this: HTMLInputElement, next: string) {
      const before = native.get?.call(this) as string;
      if (before !== next) rewrites.push(`${before} -> ${next}`);
      native.set?.call(this, next);
    },
  });
});
afterEach(() => {
  Object.defineProperty(HTMLInputElement.prototype, 'value', native);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

const names = Array.from({ length: 12 }, (_, index) => `Công ty ${index + 1}`);
const options = names.map((label) => ({ value: label, label }));

function Business() {
  const businesses = names.map((companyName) => ({
    id: companyName,
    registrationNumber: '-',
    companyName,
    active: true,
  }));
  return <BusinessSelector value={null} businesses={businesses} onChange={() => undefined} />;
}

const noop = () => undefined;
const boxes: [string, () => React.ReactNode, () => Promise<HTMLElement>][] = [
  [
    'the business search',
    Business,
    async () => {
      fireEvent.click(screen.getByRole('button'));
      return screen.findByRole('combobox');
    },
  ],
  [
    'a combobox',
    () => <Combobox label="Cửa hàng" options={options} value={null} onChange={noop} />,
    async () => {
      const field = screen.getByRole('combobox');
      fireEvent.click(field);
      await screen.findAllByRole('option');
      return field;
    },
  ],
  [
    'the search of several choices',
    () => <MultiSelectList label="Cửa hàng" options={options} value={[]} onChange={noop} />,
    async () => screen.findByRole('searchbox'),
  ],
  [
    'the command palette',
    () => <CommandPalette open onOpenChange={noop} label="Tìm" sections={[]} />,
    async () => screen.findByRole('combobox'),
  ],
  ["a list's search", () => <Search />, async () => screen.findByRole('searchbox')],
];

function Search() {
  const [value, setValue] = useState('');
  return <SearchField value={value} onChange={setValue} />;
}

function Late() {
  const [value, setValue] = useState('');
  return <SearchField value={value} onChange={(next) => setTimeout(() => setValue(next), 400)} />;
}

/** One event as a browser sends it: nothing waits for React, and nothing of what follows waits for a drawing. */
function input(box: HTMLElement, text: string, init: InputEventInit = {}) {
  native.set?.call(box, text);
  box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', ...init }));
}

test.each(boxes)('%s keeps what an input tool takes back and types anew', async (_, draw, open) => {
  act(() => void render(draw()));
  const box = (await open()) as HTMLInputElement;
  rewrites = [];
  // Telex as UniKey sends it: each mark is a backspace and a new letter.
  for (const text of ['c', 'co', 'c', 'cô', 'côn', 'công', 'công ', 'công t', 'công ty']) input(box, text);
  // Telex as a composing keyboard sends it.
  box.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  for (const text of ['công ty d', 'công ty dd', 'công ty đ', 'công ty đo', 'công ty đô'])
    input(box, text, { isComposing: true, inputType: 'insertCompositionText' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  box.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(box.value).toBe('công ty đô');
  expect(rewrites).toEqual([]);
});

test('an owner that answers two queries late takes no letter back', () => {
  vi.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  render(<Late />);
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.input(box, { target: { value: 'a' } });
  act(() => vi.advanceTimersByTime(250));
  fireEvent.input(box, { target: { value: 'ab' } });
  act(() => vi.advanceTimersByTime(250));
  fireEvent.input(box, { target: { value: 'abc' } });
  act(() => vi.advanceTimersByTime(200));
  expect(box.value).toBe('abc');
  act(() => vi.advanceTimersByTime(1000));
  expect(box.value).toBe('abc');
  vi.useRealTimers();
});

test('a query that changes elsewhere waits for the letter that is being composed', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { rerender } = render(<SearchField value="" onChange={noop} />);
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.compositionStart(box);
  fireEvent.input(box, { target: { value: 'dda' }, isComposing: true });
  rerender(<SearchField value="khác" onChange={noop} />);
  expect(box.value).toBe('dda');
  fireEvent.input(box, { target: { value: 'đa' }, isComposing: true });
  fireEvent.compositionEnd(box);
  expect(box.value).toBe('đa');
});
