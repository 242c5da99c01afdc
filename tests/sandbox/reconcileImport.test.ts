/* A file that is sent to be reconciled: what it is refused for, and what is said of each of its lines. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Sandbox } from '#sandbox/api.ts';
import { as, BUSINESS, clockedSandbox, LIST, type Wire } from './kit.ts';

const PATH = `merchants/${BUSINESS}/settlements/reconcile-import`;
const DAY = '2026-11-19';
const START = Date.UTC(2026, 10, 18, 17) / 1000;
const HEADER = 'Mã giao dịch,Mã đơn hàng,Thời gian giao dịch,Số tiền (VND),Phí,Loại,Trạng thái';

interface Sent {
  file?: Blob | string;
  name?: string;
  period?: string;
}

async function sending(userName = 'manager', path = PATH, rows = 2000) {
  const { sandbox } = clockedSandbox({ rows });
  const person = await as(sandbox, userName);
  const send = async ({ file = '', name = 'doi-soat.csv', period = DAY }: Sent) => {
    const body = new FormData();
    if (period) body.append('period', period);
    body.append('file', new File([file], name));
    const address = `https://portal.example/api/v1/${path}`;
    const headers = { Authorization: person.Authorization };
    const answer = await sandbox.handle(new Request(address, { method: 'POST', headers, body }));
    return { status: answer.status, body: (await answer.json()) as Wire };
  };
  return { sandbox: sandbox as Sandbox, ...person, send };
}

/** The payments of the day: those whose money came in it, and those that were made in it and have none. */
async function paymentsOf({ get }: Pick<Awaited<ReturnType<typeof sending>>, 'get'>): Promise<Wire[]> {
  const ask = async (time: string) => {
    const days = `from=${START}&to=${START + 86_399}&timeField=${time}&sort=${time}`;
    return (await get(`${LIST}?${days}&pageSize=1000`)).data.items as Wire[];
  };
  const made = await ask('createdAt');
  return [...(await ask('paidAt')), ...made.filter(({ paidAt }) => paidAt === undefined)];
}
const SUCCESS = ['SUCCESS', 'OVERPAID', 'REFUNDING', 'PARTIALLY_REFUNDED', 'REFUNDED'];
const lineOf = (row: Wire, change: Partial<Wire> = {}) =>
  [
    row.id,
    row.merchantRefId,
    '19/11/2026',
    change.amount ?? row.amount,
    row.fee,
    '',
    change.status ?? '',
  ].join(',');

describe('a file of the period', () => {
  it("is read by the columns of the portal's own export, paid before created", async () => {
    const desk = await sending();
    const rows = await paymentsOf(desk);
    const lines = rows.map(({ id, amount, paidAt }) =>
      [
        id,
        paidAt ? '18/11/2026 23:00:00' : '19/11/2026 08:00:00',
        paidAt ? '19/11/2026 08:00:00' : '',
        amount,
      ].join(','),
    );
    const { body } = await desk.send({
      file: ['Mã giao dịch,Thời gian tạo,Thời gian thanh toán,Số tiền (VND)', ...lines].join('\n'),
    });
    expect(body.data).toMatchObject({ total: rows.length, failed: 0 });
  });

  it('is matched whole when it is what the system has', async () => {
    const desk = await sending();
    const rows = (await paymentsOf(desk)).filter(({ status }) => SUCCESS.includes(status));
    const { body } = await desk.send({ file: [HEADER, ...rows.map((row) => lineOf(row))].join('\n') });
    const { total, matched, differing, failed } = body.data;
    expect({ total, matched, differing, failed }).toEqual({
      total: rows.length,
      matched: rows.length,
      differing: 0,
      failed: 0,
    });
    expect(rows.length).toBeGreaterThan(100);
  });

  it('is told line by line, and its counts add up', async () => {
    const desk = await sending();
    const all = await paymentsOf(desk);
    const rows = all.filter(({ status }) => SUCCESS.includes(status)).slice(0, 6) as Wire[];
    const failed = all.find(({ status }) => status === 'FAILED');
    const [a, b, c, d] = rows;
    const lines = [
      'Ngân hàng ABC,,,,,,',
      HEADER,
      lineOf(a),
      lineOf(b, { amount: b.amount + 36_000 }),
      lineOf(c, { status: 'Thất bại' }),
      lineOf(a),
      'GD9999,,19/11/2026,"50.000",,,',
      ',DH-LA,19/11/2026,10000,,,',
      `${d.id},,18/11/2026,${d.amount},,,`,
      `,${d.merchantRefId},,${d.amount},,,`,
      lineOf(failed, { status: 'Thành công' }),
      'Tổng cộng,,,1000000,,,',
    ];
    const { body } = await desk.send({ file: lines.join('\r\n') });
    const told = body.data.rows.filter(({ row }: Wire) => row !== null);
    expect(told.map(({ row, result }: Wire) => [row, result])).toEqual([
      [3, 'MATCHED'],
      [4, 'AMOUNT_DIFFERS'],
      [5, 'STATUS_DIFFERS'],
      [6, 'DUPLICATE'],
      [7, 'MISSING_IN_SYSTEM'],
      [8, 'MISSING_IN_SYSTEM'],
      [9, 'INVALID'],
      [10, 'INVALID'],
      [11, 'STATUS_DIFFERS'],
    ]);
    expect(told[1].message).toBe('Số tiền lệch 36.000 đồng');
    const missing = body.data.rows.filter(({ result }: Wire) => result === 'MISSING_IN_FILE');
    const paid = all.filter(({ status }) => SUCCESS.includes(status));
    const named = new Set([a, b, c].map(({ id }) => id));
    expect(missing.map(({ transactionId }: Wire) => transactionId)).toEqual(
      paid.filter(({ id }) => !named.has(id)).map(({ id }) => id),
    );
    const { total, matched, differing, failed: unread } = body.data;
    expect(matched + differing + unread).toBe(total);
    expect([matched, unread]).toEqual([1, 2]);
  });

  it('is kept as the bytes that were sent, and changes nothing', async () => {
    const desk = await sending();
    const before = await paymentsOf(desk);
    const bytes = Buffer.from(`\uFEFF${HEADER}\r\nGD1,,19/11/2026,1,,,\r\n`, 'utf8');
    await desk.send({ file: new Blob([bytes]) });
    const [upload] = desk.sandbox.uploads();
    expect(upload).toEqual({
      name: 'doi-soat.csv',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      period: DAY,
      userName: 'manager',
    });
    expect(await paymentsOf(desk)).toEqual(before);
  });
});

