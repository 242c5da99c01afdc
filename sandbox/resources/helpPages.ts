import type { HelpPage } from '../data/help/helpPage.ts';
import { paymentPages } from '../data/help/paymentPages.ts';
import { portalPages } from '../data/help/portalPages.ts';
import { settlementPages } from '../data/help/settlementPages.ts';
import { accessDenied, invalid, notFound } from '../errors.ts';
import type { Context, Route } from '../router.ts';
import type { SandboxState } from '../state.ts';

const PAGES: readonly HelpPage[] = [...portalPages, ...paymentPages, ...settlementPages];

/** The pages of the help center, and the ADMIN's switch for each (contract, help). */
export function helpPageRoutes(state: SandboxState): Route[] {
  const name = ({ business }: Context, id: string) => `${business.id} ${id}`;
  const now = (context: Context, page: HelpPage): HelpPage => ({
    ...page,
    ...(state.written.get('help-page', name(context, page.id)) as Partial<HelpPage> | undefined),
  });
  const isAdmin = ({ account }: Context) => account.userType === 'ADMIN';
  return [
    {
      method: 'GET',
      path: 'bis/:m/cms-page/all',
      // Users who cannot show a page again do not see it.
      handle: (context) =>
        PAGES.map((page) => now(context, page)).filter(({ active }) => active || isAdmin(context)),
    },
    {
      method: 'PUT',
      path: 'bis/:m/cms-page/deactive',
      async handle(context) {
        if (!isAdmin(context)) throw accessDenied();
        const { id, active } = await context.body();
        if (typeof active !== 'boolean') throw invalid({ field: 'active', key: 'notAllowed' });
        const page = PAGES.find((one) => one.id === id);
        if (!page) throw notFound();
        state.written.set('help-page', name(context, page.id), { active, updatedAt: state.now() });
        return now(context, page);
      },
    },
  ];
}
