import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { SettlementV2 } from '#app/api/settlementsV2.ts';
import { createSandbox, type Sandbox } from '#sandbox/api.ts';
import { ask, NOW, openPortal } from '../transactions/portal.tsx';

export { NOW };

const ADDRESS = '/merchant/settlement-v2';
const LIST = 'settlements-v2';

export const sandboxOfNow = (freshSettlementsV2?: number) =>
  createSandbox({ now: () => NOW, ...(freshSettlementsV2 && { freshSettlementsV2 }) });

/** Settlements as stored by the service. */
export const settlementsOf = async (api: Sandbox, query = '') =>
  ((await ask(api, `${LIST}?pageSize=1000&${query}`)) as { items: SettlementV2[] }).items;

export async function settlementOf(api: Sandbox, id: string): Promise<SettlementV2> {
  const [found] = await settlementsOf(api, `keyword=${id}`);
  if (!found) throw new Error(`The sandbox has no ${id}.`);
  return found;
}

/** The first row of the list under a query. */
export async function firstOf(api: Sandbox, query: string): Promise<SettlementV2> {
  const [found] = await settlementsOf(api, query);
  if (!found) throw new Error(`The sandbox has none of ${query}.`);
  return found;
}

/** Another user sets the status of a settlement, bypassing the portal. */
export async function changeBy(api: Sandbox, userName: string, id: string, body: object) {
  const { accessToken } = await api.signInAs(userName);
  const response = await api.handle(
    new Request(new URL(`/api/v1/merchants/1001/${LIST}/${id}`, location.href), {
      method: 'PUT',
      headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  if (!response.ok) throw new Error(await response.text());
}

/** Requests to change a settlement. */
export const puts = (api: Sandbox) => api.requests().filter(({ method }) => method === 'PUT');

/** The sandbox, and the bodies of the PUT requests that reach it. */
export function withBodies(api: Sandbox) {
  const bodies: unknown[] = [];
  const sandbox: Sandbox = {
    ...api,
    handle: async (request) => {
      if (request.method === 'PUT') bodies.push(await request.clone().json());
      return api.handle(request);
    },
  };
  return { sandbox, bodies };
}

export const rowOf = (id: string) =>
  waitFor(() => {
    const row = document.querySelector<HTMLElement>(`tbody [data-row="${id}"]`);
    if (!row) throw new Error(`${id} is not in the table.`);
    return row;
  });

const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('tbody [data-row]')].map((row) => row.dataset.row);

export async function openSettlements(api: Sandbox, search = '', userName = 'manager') {
  const portal = await openPortal(api, `${ADDRESS}?${search}`, { userName });
  await waitFor(() => expect(shownIds().length).toBeGreaterThan(0));
  // Its shortcuts arrive with the toolbar around the rows.
  await screen.findByRole('searchbox');
  return portal;
}
