import { describe, expect, it } from 'vitest';
import { callUrl } from '#app/api/http/call.ts';
import { scopePath, segment, transactionsPath } from '#app/api/http/paths.ts';

describe('where the lists of a business live', () => {
  it('names the business, and the store when there is one', () => {
    expect(scopePath({ merchantId: '1001' })).toBe('merchants/1001');
    expect(scopePath({ merchantId: '1001', storeId: '11002' })).toBe('merchants/1001/store/11002');
    expect(scopePath({ merchantId: '1001', storeId: '11002' }, 'van-balance-changes')).toBe(
      'van-balance-changes/1001/store/11002',
    );
    expect(transactionsPath({ merchantId: '1001' })).toBe('merchants/1001/order/transactions');
  });

  it.each([
    '.',
    '..',
    '%2e%2e',
    '%2E.',
    '../..',
    '..\\..',
    '/',
    '//evil.example',
    'a/b',
    'a?b=c',
    'a#b',
    'a%2Fb',
    '\u0000',
    '...',
    'Cửa hàng 1',
    ';x=1',
    '@evil.example',
  ])('%j stays one segment, whatever stands in an address', (name) => {
    const base = 'https://api.example/api/v1';
    const url = new URL(callUrl(base, transactionsPath({ merchantId: '1001', storeId: name })));
    expect(url.origin).toBe('https://api.example');
    expect(url.search + url.hash).toBe('');
    const parts = url.pathname.split('/');
    expect(parts).toHaveLength(9);
    expect(parts.toSpliced(6, 1)).toEqual([
      '',
      'api',
      'v1',
      'merchants',
      '1001',
      'store',
      'order',
      'transactions',
    ]);
  });

  it('writes every name that can be one as it is read', () => {
    for (const name of ['GD-1', 'a/b', '100%', 'Ánh', '...', '.a', 'a.']) {
      expect(decodeURIComponent(segment(name))).toBe(name);
    }
  });
});
