/* The business belongs to the tab, and every link to a record contains its business. */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AnyFilter } from '#app/list/filters.ts';
import { OF_ONE_BUSINESS } from '#app/shell/useSwitchBusiness.ts';
import { BUSINESSES } from '#sandbox/data/businesses.ts';
import { api, calls, NOW, type OpenedPortal, openPortal, pageTitle, shownRows } from './kit.tsx';
import { isData } from './lists.ts';

const LIST = '/merchant/transaction';
const [OURS, THEIRS] = BUSINESSES;

/** The slug and id of the newest transaction of a business. */
async function newestOf(merchantId: string) {
  const { accessToken } = await api.signInAs('admin');
  const url = `${location.origin}/api/v1/merchants/${merchantId}/order/transactions?page=1&pageSize=1&from=${NOW - 86_400 * 9}&to=${NOW}`;
  const answer = await api.handle(new Request(url, { headers: { Authorization: `Bearer ${accessToken}` } }));
  const { data } = (await answer.json()) as { data: { items: { id: string; slug: string }[] } };
  return data.items[0]!;
}

const recordPage = (id: string) => waitFor(() => expect(document.title).toContain(id));
const asked = (merchantId: string) => calls((path) => isData(path) && path.includes(`/${merchantId}`));

async function choose(portal: OpenedPortal, from: string | undefined, to: string | undefined) {
  await portal.press(new RegExp(`^${portal.label('business')}.*${from}`));
  await portal.user.click(await screen.findByRole('option', { name: new RegExp(to ?? '') }));
}

describe('the link of a record', () => {
  it('contains its business, in the list and in the address of its page', async () => {
    const portal = await openPortal(LIST);
    await waitFor(() => expect(shownRows()).not.toEqual([]));
    const link = document.querySelector<HTMLAnchorElement>('tbody th a')!;
    expect(new URL(link.href).searchParams.get('business')).toBe('1001');
    await portal.user.click(link);
    await waitFor(() => expect(portal.search().get('business')).toBe('1001'));
  });

  it('opens in its business for users who may choose it, and requests nothing of another', async () => {
    localStorage.setItem('merchantId', '1001');
    const record = await newestOf('1002');
    const portal = await openPortal(`${LIST}/${record.slug}?business=1002`, { as: 'admin' });
    await recordPage(record.id);
    expect(asked('1002').length).toBeGreaterThan(0);
    expect(asked('1001')).toEqual([]);
    // Opening a link is no choice: new tabs start in the business last chosen.
    expect(localStorage.getItem('merchantId')).toBe('1001');
    expect(await screen.findByRole('button', { name: new RegExp(THEIRS?.companyName ?? '') })).toBeTruthy();
    portal.close();
  });

  it.each([
    ['manager', '1002'],
    ['admin', '9999'],
  ])('shows %s, who does not work in %s, nothing at all', async (as, business) => {
    const record = await newestOf('1001');
    const portal = await openPortal(`${LIST}/${record.slug}?business=${business}`, { as });
    await pageTitle(portal.t('notFound.elsewhereTitle'));
    expect(screen.getByText(portal.t('notFound.elsewhere', { id: business }))).toBeTruthy();
    expect(calls((path) => path.includes(record.slug))).toEqual([]);
  });

  it('without a business, not found here, stays for the business chosen next', async () => {
    const record = await newestOf('1002');
    const portal = await openPortal(`${LIST}/${record.slug}`, { as: 'admin' });
    await screen.findByRole('heading', { name: 'Không tìm thấy giao dịch' });
    await choose(portal, OURS?.companyName, THEIRS?.companyName);
    await recordPage(record.id);
    expect(portal.search().get('business')).toBe('1002');
  });
});

describe('the business of a tab', () => {
  it('stays after a reload, whatever another tab has chosen', async () => {
    const first = await openPortal(LIST, { as: 'admin' });
    await waitFor(() => expect(shownRows()).not.toEqual([]));
    first.close();
    // As the other tab writes it.
    localStorage.setItem('merchantId', '1002');
    const again = await openPortal(LIST, { reload: true });
    await waitFor(() => expect(shownRows()).not.toEqual([]));
    expect(asked('1002')).toEqual([]);
    expect(asked('1001').length).toBeGreaterThan(0);
    again.close();
  });

  it('switches from a record to its list, with the filters that apply in any business', async () => {
    const portal = await openPortal(`${LIST}?status=SUCCESS&size=10&page=2&sort=amount`, { as: 'admin' });
    await waitFor(() => expect(shownRows()).not.toEqual([]));
    await portal.user.click(document.querySelector<HTMLAnchorElement>('tbody th a')!);
    await waitFor(() => expect(portal.search().get('business')).toBe('1001'));
    await choose(portal, OURS?.companyName, THEIRS?.companyName);
    await waitFor(() => expect(portal.path()).toBe(LIST));
    expect(portal.search().toString()).toBe('status=SUCCESS&size=10&sort=amount');
    await waitFor(() => expect(asked('1002').length).toBeGreaterThan(0));
  });

  it('drops every filter that another business cannot have', async () => {
    const modules = import.meta.glob<Record<string, { filters?: Record<string, AnyFilter> }>>(
      '/app/screens/*/definition.ts',
      { eager: true },
    );
    const bound = Object.values(modules)
      .flatMap((exports) => Object.values(exports))
      .flatMap(({ filters }) => Object.entries(filters ?? {}))
      .filter(([, { kind }]) => ['text', 'word', 'store', 'group'].includes(kind))
      .map(([id]) => id);
    expect(bound).toContain('store');
    expect(bound.filter((id) => !OF_ONE_BUSINESS.includes(id))).toEqual([]);
  });
});
