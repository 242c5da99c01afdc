import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type PermissionGroup, PermissionMatrix, type PermissionMatrixProps } from '#design-system';
import {
  chosenOf,
  narrowed,
  permissionsOf,
  switched,
} from '#design-system/money/matrix/PermissionMatrix.model.ts';
import { setUpWindow } from '../window.ts';

const actions = [
  { id: 'read', label: 'Xem' },
  { id: 'approve', label: 'Duyệt' },
];
const groups: PermissionGroup[] = [
  {
    id: 'g1',
    label: 'Thanh toán',
    resources: [
      {
        id: 'refund',
        label: 'Hoàn tiền',
        permissions: [
          { id: 'refund:read', action: 'read', label: 'Xem hoàn tiền' },
          { id: 'refund:approve', action: 'approve', label: 'Duyệt hoàn tiền', danger: true },
        ],
      },
      {
        id: 'van',
        label: 'Tài khoản ảo',
        permissions: [{ id: 'van:read', action: 'read', label: 'Xem tài khoản ảo' }],
      },
    ],
  },
  {
    id: 'g2',
    label: 'Cài đặt',
    resources: [
      {
        id: 'api',
        label: 'Khóa API',
        permissions: [
          { id: 'api:read', action: 'read', label: 'Xem khóa', fixed: 'Bạn không có quyền này' },
          { id: 'api:approve', action: 'approve', label: 'Duyệt khóa' },
        ],
      },
    ],
  },
];
const all = permissionsOf(groups);

describe('the model', () => {
  it('chooses all but what is fixed, and clears them once they are all chosen', () => {
    const once = switched(all, new Set(['elsewhere']));
    expect(once).toEqual(new Set(['elsewhere', 'refund:read', 'refund:approve', 'van:read', 'api:approve']));
    expect(switched(all, once)).toEqual(new Set(['elsewhere']));
    expect(switched(all, new Set([...once, 'api:read']))).toEqual(new Set(['elsewhere', 'api:read']));
  });

  it('knows all, some and none, and that nothing has none', () => {
    expect([
      chosenOf(all, new Set()),
      chosenOf(all, new Set(['van:read'])),
      chosenOf(all, new Set(all.map(({ id }) => id))),
      chosenOf([], new Set()),
    ]).toEqual([false, 'mixed', true, false]);
  });

  it('finds by group, resource, permission and scope, without marks', () => {
    const found = (query: string) =>
      narrowed(groups, query).flatMap(({ resources }) => resources.map(({ id }) => id));
    expect([
      found('thanh toan'),
      found('hoan tien'),
      found('api:read'),
      found('duyet khoa'),
      found('zz'),
    ]).toEqual([['refund', 'van'], ['refund'], ['api'], ['api'], []]);
  });
});

function Screen(props: Partial<PermissionMatrixProps>) {
  const [value, setValue] = useState<ReadonlySet<string>>(props.value ?? new Set(['refund:read']));
  return (
    <PermissionMatrix
      label="Quyền"
      groups={groups}
      actions={actions}
      onChange={setValue}
      {...props}
      value={value}
    />
  );
}
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const ticked = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(
    (one) => one.labels?.[0]?.textContent,
  );

describe('the matrix', () => {
  it('has heads for rows, columns and groups, and says what a gap is', () => {
    render(<Screen />);
    expect(screen.getByRole('grid', { name: 'Quyền' })).toHaveProperty('tagName', 'TABLE');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Chọn tất cả',
      'Xem',
      'Duyệt',
    ]);
    const row = screen.getByRole('row', { name: /Tài khoản ảo/ });
    expect(within(row).getByText('Không áp dụng')).toBeTruthy();
    expect(box('Hoàn tiền').indeterminate).toBe(true);
    expect(box('Thanh toán').indeterminate).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('Đã chọn 1/5 quyền');
  });

  it('says in a sentence what its sign means, and names the dangerous permissions that are chosen', async () => {
    const user = userEvent.setup();
    render(<Screen />);
    const sentence = () => screen.getByText(/^\s*Quyền nguy hiểm: /).textContent;
    expect(sentence()).toContain('chuyển được tiền');
    expect(sentence()).toMatch(/chưa có$/);
    await user.click(box('Duyệt hoàn tiền, quyền nguy hiểm'));
    expect(sentence()).toMatch(/Đang chọn: Duyệt hoàn tiền$/);
  });

  it('is one place of the Tab order, also when the box that had it is filtered away', async () => {
    const user = userEvent.setup();
    render(<Screen />);
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(box('Chọn tất cả'));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(box('Xem tài khoản ảo'));
    await user.keyboard('{ArrowDown} {ArrowRight} ');
    expect(ticked()).toContain('Duyệt khóa');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
    await user.type(screen.getByRole('searchbox'), 'ao');
    await waitFor(() => expect(screen.queryByText('Khóa API')).toBeNull());
    expect(
      [...document.querySelectorAll('input')].filter(
        ({ type, tabIndex }) => type === 'checkbox' && tabIndex === 0,
      ),
    ).toHaveLength(1);
  });

  it('marks what differs from before, and shows it alone', async () => {
    const user = userEvent.setup();
    render(<Screen before={new Set(['van:read', 'refund:read'])} />);
    expect(box('Xem tài khoản ảo, đã đổi').checked).toBe(false);
    await user.click(screen.getByRole('switch', { name: 'Chỉ xem thay đổi' }));
    expect(screen.queryByText('Hoàn tiền')).toBeNull();
    await user.click(box('Xem tài khoản ảo, đã đổi'));
    expect(screen.getByText('Không có quyền nào phù hợp')).toBeTruthy();
  });

  it('is a plain table for reading', () => {
    render(<Screen onChange={undefined} />);
    expect(screen.queryByRole('checkbox')).toBeNull();
    const row = within(screen.getByRole('table', { name: 'Quyền' })).getByRole('row', { name: /Hoàn tiền/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Có, Xem hoàn tiền', 'Không, Duyệt hoàn tiền, quyền nguy hiểm']);
  });
});

describe('the matrix on a phone', () => {
  setUpWindow(390);

  it('has a part for each resource, which a search opens', async () => {
    render(<Screen />);
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getAllByRole('group').filter(({ tagName }) => tagName === 'DETAILS')).toHaveLength(3);
    await userEvent.click(screen.getByText('Tài khoản ảo'));
    await userEvent.click(box('Xem tài khoản ảo'));
    expect(screen.getByRole('status').textContent).toBe('Đã chọn 2/5 quyền');
    await userEvent.type(screen.getByRole('searchbox'), 'duyet hoan');
    await waitFor(() => expect(screen.queryByText('Khóa API')).toBeNull());
    expect(document.querySelector('details')?.open).toBe(true);
  });
});
