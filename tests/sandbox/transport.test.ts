import { describe, expect, it } from 'vitest';
import { as, clockedSandbox, LIST, send } from './kit.ts';

const manager = async () => as(clockedSandbox().sandbox, 'manager');

describe('paths and methods', () => {
  it.each(['', 'nothing', 'merchants/1001/nothing', 'user/mine/info/', '%E0%A4%A'])(
    '%s is unknown',
    async (path) => {
      const { status, body } = await (await manager()).get(path);
      expect([status, body.code]).toEqual([404, 'UNKNOWN_PATH']);
    },
  );

  it('names the methods of a path that lacks the one asked for', async () => {
    const { call } = await manager();
    const { status, headers, body } = await call('DELETE', `${LIST}/GD26112010001`);
    expect([status, headers.get('Allow'), body.code]).toEqual([405, 'GET, PUT', 'METHOD_NOT_ALLOWED']);
    expect((await call('POST', LIST, {})).status).toBe(405);
  });
});

describe('every answer', () => {
  it('is JSON, is not kept, and echoes the request id', async () => {
    const { get } = await manager();
    for (const path of [LIST, 'nothing']) {
      const { headers } = await get(path, { 'X-Request-Id': 'req-7f3a' });
      expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Request-Id')).toBe('req-7f3a');
    }
  });

  it('has an id of its own when the request has none, or a strange one', async () => {
    const { get } = await manager();
    const uuid = /^[0-9a-f-]{36}$/;
    expect((await get(LIST)).headers.get('X-Request-Id')).toMatch(uuid);
    expect((await get(LIST, { 'X-Request-Id': '<b>' })).headers.get('X-Request-Id')).toMatch(uuid);
    expect((await get(LIST, { 'X-Request-Id': 'x'.repeat(200) })).headers.get('X-Request-Id')).toMatch(uuid);
  });

  it.each([
    ['vi', 'Không tìm thấy dữ liệu'],
    ['en', 'Not found'],
    ['en-GB,en;q=0.9,vi;q=0.5', 'Not found'],
    ['fr,en', 'Not found'],
    ['fr', 'Không tìm thấy dữ liệu'],
  ])('speaks the language of %s', async (language, message) => {
    const { get } = await manager();
    expect((await get('merchant/9999', { 'Accept-Language': language })).body).toEqual({
      message,
      code: 'NOT_FOUND',
    });
  });
});

describe('bodies', () => {
  const post = (body: unknown, type = 'application/json') =>
    send(clockedSandbox().sandbox, 'POST', 'refresh-token', { body, headers: { 'Content-Type': type } });

  it.each([
    ['{"token":', 400, 'BAD_JSON'],
    ['', 400, 'BAD_JSON'],
    ['[1]', 400, 'INVALID_REQUEST'],
    ['null', 400, 'INVALID_REQUEST'],
    ['"text"', 400, 'INVALID_REQUEST'],
    [JSON.stringify({ token: 'x'.repeat(1_000_001) }), 413, 'BODY_TOO_LARGE'],
    ['{"token":"x"}', 401, 'REFRESH_TOKEN_INVALID'],
  ])('%.30s: %i', async (text, status, code) => {
    const answer = await post(text);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('are JSON by their type too', async () => {
    expect((await post('token=x', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post('{"token":"x"}', 'application/json; charset=utf-8')).status).toBe(401);
  });
});
