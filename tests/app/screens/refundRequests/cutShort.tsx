import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Sandbox } from '#sandbox/api.ts';
import { pageOf } from '../refunds/page.ts';
import { dialog, openApprovals, requestsOf, rowOf } from './approving.tsx';

/** Responses that arrive before the page is cut off; four requests run at a time. */
const ANSWERED = 2;
export const ROWS = 8;
export const CUT_SHORT = /^Lượt .+ yêu cầu bị ngắt giữa chừng/;

export const isDecision = ({ method, url }: Request) => method === 'POST' && url.endsWith('/approve-refund');

/** A service whose responses stop: every other decision still reaches it, the rest are lost on the way. */
export function failing(api: Sandbox) {
  const sent: { id: string; key: string | null; arrives: boolean }[] = [];
  const sandbox: Sandbox = {
    ...api,
    handle: async (request) => {
      if (!isDecision(request)) return api.handle(request);
      const { id } = (await request.clone().json()) as { id: string };
      const arrives = sent.length < ANSWERED || sent.length % 2 === 0;
      sent.push({ id, key: request.headers.get('Idempotency-Key'), arrives });
      const isAnswered = sent.length <= ANSWERED;
      const answer = arrives ? await api.handle(request) : undefined;
      return answer && isAnswered ? answer : new Promise<Response>(() => undefined);
    },
  };
  return { sandbox, sent };
}

export const keysIn = (area: Storage) => Object.keys(area).filter((key) => key.startsWith('portal.run.'));

/** Selects the requests, and starts a decision on all of them. */
export async function askFor(
  user: Awaited<ReturnType<typeof openApprovals>>['user'],
  ids: string[],
  verb: string,
) {
  for (const id of ids) await user.click(within(await rowOf(id)).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: `${verb} ${ids.length}` }));
}

/** Rejects eight: two get a response, two more are recorded, two are lost, two never sent; then the page reloads. */
export async function cutShort(api: Sandbox) {
  const ids = (await requestsOf(api)).slice(0, ROWS).map(({ id }) => id);
  const { sandbox, sent } = failing(api);
  const page = pageOf(sandbox);
  const { user } = await openApprovals(page.sandbox);
  expect(screen.queryByText(CUT_SHORT)).toBe(null);
  await askFor(user, ids, 'Từ chối');
  const asked = await dialog(/^Từ chối 8 yêu cầu/);
  await user.type(asked.getByRole('textbox', { name: /Lý do từ chối/ }), 'Khách rút lại');
  await user.click(asked.getByRole('button', { name: 'Từ chối 8 yêu cầu' }));
  await waitFor(() => expect(sent).toHaveLength(6));
  await waitFor(() => expect(asked.getAllByText('Thành công').length).toBeGreaterThanOrEqual(ANSWERED));
  page.reload();
  return { ids, sent };
}

/** The rejections that the service has recorded. */
export const rejected = async (api: Sandbox) =>
  (await requestsOf(api, 'status=REJECTED')).filter(({ rejectReason }) => rejectReason === 'Khách rút lại');
