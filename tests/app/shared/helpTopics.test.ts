import { describe, expect, it } from 'vitest';
import type { Viewer } from '#app/lib/permission.ts';
import { routes } from '#app/routes.tsx';
import { HELP_TOPICS, helpHrefOf, mayOpen } from '#app/shared/help/helpTopics.ts';
import { helpPageRoutes } from '#sandbox/resources/helpPages.ts';

const HELP = '/merchant/help-center';

describe('the topics of help', () => {
  it('are the screens of the registry, with what opens them', () => {
    const screens = routes.filter(
      ({ under, hidden, path }) => (!under && !hidden) || path === '/merchant/profile',
    );
    const told = HELP_TOPICS.flatMap(({ path, title, permission }) =>
      path ? [{ path, title, permission }] : [],
    );
    const sorted = <Page extends { path: string }>(pages: Page[]) =>
      pages.sort((a, b) => a.path.localeCompare(b.path));
    expect(sorted(told)).toEqual(
      sorted(screens.map(({ path, title, permission }) => ({ path, title, permission }))),
    );
  });

  it('have names of their own', () => {
    const names = HELP_TOPICS.map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    ['/merchant', `${HELP}?topic=merchant`],
    ['/merchant/refund', `${HELP}?topic=refund`],
    ['/merchant/refund/RF202611240001?business=1001', `${HELP}?topic=refund`],
    ['/merchant/transaction/1/evidence', `${HELP}?topic=transaction`],
    ['/merchant/settlement-v2', `${HELP}?topic=settlement-v2`],
    ['/merchant/settlement/reconcile', `${HELP}?topic=settlement`],
    ['/merchant/setting/role/add', `${HELP}?topic=role`],
    ['/merchant/webpos/vietqr', `${HELP}?topic=webpos`],
    [HELP, HELP],
    ['/notfound', HELP],
  ])('of %s is %s', (address, href) => expect(helpHrefOf(address)).toBe(href));

  it('open what the person may open', () => {
    const admin = { userType: 'ADMIN', merchantId: '1001', tree: [], held: [] } as unknown as Viewer;
    expect(mayOpen('/merchant/profile', admin)).toBe(true);
    expect(mayOpen('/merchant/refund', admin)).toBe(false);
    expect(mayOpen('/merchant/profile', null)).toBe(false);
  });
});

describe('the sandbox', () => {
  it('tells something about every screen', async () => {
    const [list] = helpPageRoutes({ written: new Map() } as never);
    const pages = (await list!.handle({
      business: { id: '1001' },
      account: { userType: 'ADMIN' },
    } as never)) as { topic: string }[];
    expect(pages.length).toBeGreaterThanOrEqual(18);
    for (const { id } of HELP_TOPICS)
      expect(
        pages.map(({ topic }) => topic),
        id,
      ).toContain(id);
  });
});
