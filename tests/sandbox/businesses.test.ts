import { describe, expect, it } from 'vitest';
import type { Sandbox } from '#sandbox/api.ts';
import { as, clockedSandbox } from './kit.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

async function put(sandbox: Sandbox, userName: string, fields: Record<string, string | Blob>, id = '1001') {
  const { Authorization } = await as(sandbox, userName);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const request = new Request(`https://portal.example/api/v1/merchant/${id}`, {
    method: 'PUT',
    headers: { Authorization },
    body,
  });
  const response = await sandbox.handle(request);
  return { status: response.status, body: await response.json() };
}

describe('PUT merchant/{id}', () => {
  it('keeps what is sent, leaves the rest, and is told everywhere from then on', async () => {
    const { sandbox, clock } = clockedSandbox();
    const { get } = await as(sandbox, 'manager');
    const before = (await get('merchant/1001')).data;
    const { status, body } = await put(sandbox, 'manager', {
      companyName: ' Sen Việt ',
      logo: new Blob([PNG], { type: 'text/plain' }),
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...before,
      companyName: 'Sen Việt',
      updatedAt: clock.at,
      additionInfo: {
        ...before.additionInfo,
        logo: `data:image/png;base64,${btoa('\x89PNG\r\n\x1a\n\x01\x02\x03')}`,
      },
    });
    const mine = (await get('merchant/mine/auth?page=1&pageSize=100&isFull=1')).data;
    expect(mine.items[0].companyName).toBe('Sen Việt');
  });

  it.each([
    ['auditor', 403],
    ['cashier', 403],
    ['operator', 403],
    ['admin', 200],
  ])('asks %s for merchant:update', async (userName, status) => {
    const { sandbox } = clockedSandbox();
    expect((await put(sandbox, userName, { website: 'https://senviet.vn' })).status).toBe(status);
  });

  it('is 404 in a business of others, and 415 as JSON', async () => {
    const { sandbox } = clockedSandbox();
    expect((await put(sandbox, 'manager', { website: '' }, '1002')).status).toBe(404);
    const { call } = await as(sandbox, 'manager');
    expect((await call('PUT', 'merchant/1001', { website: '' })).status).toBe(415);
  });

  it('names every field that is wrong, and changes nothing', async () => {
    const { sandbox } = clockedSandbox();
    const { status, body } = await put(sandbox, 'manager', {
      companyName: '',
      email: 'a@b',
      taxCode: '01098x',
      accountNumber: '1',
      website: 'https://ok.example',
      logo: new Blob(['<svg><script/></svg>'], { type: 'image/png' }),
    });
    expect(status).toBe(400);
    expect(body.errorMessages.map(({ field }: { field: string }) => field)).toEqual([
      'companyName',
      'email',
      'taxCode',
      'accountNumber',
      'logo',
    ]);
    const { get } = await as(sandbox, 'manager');
    expect((await get('merchant/1001')).data.website).toBe('https://senviet.example');
  });

  it('takes no logo of more than 2 MB', async () => {
    const { sandbox } = clockedSandbox();
    const large = new Blob([PNG, new Uint8Array(2 * 1024 * 1024)]);
    expect((await put(sandbox, 'manager', { logo: large })).body.errorMessages).toEqual([
      { field: 'logo', message: 'Logo nặng tối đa 2 MB' },
    ]);
    const beyond = new Blob([new Uint8Array(5_000_000)]);
    expect((await put(sandbox, 'manager', { logo: beyond })).status).toBe(413);
  });
});

describe('GET sync-merchant', () => {
  it('takes over the register once, for whoever may change the business', async () => {
    const { sandbox } = clockedSandbox();
    const { get } = await as(sandbox, 'manager');
    const first = (await get('sync-merchant?merchantId=1001')).data;
    expect(first.representative).toBe('Nguyễn Quang Minh Đức');
    expect((await get('sync-merchant?merchantId=1001')).data).toEqual(first);
    expect((await get('merchant/1001')).data).toEqual(first);
    expect((await get('sync-merchant?merchantId=1002')).status).toBe(404);
    expect((await (await as(sandbox, 'auditor')).get('sync-merchant?merchantId=1001')).status).toBe(403);
  });
});
