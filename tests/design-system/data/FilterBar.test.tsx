import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  FilterBar,
  FilterChips,
  type FilterField,
  type FilterValue,
  type FilterValues,
} from '#design-system';
import { setUpWindow } from '../window.ts';

it('calls its search box a search, whatever its filter is called where it is told in words', () => {
  render(
    <FilterBar
      fields={[{ kind: 'text', id: 'q', label: 'Tất cả', placeholder: 'Mã giao dịch' }]}
      values={{}}
      onChange={() => undefined}
      onClear={() => undefined}
    />,
  );
  const box = screen.getByRole('searchbox', { name: 'Tìm kiếm' });
  expect(box).toHaveProperty('placeholder', 'Mã giao dịch');
});

/** A filter of twenty stores of which one is chosen, in the address that a page keeps. */
function Stores({ onChange, first = 'S7' }: { onChange: (value: FilterValue) => void; first?: string }) {
  const [store, setStore] = useState<FilterValue>(first);
  const options = Array.from({ length: 20 }, (_, index) => ({
    value: `S${index}`,
    label: `Cửa hàng ${index}`,
  }));
  return (
    <FilterBar
      fields={[{ kind: 'choice', id: 'store', label: 'Cửa hàng', options }]}
      values={{ store }}
      onChange={(_, value) => {
        setStore(value);
        onChange(value);
      }}
      onClear={() => undefined}
    />
  );
}

it.each(['', 'cua hang 1', '{Backspace}'])(
  'Esc in an open filter closes it and changes nothing: %j typed',
  async (typed) => {
    const onChange = vi.fn();
    const user = userEvent.setup();
    render(<Stores onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: /Cửa hàng 7/ }));
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    if (typed) await user.keyboard(typed);
    while (screen.queryByRole('combobox')) await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /Cửa hàng 7/ })).toBeTruthy();
    expect(onChange).not.toHaveBeenCalled();
  },
);

const STATES = [
  { value: 'A', label: 'Thành công' },
  { value: 'B', label: 'Thất bại' },
];
const FIELDS: FilterField[] = [
  { kind: 'period', id: 'period', label: 'Thời gian', required: true },
  { kind: 'choices', id: 'status', label: 'Trạng thái', options: STATES },
  { kind: 'choices', id: 'refund', label: 'Hoàn tiền', options: STATES },
  { kind: 'amount', id: 'amount', label: 'Số tiền' },
];

function Phone({ onChange }: { onChange: (id: string, value: FilterValue) => void }) {
  const [values, setValues] = useState<FilterValues>({
    period: { from: '2026-11-01', to: '2026-11-02' },
    status: ['A'],
  });
  const change = (id: string, value: FilterValue) => {
    setValues((before) => ({ ...before, [id]: value }));
    onChange(id, value);
  };
  return <FilterBar fields={FIELDS} values={values} onChange={change} onClear={() => undefined} />;
}

function Elsewhere() {
  const [open, onOpenChange] = useState(false);
  const values = { period: { from: '2026-11-01', to: '2026-11-02' } };
  const shared = { fields: FIELDS, values, onChange: () => undefined };
  return (
    <>
      <FilterBar {...shared} onClear={() => undefined} sheet={{ open, onOpenChange }} />
      <FilterChips {...shared} onOpen={() => onOpenChange(true)} />
    </>
  );
}

describe('the filter sheet of a phone', () => {
  setUpWindow(390);

  async function openSheet() {
    const onChange = vi.fn();
    const user = userEvent.setup();
    render(<Phone onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: 'Bộ lọc (2)' }));
    const sheet = within(await screen.findByRole('dialog', {}, { timeout: 20_000 }));
    return { onChange, user, sheet };
  }

  it('applies an amount that was only typed', async () => {
    const { onChange, user, sheet } = await openSheet();
    await user.type(
      within(sheet.getByRole('group', { name: 'Số tiền' })).getByRole('textbox', { name: 'Từ' }),
      '200000',
    );
    await user.click(sheet.getByRole('button', { name: 'Xong' }));
    expect(onChange).toHaveBeenCalledWith('amount', { min: 200_000 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: /^Số tiền:\s*≥ 200.000/ })).toBeTruthy();
  });

  it('names every filter, and opens no keyboard', async () => {
    const { sheet } = await openSheet();
    for (const name of ['Trạng thái', 'Hoàn tiền']) expect(sheet.getByRole('heading', { name })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).toBeTruthy());
    expect(document.activeElement?.tagName).toBe('DIV');
  });

  it('opens for a chip that stands elsewhere', async () => {
    const { user } = await openSheet();
    await user.keyboard('{Escape}');
    cleanup();
    render(<Elsewhere />);
    expect(screen.getAllByRole('button', { name: /^Thời gian:/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Thời gian:/ }));
    expect(await screen.findByRole('dialog', {}, { timeout: 20_000 })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Xong' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows what is on as chips above the list, the period among them', async () => {
    const { user, onChange } = await openSheet();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: /^Thời gian:\s*01\/11/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Trạng thái$/ }));
    expect(onChange).toHaveBeenCalledWith('status', undefined);
    expect(screen.getByRole('button', { name: 'Bộ lọc (1)' })).toBeTruthy();
  });
});
