import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FilterBar } from '#design-system';

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
