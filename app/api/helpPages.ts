import * as v from 'valibot';
import { ask, request, unreadableOf } from './http/client.ts';
import { type Scope, segment } from './http/paths.ts';
import { bilingual, flag, id, label, maybe, moment, rows, type Unreadable } from './http/shapes.ts';

const HelpPageSchema = v.object({
  id,
  title: bilingual,
  /** Unchecked Markdown. */
  body: bilingual,
  /** The screen that the page describes (`shared/help/helpTopics.ts`). */
  topic: label,
  /** Only an ADMIN sees an inactive page. Pages are active by default. */
  active: v.nullish(flag, true),
  updatedAt: maybe(moment),
});

/** One page of the help center, in both languages; `updatedAt` in unix seconds. */
export type HelpPage = v.InferOutput<typeof HelpPageSchema>;

const path = ({ merchantId }: Scope, at: string) => `bis/${segment(merchantId)}/cms-page/${at}`;

/** GET all pages of the help center; a service may return the inactive ones to an ADMIN only. */
export async function listHelpPages(
  scope: Scope,
  signal?: AbortSignal,
): Promise<{ items: HelpPage[]; unreadable: Unreadable | undefined }> {
  const { data, code } = await ask(rows(HelpPageSchema), 'GET', path(scope, 'all'), { signal });
  return { items: data.items, unreadable: unreadableOf(data.unreadable, code) };
}

/** PUT deactive: hides a page from everyone but ADMINs, or shows it again. For an ADMIN. */
export const setHelpPageActive = (scope: Scope, pageId: string, active: boolean): Promise<unknown> =>
  request(v.unknown(), 'PUT', path(scope, 'deactive'), {
    body: { id: pageId, active },
    action: { what: 'change', of: pageId },
  });
