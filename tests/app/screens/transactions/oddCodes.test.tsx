// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calls, forEach, openPortal } from '../../../screens/kit.tsx';

const LIST = '/merchant/transaction';
const CODES = ['GIAM50%AB', 'KM%20T11', 'A/B#1?x=1&y+z', '100% ưu đãi'];
const box = () => screen.findByRole<HTMLInputElement>('searchbox');

it('shows the same code in the search box, the address, the request and a copied address', async () => {
  const portal = await openPortal(LIST);
  const search = await box();
  await forEach(CODES, async (code) => {
    fireEvent.change(search, { target: { value: code } });
    await waitFor(() => expect(portal.search().get('q')).toBe(code));
    await waitFor(() => {
      const asked = calls((path) => path.endsWith('/order/transactions')).at(-1);
      expect(new URLSearchParams(asked?.query).get('keyword')).toBe(code);
    });
    expect(search.value).toBe(code);
  });
  const copied = portal.address() ?? '';
  portal.close();
  await openPortal(copied);
  await waitFor(async () => expect((await box()).value).toBe(CODES.at(-1)));
});

it('requests exactly the code of the page, and links to the list with it', async () => {
  await forEach(CODES.slice(0, 2), async (code) => {
    const portal = await openPortal(`${LIST}/${encodeURIComponent(code)}`);
    const link = await screen.findByRole('link', { name: portal.t('record.lookInList') });
    const asked = calls((path) => path.includes('/order/transactions/')).at(-1)?.path ?? '';
    expect(decodeURIComponent(asked.split('/').at(-1) ?? '')).toBe(code);
    await portal.user.click(link);
    await waitFor(() => expect(portal.path()).toBe(LIST));
    expect(portal.search().get('q')).toBe(code);
    await waitFor(async () => expect((await box()).value).toBe(code));
    portal.close();
  });
});