describe('refunds', () => {
  it('are compared where the file has some', async () => {
    const desk = await sending('manager', PATH, 20_000);
    const days = `from=${START}&to=${START + 86_399}&timeField=completedAt&sort=completedAt`;
    const { data } = await desk.get(`merchants/${BUSINESS}/refunds?${days}&status=SUCCESS&pageSize=100`);
    const [first, ...others] = data.items as Wire[];
    const line = [first.transactionId, '', '19/11/2026', first.amount, '', 'Hoàn', 'Thành công'].join(',');
    const ids = new Set(data.items.map(({ id }: Wire) => id));
    const refundsIn = (rows: Wire[]) => rows.filter(({ transactionId }) => ids.has(transactionId));
    const { body } = await desk.send({ file: [HEADER, line].join('\n') });
    expect([first.id, body.data.rows[0].result]).toEqual([body.data.rows[0].transactionId, 'MATCHED']);
    const missing = body.data.rows.slice(1).map(({ transactionId }: Wire) => transactionId);
    expect(missing).toEqual(expect.arrayContaining(others.map(({ id }) => id)));
    const plain = (await desk.send({ file: `${HEADER}\nGD1,,19/11/2026,1,,,` })).body.data.rows;
    expect(refundsIn(plain)).toEqual([]);
  });
});

describe('a file is refused by its field', () => {
  const good = `${HEADER}\nGD1,,19/11/2026,1,,,`;
  it.each<[string, Sent, string, string]>([
    ['no period', { file: good, period: '' }, 'period', 'Trường này là bắt buộc'],
    ['a period that is none', { file: good, period: '19/11/2026' }, 'period', 'Kỳ phải là'],
    ['a period that ends before it begins', { file: good, period: '2026-11-19/2026-11-18' }, 'period', 'Kỳ'],
    ['an empty file', { file: '' }, 'file', 'Tệp không có dòng dữ liệu nào'],
    ['a heading alone', { file: HEADER }, 'file', 'Tệp không có dòng dữ liệu nào'],
    ['no heading', { file: 'xin,chào\n1,2' }, 'file', 'Không đọc được tệp'],
    ['another kind of file', { file: good, name: 'doi-soat.pdf' }, 'file', 'Tệp phải là CSV'],
  ])('%s', async (_, sent, field, sentence) => {
    const desk = await sending();
    const { status, body } = await desk.send(sent);
    expect(status).toBe(400);
    expect(body.errorMessages).toEqual([{ field, message: expect.stringContaining(sentence) }]);
    expect(desk.sandbox.uploads()).toEqual([]);
  });

  it('one of more than 25 MB', async () => {
    const desk = await sending();
    const { status, body } = await desk.send({ file: new Blob([new Uint8Array(25 * 1024 * 1024 + 1)]) });
    expect([status, body.errorMessages?.[0]?.field]).toEqual([400, 'file']);
  });
});

it('asks for settlement:import, and for the store of a person who has one', async () => {
  const auditor = await sending('auditor');
  expect((await auditor.send({ file: HEADER })).status).toBe(403);
  const cashier = await sending('cashier');
  expect((await cashier.send({ file: HEADER })).status).toBe(403);
  const ofStore = await sending('manager', PATH.replace('/settlements', '/store/11003/settlements'));
  const [row] = (await paymentsOf(ofStore)).filter(({ storeId }) => storeId !== '11003');
  const { body } = await ofStore.send({ file: [HEADER, lineOf(row)].join('\n') });
  expect(body.data.rows[0].result).toBe('MISSING_IN_SYSTEM');
});
