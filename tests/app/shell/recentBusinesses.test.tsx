/** The business selector remembers what an account chose, once its list is long. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createSandbox } from '#sandbox/api.ts';
import { NOW, openPortal } from '#tests/screens/kit.tsx';

/** A sandbox whose list of businesses is longer by `more`. */
function sandboxWith(more: number) {
  const sandbox = createSandbox({ now: () => NOW, rows: 50 });
  const { handle } = sandbox;
  sandbox.handle = async (request) => {
    const answer = await handle(request);
    if (!request.url.includes('merchant/mine/auth')) return answer;
    const { data } = (await answer.json()) as { data: { items: object[]; total: number } };
    const others = Array.from({ length: more }, (_, place) => ({
      ...data.items[0],
      id: `90${place}`,
      companyName: `Công ty Cổ phần Khác ${place}`,
    }));
    return Response.json({ data: { ...data, items: [...data.items, ...others], total: data.total + more } });
  };
  return sandbox;
}

async function open(more: number, choose?: string) {
  const portal = await openPortal('/merchant/store', { as: 'admin', sandbox: sandboxWith(more) });
  await portal.user.click(await screen.findByRole('button', { name: /^Doanh nghiệp: / }));
  const list = within(await screen.findByRole('listbox'));
  if (choose) {
    // Open: its search has the focus.
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'));
    await portal.user.click(await list.findByRole('option', { name: new RegExp(choose) }));
    await portal.user.click(
      await screen.findByRole('button', { name: new RegExp(`^Doanh nghiệp: .*${choose}`) }),
    );
  }
  return within(await screen.findByRole('listbox'));
}

const SECOND = 'Mai Hoa';

it('shows what was chosen and left last on top of a long list', async () => {
  const list = await open(6, SECOND);
  const recent = within(await list.findByRole('group', { name: 'Gần đây' }));
  const names = recent.getAllByRole('option').map((one) => one.textContent ?? '');
  expect(names).toHaveLength(2);
  expect(names[0]).toContain(SECOND);
  expect(Object.keys(localStorage)).toContain('portal.businesses.9001');
});

it('shows nothing of another account', async () => {
  localStorage.setItem('portal.businesses.9002', '["1002","1003"]');
  expect((await open(6)).queryByRole('group', { name: 'Gần đây' })).toBeNull();
});

it('needs none in a short list', async () => {
  const list = await open(0, SECOND);
  expect(list.queryByRole('group', { name: 'Gần đây' })).toBeNull();
});
