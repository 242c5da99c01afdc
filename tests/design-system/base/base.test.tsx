import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ButtonLink, Copyable, DesignSystemProvider, Link, type LinkComponentProps } from '#design-system';
import { companyInitialOf, companyName, initialOf } from '#design-system/base/initial.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('initialOf', () => {
  test.each([
    ['Nguyễn Thị Ánh', 'Á'],
    ['nguyễn thị ánh'.normalize('NFD'), 'Á'],
    ['Đỗ Văn đạt', 'Đ'],
    ['  Trần Bình  ', 'B'],
    ['Công ty (Hoa Sen)', 'S'],
    ['Cửa hàng 24h', '2'],
    ['an', 'A'],
    ['', ''],
  ])('%j has %j', (name, initial) => expect(initialOf(name)).toBe(initial));
});

test.each([
  ['Công ty TNHH Thương mại Ánh Dương', 'Ánh Dương', 'Á'],
  ['Công ty Cổ phần Thương mại Dịch vụ Sen Việt', 'Sen Việt', 'S'],
  ['Công ty Cổ phần Đầu tư và Phát triển Đất Việt', 'Đất Việt', 'Đ'],
  ['CÔNG TY TNHH MTV HOA SEN'.normalize('NFD'), 'HOA SEN', 'H'],
  ['Sen Việt', 'Sen Việt', 'S'],
  ['Dịch vụ', 'Dịch vụ', 'D'],
])('%j is called %j', (name, own, initial) => {
  expect(companyName(name).own).toBe(own);
  expect(companyInitialOf(name)).toBe(initial);
});

/** Stands for the router's link, which adds the locale to the path. */
function Routed({ children, href }: LinkComponentProps) {
  return <a href={`/en${href}`}>{children}</a>;
}

describe('links', () => {
  test('go through the link component of the provider', () => {
    render(
      <DesignSystemProvider linkComponent={Routed}>
        <Link href="/merchant">Trang chủ</Link>
        <ButtonLink href="/merchant/store">Cửa hàng</ButtonLink>
      </DesignSystemProvider>,
    );
    expect(screen.getByRole('link', { name: 'Trang chủ' }).getAttribute('href')).toBe('/en/merchant');
    expect(screen.getByRole('link', { name: 'Cửa hàng' }).getAttribute('href')).toBe('/en/merchant/store');
  });

  test('that leave the portal say so and give nothing away', () => {
    render(
      <DesignSystemProvider linkComponent={Routed}>
        <Link href="https://example.com" external>
          Tài liệu
        </Link>
      </DesignSystemProvider>,
    );
    const link = screen.getByRole('link', { name: 'Tài liệu (mở trong tab mới)' });
    expect(link.getAttribute('href')).toBe('https://example.com');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});

describe('Copyable', () => {
  const press = async () => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sao chép mã giao dịch' })));
    await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
  };

  test('says so when the browser refuses', async () => {
    vi.stubGlobal('navigator', {});
    render(<Copyable value="GD0001" label="mã giao dịch" />);
    await press();
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toEqual(['Chưa chép được']);
  });

  test('says so for two seconds after the last press, and no longer', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
    render(<Copyable value="GD0001" label="mã giao dịch" />);
    const button = screen.getByRole('button', { name: 'Sao chép mã giao dịch' });
    vi.useFakeTimers();
    const tip = async (afterMs: number) => {
      await act(async () => void vi.advanceTimersByTime(afterMs));
      return button.dataset.tip;
    };
    const again = () => act(async () => void fireEvent.click(button));
    await again();
    const copied = await tip(1500);
    await again();
    expect(await tip(1500)).toBe(copied);
    expect(await tip(600)).not.toBe(copied);
    vi.useRealTimers();
  });
});
