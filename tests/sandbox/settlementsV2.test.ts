import { describe, expect, it } from 'vitest';
import { settlementV2Transitions } from '#app/api/statusGroups.ts';
import { settlementV2Statuses } from '#app/nouns/settlement/settlementV2Status.ts';
import { as, clockedSandbox, everyRow, NOON } from './kit.ts';

const LIST = 'merchants/1001/settlements-v2';

const rowOf = async (query: string, userName = 'manager', options = {}) => {
  const { sandbox, clock } = clockedSandbox(options);
  const { get, call } = await as(sandbox, userName);
  const { data } = await get(`${LIST}?pageSize=1&${query}`);
  return { sandbox, clock, get, call, row: data.items[0] };
};

describe('settlements of version 2', () => {
  it('are 400, one for a store and a day', async () => {
    const { sandbox } = clockedSandbox({ rows: 20_000 });
    const { get } = await as(sandbox, 'admin');
    const rows = await everyRow(get, LIST);
    expect(rows).toHaveLength(400);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(400);
    for (const { gross, fee, net } of rows) expect(gross - fee).toBe(net);
    const statuses = new Set(rows.map(({ recStatus }) => recStatus));
    expect(
      [...Object.keys(settlementV2Statuses), 'WAITING_PARTNER'].filter((one) => !statuses.has(one)),
    ).toEqual([]);
  });

  it('answer a summary of exactly the rows that are asked for', async () => {
    const { get } = await rowOf('');
    for (const query of [
      '',
      'status=NEW,REJECTED',
      'storeId=11003',
      'minAmount=2000000',
      'keyword=sao%20ke',
    ]) {
      const { data } = await get(`${LIST}?pageSize=1000&${query}`);
      const summary = (await get(`${LIST}/summary?${query}`)).data;
      const sum = (field: string) =>
        data.items.reduce((all: number, row: Record<string, number>) => all + row[field]!, 0);
      expect(summary.count).toBe(data.total);
      expect(data.total).toBeGreaterThan(0);
      expect([summary.gross, summary.fee, summary.net]).toEqual([sum('gross'), sum('fee'), sum('net')]);
    }
  });

  it.each(
    Object.entries(settlementV2Transitions).flatMap(([from, next]) => next.map((to) => [from, to] as const)),
  )('go from %s to %s', async (from, to) => {
    const { call, row } = await rowOf(`status=${from}`);
    const moments = {
      ...(to === 'COMPLETED' && { recPaymentAt: NOON }),
      ...(to === 'PAYMENT_COMPLETED' && { recApprovedAt: NOON }),
    };
    const { status, data } = await call('PUT', `${LIST}/${row.id}`, {
      recStatus: to,
      updatedName: 'Lê Hoàng Nam',
      ...moments,
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      id: row.id,
      recStatus: to,
      updatedName: 'Lê Hoàng Nam',
      updatedAt: NOON,
      ...moments,
    });
  });

  it('refuse another step with 409 and a sentence', async () => {
    const { call, row, get } = await rowOf('status=NEW');
    const { status, body } = await call('PUT', `${LIST}/${row.id}`, {
      recStatus: 'APPROVED',
      updatedName: 'Lê Hoàng Nam',
    });
    expect([status, body.code]).toEqual([409, 'TRANSITION_REFUSED']);
    expect(body.message).toBe('Không chuyển được trạng thái từ "Chờ đối soát" sang "Đã duyệt"');
    expect((await get(`${LIST}?keyword=${row.id}`)).data.items[0].recStatus).toBe('NEW');
  });

  it.each([
    [
      'a moment that is missing',
      'PAYMENT_COMPLETED',
      { recStatus: 'COMPLETED', updatedName: 'A' },
      'recPaymentAt',
    ],
    [
      'the other moment',
      'PAYMENT_COMPLETED',
      { recStatus: 'COMPLETED', updatedName: 'A', recApprovedAt: NOON },
      'recApprovedAt',
    ],
    [
      'a moment without need',
      'NEW',
      { recStatus: 'PROCESSING', updatedName: 'A', recPaymentAt: NOON },
      'recPaymentAt',
    ],
    ['no name', 'NEW', { recStatus: 'PROCESSING' }, 'updatedName'],
    ['an unknown status', 'NEW', { recStatus: 'PAID', updatedName: 'A' }, 'recStatus'],
    ['a note beside a status', 'NEW', { recStatus: 'PROCESSING', updatedName: 'A', note: 'x' }, 'recStatus'],
  ])('refuse %s', async (_, from, body, field) => {
    const { call, row } = await rowOf(`status=${from}`);
    const answer = await call('PUT', `${LIST}/${row.id}`, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errorMessages[0].field).toBe(field);
  });

  it('keep a note of up to 5,000 letters, which changes nothing else', async () => {
    const { call, row } = await rowOf('status=COMPLETED');
    const { data } = await call('PUT', `${LIST}/${row.id}`, { id: row.id, note: 'Đã gọi ngân hàng' });
    expect(data).toEqual({ ...row, note: 'Đã gọi ngân hàng' });
    const long = await call('PUT', `${LIST}/${row.id}`, { id: row.id, note: 'x'.repeat(5001) });
    expect([long.status, long.body.errorMessages[0].field]).toEqual([400, 'note']);
    expect((await call('PUT', `${LIST}/${row.id}`, { id: 'DS1', note: 'x' })).status).toBe(400);
    expect((await call('PUT', `${LIST}/DS1`, { id: 'DS1', note: 'x' })).status).toBe(404);
  });

  it('are for those who may, and of one store for those who are limited to it', async () => {
    const { sandbox } = clockedSandbox();
    const change = { recStatus: 'PROCESSING', updatedName: 'A' };
    const { row } = await rowOf('status=NEW');
    for (const [userName, read, write] of [
      ['auditor', 200, 403],
      ['limited', 200, 403],
      ['cashier', 403, 403],
    ] as const) {
      const { get, call } = await as(sandbox, userName);
      expect((await get(LIST)).status).toBe(read);
      expect((await call('PUT', `${LIST}/${row.id}`, change)).status).toBe(write);
    }
    // A cashier of store 11002 is given a role that may reconcile.
    const manager = await as(sandbox, 'manager');
    const users = await manager.get('merchants/1001/user/sub-merchant-user?keyword=cashier');
    const { id, name, email, phoneNumber, storeId } = users.data.items[0];
    const moved = await manager.call('PUT', 'merchants/1001/user/sub-merchant-user', {
      ...{ userId: id, name, email, phoneNumber, storeId, groupId: '305', isApproveRequestRefund: false },
    });
    expect(moved.status).toBe(200);
    const cashier = await as(sandbox, 'cashier');
    const { items } = (await cashier.get(`${LIST}?pageSize=1000`)).data;
    expect(items.length).toBeGreaterThan(5);
    expect(new Set(items.map((one: { storeId: string }) => one.storeId))).toEqual(new Set(['11002']));
    expect((await cashier.get(`${LIST}?storeId=11003`)).data.total).toBe(0);
    const other = (await manager.get(`${LIST}?storeId=11003&status=NEW`)).data.items[0];
    expect((await cashier.call('PUT', `${LIST}/${other.id}`, change)).status).toBe(404);
  });
});
