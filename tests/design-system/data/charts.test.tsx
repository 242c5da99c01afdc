import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BarChart, type BarChartProps, DesignSystemProvider, labelsEn } from '#design-system';

const chart: BarChartProps = {
  label: 'Giao dịch',
  categoryLabel: 'Ngày',
  categories: ['01/03', '02/03', '03/03'],
  figure: 'Thành công',
  values: [3, null, 12_345],
};

it('says itself in one sentence, and reads place by place', async () => {
  const user = userEvent.setup();
  render(<BarChart {...chart} unit="money" />);
  expect(screen.getByRole('figure', { name: 'Giao dịch' })).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/Thành công cao nhất 12\.345/);
  const cursor = screen.getByRole('slider', { name: 'Giao dịch' });
  cursor.focus();
  await user.keyboard('{Home}');
  expect(cursor.getAttribute('aria-valuetext')).toBe('01/03: Thành công 3\u00a0₫');
  await user.keyboard('{ArrowRight}');
  expect(cursor.getAttribute('aria-valuetext')).toBe('02/03: Thành công -');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(cursor.getAttribute('aria-valuetext')).toBe('03/03: Thành công 12.345\u00a0₫');
  fireEvent.blur(cursor);
  expect(cursor.getAttribute('aria-valuetext')).toBe('-');
});

it('keeps Esc to itself only while it has something to take away', async () => {
  const user = userEvent.setup();
  const outside = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a panel around the chart
    <div onKeyDown={({ key }) => outside(key)}>
      <BarChart {...chart} />
    </div>,
  );
  screen.getByRole('slider').focus();
  await user.keyboard('{Home}{Escape}{Escape}');
  expect(outside.mock.calls.filter(([key]) => key === 'Escape')).toHaveLength(1);
});

it('has the same figures in its table, and a gap is no zero', async () => {
  render(<BarChart {...chart} />);
  await userEvent.click(screen.getByRole('button', { name: 'Xem dạng bảng' }));
  const table = screen.getByRole('table', { name: 'Giao dịch' });
  const cells = within(table)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual(['3', '-', '12.345']);
  expect(
    screen.getAllByRole('img').map((image) => image.ariaLabel ?? image.getAttribute('aria-label')),
  ).toEqual(['không rõ']);
  await userEvent.click(screen.getByRole('button', { name: 'Xem biểu đồ' }));
  expect(screen.getByRole('img').textContent).not.toBe('-');
});

it.each([
  ['loading', { loading: true }, 'aria-busy'],
  ['failed', { error: 'Hỏng' }, 'alert'],
  ['empty', { categories: [] }, 'Chưa có số liệu'],
  ['unknown', { values: [null, null] }, 'Chưa có số liệu'],
])('draws nothing while it is %s', (_, props, said) => {
  const { container } = render(<BarChart {...chart} {...props} />);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Xem dạng bảng' })).toBeNull();
  expect(container.innerHTML).toContain(said);
});

it.each([[[0, 0, 0]], [[5]], [[-1, -2, -3]], [[Number.MAX_VALUE, -Number.MAX_VALUE, 5e-324]]])(
  'draws %j in numbers',
  (values) => {
    const { container } = render(
      <>
        <BarChart {...chart} values={values} />
        <BarChart {...chart} values={values} variant="lines" />
      </>,
    );
    expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
  },
);

it('speaks English where the page does', async () => {
  render(
    <DesignSystemProvider labels={labelsEn}>
      <BarChart {...chart} />
    </DesignSystemProvider>,
  );
  expect(screen.getByRole('button', { name: 'View as table' })).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/at most 12\.345 \(03\/03\)/);
});
