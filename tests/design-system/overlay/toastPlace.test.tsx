import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BulkBar, dismissToast, PeekPanel, ToastHost, toast } from '#design-system';

/** Where things stand in a window of 1280 x 800: jsdom lays nothing out. */
const places: [string, Partial<DOMRect>][] = [
  ['ol', { left: 880, right: 1280, top: 700, height: 100 }],
  ['.foot', { left: 856, right: 1256, top: 718, height: 58 }],
  ['section', { left: 260, right: 1256, top: 640, height: 120 }],
];
beforeEach(() => {
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = places.find(([selector]) => this.matches(selector))?.[1];
    return { left: 0, right: 0, top: 0, height: 0, ...place } as DOMRect;
  });
});
afterEach(() => {
  act(() => dismissToast());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const noop = () => undefined;
const panel = (
  <PeekPanel open onOpenChange={noop} title="HT1" footer={<button type="button">Duyệt</button>}>
    Nội dung
  </PeekPanel>
);
const bar = <BulkBar count={2} onClear={noop} actions={<button type="button">Duyệt 2 yêu cầu</button>} />;
const room = () => document.querySelector('ol')?.style.getPropertyValue('--kept-clear');

test.each([
  ['nothing', null, '0px'],
  ["a panel's buttons", panel, '82px'],
  ["a bar's buttons", bar, '160px'],
  ['the taller of both', [<div key="panel">{panel}</div>, <div key="bar">{bar}</div>], '160px'],
])('toasts stand clear of %s', async (_, page, height) => {
  render(
    <>
      {page}
      <ToastHost />
    </>,
  );
  act(() => void toast({ tone: 'success', title: 'Đã duyệt' }));
  await screen.findByText('Đã duyệt');
  expect(room()).toBe(height);
});

test('they make room for buttons that come while they stand, and take it back', async () => {
  const { rerender } = render(<ToastHost />);
  act(() => void toast({ tone: 'success', title: 'Đã duyệt' }));
  await screen.findByText('Đã duyệt');
  expect(room()).toBe('0px');
  rerender(
    <>
      <ToastHost />
      {panel}
    </>,
  );
  await waitFor(() => expect(room()).toBe('82px'));
  rerender(<ToastHost />);
  await waitFor(() => expect(room()).toBe('0px'));
});
