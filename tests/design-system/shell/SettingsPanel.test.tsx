import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import {
  ACCENTS,
  DENSITIES,
  LAYOUT_MODES,
  preloadRightPanel,
  SCALES,
  SCHEMES,
  type Settings,
  SettingsPanel,
} from '#design-system';

const named = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries<string>(values.map((value) => [value, value])) as Record<string, string> as Record<
    Value,
    string
  >;

const onChange = vi.fn<(change: Partial<Settings>) => void>();
const onReset = vi.fn<() => void>();

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  preloadRightPanel();
});

const draw = () =>
  render(
    <SettingsPanel
      open
      onOpenChange={() => undefined}
      value={{
        layout: 'slim',
        accent: 'teal',
        scheme: 'system',
        density: 'compact',
        scale: 15,
        shortcuts: true,
      }}
      onChange={onChange}
      onReset={onReset}
      words={{
        title: 'Giao diện',
        kept: 'Đến khi đăng xuất',
        reset: 'Về mặc định',
        layout: 'Bố cục',
        layouts: named(LAYOUT_MODES),
        layoutHint: 'Màn hình hẹp',
        accent: 'Màu',
        accents: named(ACCENTS),
        scheme: 'Chế độ',
        schemes: named(SCHEMES),
        density: 'Mật độ',
        densities: named(DENSITIES),
        scale: 'Cỡ chữ',
        scaleHint: 'px',
        shortcuts: 'Phím tắt',
        shortcutsHint: 'Ctrl+K',
      }}
    />,
  );

it('offers every value of every setting, says which one is chosen, and tells the other at once', async () => {
  draw();
  const panel = within(await screen.findByRole('dialog', { name: 'Giao diện', description: /đăng xuất/ }));
  const questions = [
    ['Bố cục', LAYOUT_MODES, 'slim', 'horizontal', { layout: 'horizontal' }],
    ['Màu', ACCENTS, 'teal', 'graphite', { accent: 'graphite' }],
    ['Chế độ', SCHEMES, 'system', 'high-contrast', { scheme: 'high-contrast' }],
    ['Mật độ', DENSITIES, 'compact', 'comfortable', { density: 'comfortable' }],
    ['Cỡ chữ', SCALES, '15', '12', { scale: 12 }],
  ] as const;
  for (const [name, values, chosen, other, change] of questions) {
    const group = within(panel.getByRole('radiogroup', { name }));
    expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(
      values.map(String),
    );
    expect(group.getByRole<HTMLInputElement>('radio', { name: chosen }).checked).toBe(true);
    fireEvent.click(group.getByRole('radio', { name: other }));
    expect(onChange).toHaveBeenLastCalledWith(change);
  }
  fireEvent.click(panel.getByRole('switch', { name: 'Phím tắt' }));
  expect(onChange).toHaveBeenLastCalledWith({ shortcuts: false });
  fireEvent.click(panel.getByRole('button', { name: 'Về mặc định' }));
  expect(onReset).toHaveBeenCalledOnce();
});
