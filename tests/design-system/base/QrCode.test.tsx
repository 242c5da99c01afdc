import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { QR_CORRECTIONS, QrCode } from '#design-system';
import { drawQr, QUIET } from '#design-system/base/qr/QrCode.encode.ts';
import { toSvg } from '#design-system/base/qr/QrCode.files.ts';

const payment =
  '00020101021238570010A00000072701270006970436011310260105823710208QRIBFTTA5303704540635000058 02VN62190815DH20260302000163046D9F'.replace(
    ' ',
    '',
  );

/** The modules that a path paints dark, quiet zone included. */
function modules({ size, path }: { size: number; path: string }): boolean[][] {
  const grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let at = 0; at < Number(width); at += 1) {
      const line = grid[Number(y)];
      if (line) line[Number(x) + at] = true;
    }
  return grid;
}

it.each(QR_CORRECTIONS)('paints the very modules of the encoding, with correction %s', (correction) => {
  const drawing = drawQr(payment, correction);
  if (!drawing) throw new Error('nothing was drawn');
  const ecc = correction.charAt(0).toUpperCase() as 'L' | 'M' | 'Q' | 'H';
  const { data } = encode(payment, { ecc, border: 0 });
  const grid = modules(drawing);
  expect(grid.slice(QUIET, -QUIET).map((row) => row.slice(QUIET, -QUIET))).toEqual(data);
});

it('leaves the quiet zone white on every side', () => {
  const drawing = drawQr(payment, 'medium');
  const grid = modules(drawing ?? { size: 0, path: '' });
  const edge = (index: number) => index < QUIET || index >= grid.length - QUIET;
  expect(grid.length).toBeGreaterThan(2 * QUIET + 20);
  expect(grid.some((row, y) => row.some((dark, x) => dark && (edge(x) || edge(y))))).toBe(false);
});

it('draws nothing of nothing, and nothing that is too long', () => {
  expect([drawQr('', 'low'), drawQr('9'.repeat(8000), 'low')]).toEqual([null, null]);
});

it('says what is in it, and shows no code of another text', async () => {
  const { rerender, container } = render(
    <QrCode value="a" label="Mã" facts={[{ label: 'Số tiền', value: '1.000 ₫' }]} />,
  );
  await screen.findByRole('img', { name: 'Mã. Số tiền: 1.000 ₫' });
  const path = container.querySelector('figure svg[role="img"] path')?.getAttribute('d');
  rerender(<QrCode value="b" label="Mã" />);
  expect(screen.getByRole('img', { name: 'Mã' })).toBeTruthy();
  expect(container.querySelector('figure svg[role="img"] path')?.getAttribute('d')).not.toBe(path);
});

it('says that a code cannot be made', async () => {
  const { container } = render(<QrCode value={'9'.repeat(8000)} label="Mã" />);
  const status = await within(container).findByRole('status');
  await waitFor(() => expect(status.textContent).toBe('Không tạo được mã QR'));
});

it('copies its content to the letter', async () => {
  const user = userEvent.setup();
  render(<QrCode value={payment} label="Mã" />);
  await user.click(await screen.findByRole('button', { name: 'Chép nội dung mã' }));
  expect(await navigator.clipboard.readText()).toBe(payment);
});

it('is saved black on white', async () => {
  const text = await toSvg({ size: 9, path: 'M4 4h1v1h-1z' }).text();
  expect(text).toContain('<rect width="9" height="9" fill="white"/><path d="M4 4h1v1h-1z" fill="black"/>');
});
