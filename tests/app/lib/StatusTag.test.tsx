import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTranslate, loadLocale } from '#app/i18n/index.ts';
import { StatusTag, statusOf } from '#app/lib/StatusTag.tsx';
import { transactionStatuses } from '#app/shared/transaction/transactionStatus.ts';

beforeAll(() => loadLocale('vi'));

describe('the status of a record', () => {
  it('is said in words, with its icon', () => {
    render(<StatusTag registry={transactionStatuses} value="REFUNDING" />);
    const badge = screen.getByText(createTranslate('vi')('transaction.status.REFUNDING'));
    expect(badge.closest('[data-tone]')?.getAttribute('data-tone')).toBe('info');
    expect(badge.dataset.icon).toBeTruthy();
  });

  it.each(['', undefined])('is a dash when there is none: %j', (value) => {
    const { container } = render(<StatusTag registry={transactionStatuses} value={value} />);
    expect(container.textContent).toMatch(/^-/);
  });

  it.each(['HELD_ON_THE_MOON', 'constructor', '__proto__', 'toString'])(
    'is raw when nobody knows it: %s',
    (value) => {
      const { container } = render(<StatusTag registry={transactionStatuses} value={value} />);
      expect(container.textContent).toBe(value);
      expect(container.querySelector<HTMLElement>('[data-tone=neutral]')?.dataset.icon).toBe('unknown');
      expect(statusOf(transactionStatuses, value)).toBeUndefined();
    },
  );
});
