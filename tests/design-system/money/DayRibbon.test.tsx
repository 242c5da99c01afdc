import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { addDays, DayRibbon, type RibbonDay } from '#design-system';

const TODAY = '2026-11-20';
const DAYS: RibbonDay[] = Array.from({ length: 14 }, (_, index) => {
  const day = addDays('2026-11-07', index);
  const off = [0, 6].includes(new Date(day).getUTCDay());
  return day === TODAY ? { day } : { day, off, paid: day > '2026-11-18' ? 0 : 1, text: `nói về ${day}` };
});

function draw(props: Partial<ComponentProps<typeof DayRibbon>> = {}) {
  const onChange = vi.fn();
  const { container } = render(
    <DayRibbon label="Lịch tiền về" days={DAYS} today={TODAY} onChange={onChange} {...props} />,
  );
  const status = () => within(container).getByRole('status').textContent;
  return { onChange, user: userEvent.setup({ delay: null }), status };
}
const day = (date: string) => screen.getByRole('option', { name: new RegExp(date) });
const chosen = () => screen.queryAllByRole('option', { selected: true }).map(({ dataset }) => dataset.day);

describe('a ribbon of days', () => {
  it('says each day in words', () => {
    draw();
    expect(screen.getByRole('listbox', { name: 'Lịch tiền về' })).toBeTruthy();
    expect(screen.getAllByRole('option')).toHaveLength(14);
    expect(day('19/11/2026').getAttribute('aria-label')).toMatch(/^\S.* 19\/11\/2026, nói về 2026-11-19$/);
    expect(day('14/11/2026').getAttribute('aria-label')).toContain('ngày nghỉ');
    expect(day('20/11/2026').getAttribute('aria-current')).toBe('date');
  });

  it('has one stop for the Tab key: today, or the last day that is chosen', async () => {
    const { user } = draw({ value: { from: '2026-11-09', to: '2026-11-11' } });
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Chọn khoảng' }));
    await user.tab();
    expect(document.activeElement).toBe(day('11/11/2026'));
    expect(chosen()).toEqual(['2026-11-09', '2026-11-10', '2026-11-11']);
    await user.tab();
    expect(screen.getByRole('listbox').contains(document.activeElement)).toBe(false);
  });

  it('chooses a range by two presses of a finger once that is asked for, and lets go of it', async () => {
    const { onChange, user, status } = draw();
    const pick = screen.getByRole('button', { name: 'Chọn khoảng' });
    await user.click(pick);
    expect(pick.getAttribute('aria-pressed')).toBe('true');
    expect(status()).toBe('Chọn ngày đầu');
    await user.click(day('13/11/2026'));
    expect(status()).toBe('Chọn ngày cuối');
    expect(onChange).not.toHaveBeenCalled();
    await user.click(day('10/11/2026'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-10', to: '2026-11-13' });
    expect(pick.getAttribute('aria-pressed')).toBe('false');
    // Another press chooses a day again.
    await user.click(day('09/11/2026'));
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-09', to: '2026-11-09' });

    await user.click(pick);
    await user.click(day('12/11/2026'));
    await user.keyboard('{Escape}');
    expect([pick.getAttribute('aria-pressed'), chosen()]).toEqual(['false', []]);
    // The same by keys.
    await user.click(pick);
    day('12/11/2026').focus();
    await user.keyboard('{Enter}{ArrowRight}{ArrowRight}');
    expect(chosen()).toEqual(['2026-11-12', '2026-11-13', '2026-11-14']);
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-12', to: '2026-11-14' });
  });

  it('goes to other days, and not beyond the last', async () => {
    const onStep = vi.fn();
    const { user } = draw({ onStep, isLast: true });
    await user.click(screen.getByRole('button', { name: 'Các ngày trước' }));
    expect(onStep).toHaveBeenCalledExactlyOnceWith(-1);
    expect(screen.getByRole('button', { name: 'Các ngày sau' })).toHaveProperty('ariaDisabled', 'true');
  });
});
