import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Link, Route, Router } from 'wouter';
import { useLeaveGuard } from '#app/lib/navigation/leaveGuard.ts';
import { addNavigationGuard } from '#app/lib/navigation/navigationGuards.ts';
import { aroundNav } from '#app/lib/navigation/router.tsx';

function Form({ inPanel = false }: { inPanel?: boolean }) {
  const [text, setText] = useState('');
  const guard = useLeaveGuard(text !== '', { inPanel });
  return (
    <>
      <input aria-label="Tên" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <Link href="/form?tab=2">Thẻ khác</Link>
      <Link href="/list">Danh sách</Link>
      {guard.question}
    </>
  );
}

const draw = async (inPanel = false) => {
  render(
    <Router aroundNav={aroundNav}>
      <Route path="/form">
        <Form inPanel={inPanel} />
      </Route>
      <Route path="/list">Danh sách giao dịch</Route>
    </Router>,
  );
  return userEvent.setup();
};
const answer = async (name: string) => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name }, { timeout: 5000 }));
};
const isAsked = () => screen.queryByRole('alertdialog') !== null;

beforeEach(() => {
  history.pushState(null, '', '/list');
  history.pushState(null, '', '/form');
});

test('a link to another page asks, and goes on only after a yes', { timeout: 20_000 }, async () => {
  const user = await draw();
  await user.type(screen.getByLabelText('Tên'), 'An');
  await user.click(screen.getByText('Danh sách'));
  await answer('Tiếp tục chỉnh sửa');
  expect(location.pathname).toBe('/form');
  await waitFor(() => expect(isAsked()).toBe(false));

  await user.click(screen.getByText('Danh sách'));
  await answer('Bỏ thay đổi');
  await waitFor(() => expect(location.pathname).toBe('/list'));
  expect(screen.getByText('Danh sách giao dịch')).toBeTruthy();
});

test('another view of the same page does not ask', async () => {
  const user = await draw();
  await user.type(screen.getByLabelText('Tên'), 'An');
  await user.click(screen.getByText('Thẻ khác'));
  expect(location.search).toBe('?tab=2');
  expect(isAsked()).toBe(false);
});

test("the browser's back asks, and is made again after a yes", { timeout: 20_000 }, async () => {
  const user = await draw();
  await user.type(screen.getByLabelText('Tên'), 'An');
  act(() => history.back());
  await answer('Tiếp tục chỉnh sửa');
  expect(location.pathname).toBe('/form');
  expect(screen.getByLabelText<HTMLInputElement>('Tên').value).toBe('An');
  await waitFor(() => expect(isAsked()).toBe(false));

  act(() => history.back());
  await answer('Bỏ thay đổi');
  await waitFor(() => expect(location.pathname).toBe('/list'));
  await waitFor(() => expect(screen.getByText('Danh sách giao dịch')).toBeTruthy());
});

test('a panel is left when the address names it no more: back asks, another filter does not', {
  timeout: 20_000,
}, async () => {
  history.pushState(null, '', '/form?panel=user-create');
  const user = await draw(true);
  await user.type(screen.getByLabelText('Tên'), 'An');
  act(() => history.back());
  await answer('Tiếp tục chỉnh sửa');
  expect(location.search).toBe('?panel=user-create');
  await waitFor(() => expect(isAsked()).toBe(false));

  act(() => history.pushState(null, '', '/form?panel=user-create&q=an'));
  expect(isAsked()).toBe(false);
  act(() => history.back());
  await waitFor(() => expect(location.search).toBe('?panel=user-create'));
  expect(isAsked()).toBe(false);
});

function Pair({ first, second }: { first: boolean; second: boolean }) {
  return (
    <Router aroundNav={aroundNav}>
      <Route path="/form">
        {first && <Form />}
        {second && <Form />}
      </Route>
      <Link href="/list">Đi</Link>
    </Router>
  );
}

test('two of them may go in any order: none that is gone stands in the way', {
  timeout: 20_000,
}, async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Pair first second />);
  for (const field of screen.getAllByLabelText('Tên')) await user.type(field, 'A');
  // The older one goes first, then the other.
  rerender(<Pair first={false} second />);
  await user.click(screen.getByText('Đi'));
  await answer('Tiếp tục chỉnh sửa');
  expect(location.pathname).toBe('/form');
  await waitFor(() => expect(isAsked()).toBe(false));
  rerender(<Pair first={false} second={false} />);
  await user.click(screen.getByText('Đi'));
  expect(location.pathname).toBe('/list');
});

test('one that is gone while another asks is not asked any more', async () => {
  const path: string[] = [];
  const go: Parameters<typeof aroundNav>[0] = (to) => void path.push(String(to));
  let wait = () => {};
  const leaveOne = addNavigationGuard(() => path.push('one'));
  const leaveTwo = addNavigationGuard((next, ...way) => {
    path.push('two');
    wait = () => next(...way);
  });
  aroundNav(go, '/list');
  leaveOne();
  wait();
  expect(path).toEqual(['two', '/list']);
  leaveTwo();
  aroundNav(go, '/form');
  expect(path.at(-1)).toBe('/form');
});

test('both are asked, who came last first', () => {
  const path: string[] = [];
  const go: Parameters<typeof aroundNav>[0] = (to) => void path.push(String(to));
  const leave = ['one', 'two'].map((name) =>
    addNavigationGuard((next, ...way) => {
      path.push(name);
      next(...way);
    }),
  );
  aroundNav(go, '/list');
  expect(path).toEqual(['two', 'one', '/list']);
  for (const step of leave) step();
});
