import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from '#app/list/useSelection.ts';

const row = (id: string, amount: number) => ({ id, amount });
const idOf = ({ id }: { id: string }) => id;

it('a selected row is the newest that was read of its id, and stays on another page', () => {
  const { result, rerender } = renderHook(({ rows }) => useSelection(rows, idOf, ''), {
    initialProps: { rows: [row('a', 500_000), row('b', 1)] },
  });
  act(() => result.current.select(new Set(['a'])));
  // A refresh, in which a service says one id twice.
  rerender({ rows: [row('a', 480_000), row('b', 1), row('b', 2)] });
  expect(result.current.rows).toEqual([row('a', 480_000)]);
  rerender({ rows: [row('c', 3)] });
  expect([...result.current.ids]).toEqual(['a']);
});

it('an outdated row is no longer selected, and can be selected again once it was read again', () => {
  const { result, rerender } = renderHook(
    ({ rows, least }) => useSelection(rows, idOf, '', ({ amount }) => amount < least),
    { initialProps: { rows: [row('a', 1), row('b', 2)], least: 0 } },
  );
  act(() => result.current.select(new Set(['a', 'b'])));
  rerender({ rows: [row('a', 1), row('b', 2)], least: 2 });
  expect([...result.current.ids]).toEqual(['b']);
  rerender({ rows: [row('a', 3), row('b', 2)], least: 2 });
  expect([...result.current.ids]).toEqual(['b']);
  act(() => result.current.select(new Set(['a', 'b'])));
  expect([...result.current.ids]).toEqual(['a', 'b']);
});
