import { describe, expect, it } from 'vitest';
import { as, clockedSandbox, LIST, send } from './kit.ts';

const manager = async () => as(clockedSandbox().sandbox, 'manager');

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
});

describe('bodies', () => {
  const post = (body: unknown, type = 'application/json') =>
    send(clockedSandbox().sandbox, 'POST', 'refresh-token', { body, headers: { 'Content-Type': type } });

  it('are JSON by their type too', async () => {
    expect((await post('token=x', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post('{"token":"x"}', 'application/json; charset=utf-8')).status).toBe(401);
  });
});
