import { describe, expect, it } from 'vitest';
import { as, BUSINESS, clockedSandbox } from './kit.ts';

const ALL = `bis/${BUSINESS}/cms-page/all`;
const SWITCH = `bis/${BUSINESS}/cms-page/deactive`;
const ids = (answer: { data: { id: string }[] }) => answer.data.map(({ id }) => id);

describe('the help pages', () => {
  it('are told in both languages to everyone who is signed in, and the hidden ones to an ADMIN', async () => {
    const { sandbox } = clockedSandbox();
    const admin = await (await as(sandbox, 'admin')).get(ALL);
    const cashier = await (await as(sandbox, 'cashier')).get(ALL);
    for (const { title, body, active, updatedAt } of admin.data) {
      for (const text of [title.vi, title.en, body.vi, body.en]) expect(text.trim()).not.toBe('');
      expect([typeof active, Number.isInteger(updatedAt)]).toEqual(['boolean', true]);
    }
    expect(new Set(ids(admin)).size).toBe(admin.data.length);
    const hidden = ids(admin).filter((id) => !ids(cashier).includes(id));
    expect(hidden.sort()).toEqual(['bieu-phi-cu', 'noi-dung-la']);
  });

  it('are hidden and shown by an ADMIN, in that business alone', async () => {
    const { sandbox, clock } = clockedSandbox();
    const [admin, cashier] = [await as(sandbox, 'admin'), await as(sandbox, 'cashier')];
    clock.at += 60;
    const hidden = await admin.call('PUT', SWITCH, { id: 'web-pos', active: false });
    expect([hidden.status, hidden.data.active, hidden.data.updatedAt]).toEqual([200, false, clock.at]);
    expect(ids(await cashier.get(ALL))).not.toContain('web-pos');
    const elsewhere = await admin.get('bis/1002/cms-page/all');
    expect(elsewhere.data.find(({ id }: { id: string }) => id === 'web-pos').active).toBe(true);
    await admin.call('PUT', SWITCH, { id: 'web-pos', active: true });
    expect(ids(await cashier.get(ALL))).toContain('web-pos');
  });

  it.each([
    ['manager', { id: 'web-pos', active: false }, 403],
    ['cashier', { id: 'web-pos', active: false }, 403],
    ['admin', { id: 'web-pos', active: 'no' }, 400],
    ['admin', { id: 'web-pos' }, 400],
    ['admin', { id: 'no-such-page', active: false }, 404],
  ])('%s sending %j gets %i, and nothing changes', async (userName, body, status) => {
    const { sandbox } = clockedSandbox();
    const { call, get } = await as(sandbox, userName);
    const before = ids(await get(ALL));
    expect((await call('PUT', SWITCH, body)).status).toBe(status);
    expect(ids(await get(ALL))).toEqual(before);
  });
});
