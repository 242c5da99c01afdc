import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { memoryJournal } from '#sandbox/journal.ts';
import { as, clockedSandbox, NOON, send, type Wire } from './kit.ts';

const claimsOf = (token: string): Wire =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));

const withToken = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

/** Removes the signature and sets `alg` to none: the classic forgery. */
function unsigned(token: string): string {
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  return `${header}.${token.split('.')[1]}.`;
}

describe('access tokens', () => {
  it('contain id and userName, and are valid for 15 minutes', async () => {
    const { sandbox, clock } = clockedSandbox();
    const { session, get } = await as(sandbox, 'cashier');
    expect(claimsOf(session.accessToken)).toMatchObject({
      id: session.id,
      userName: 'cashier',
      exp: NOON + 900,
    });
    clock.at += 899;
    expect((await get('user/mine/info')).status).toBe(200);
    clock.at += 1;
    const late = await get('user/mine/info');
    expect([late.status, late.body.code]).toEqual([401, 'TOKEN_EXPIRED']);
  });

  it('are required on every call except sign-in, refresh and sign-out', async () => {
    const { sandbox } = clockedSandbox();
    for (const path of ['user/mine/info', 'user/mine/scopes', 'merchant/mine/auth', 'merchants/1001/stores'])
      expect((await send(sandbox, 'GET', path)).status).toBe(401);
  });

  it('are refused when tampered with, unsigned, signed by another key, of another kind, or of another server', async () => {
    const { sandbox } = clockedSandbox();
    const { session } = await as(sandbox, 'limited');
    const [head, payload, signature] = session.accessToken.split('.');
    const admin = { ...claimsOf(session.accessToken), id: '9001', sub: '9001', userName: 'admin' };
    const stranger = await clockedSandbox().sandbox.signInAs('limited');
    const edited = Buffer.from(JSON.stringify(admin)).toString('base64url');
    const otherKey = createHmac('sha256', Buffer.alloc(32)).update(`${head}.${edited}`).digest('base64url');
    const tokens = [
      `${head}.${edited}.${signature}`,
      `${head}.${payload}.${signature?.slice(0, -4)}AAAA`,
      unsigned(session.accessToken),
      `${head}.${edited}.${otherKey}`,
      session.refreshToken,
      stranger.accessToken,
      'x',
      'a.b.c',
    ];
    for (const token of tokens)
      expect((await send(sandbox, 'GET', 'user/mine/info', withToken(token))).status).toBe(401);
    expect((await send(sandbox, 'GET', 'user/mine/info', withToken(session.accessToken))).status).toBe(200);
  });
});

describe('refresh', () => {
  const refresh = (sandbox: Parameters<typeof send>[0], token: unknown, path = 'refresh-token') =>
    send(sandbox, 'POST', path, { body: { token } });

  it.each(['refresh-token', 'auth/refresh'])('%s gives a new pair', async (path) => {
    const { sandbox, clock } = clockedSandbox();
    const first = await sandbox.signInAs('manager');
    clock.at += 1000;
    const { status, data } = await refresh(sandbox, first.refreshToken, path);
    expect(status).toBe(200);
    expect(data).toMatchObject({ id: first.id, userType: 'SUB_MERCHANT', merchantId: '1001', storeId: null });
    expect(data.accessToken).not.toBe(first.accessToken);
    expect(data.refreshToken).not.toBe(first.refreshToken);
    expect((await send(sandbox, 'GET', 'user/mine/info', withToken(data.accessToken))).status).toBe(200);
  });

  it('accepts the replaced token for a minute; later it counts as stolen', async () => {
    const { sandbox, clock } = clockedSandbox();
    const first = await sandbox.signInAs('manager');
    const second = (await refresh(sandbox, first.refreshToken)).data;
    clock.at += 60;
    const graced = await refresh(sandbox, first.refreshToken);
    expect(graced.status).toBe(200);
    expect(claimsOf(graced.data.refreshToken).turn).toBe(claimsOf(second.refreshToken).turn);
    clock.at += 1;
    const stolen = await refresh(sandbox, first.refreshToken);
    expect([stolen.status, stolen.body.code]).toEqual([401, 'REFRESH_TOKEN_INVALID']);
    // The session has ended for the thief and for the owner.
    expect((await refresh(sandbox, second.refreshToken)).status).toBe(401);
    expect((await send(sandbox, 'GET', 'user/mine/info', withToken(second.accessToken))).status).toBe(401);
  });

  it('ends twelve hours after the sign-in, however often it was refreshed', async () => {
    const { sandbox, clock } = clockedSandbox();
    const first = await sandbox.signInAs('manager');
    clock.at += 12 * 3600 - 1;
    const { status, data } = await refresh(sandbox, first.refreshToken);
    expect(status).toBe(200);
    clock.at += 1;
    expect((await refresh(sandbox, data.refreshToken)).status).toBe(401);
    expect((await send(sandbox, 'GET', 'user/mine/info', withToken(data.accessToken))).status).toBe(401);
  });

  it('refuses access tokens, garbage, and a body without a token', async () => {
    const { sandbox } = clockedSandbox();
    const { accessToken } = await sandbox.signInAs('manager');
    expect((await refresh(sandbox, accessToken)).status).toBe(401);
    expect((await refresh(sandbox, 'x')).status).toBe(401);
    const missing = await refresh(sandbox, undefined);
    expect([missing.status, missing.body.errorMessages[0].field]).toEqual([400, 'token']);
    expect((await refresh(sandbox, 7)).status).toBe(400);
  });
});

describe('sign-out', () => {
  it('ends the session on the server, without a living access token', async () => {
    const { sandbox, clock } = clockedSandbox();
    const session = await sandbox.signInAs('manager');
    clock.at += 3600;
    const body = { token: session.refreshToken };
    expect((await send(sandbox, 'POST', 'auth/logout', { body })).status).toBe(200);
    expect((await send(sandbox, 'POST', 'refresh-token', { body })).status).toBe(401);
    expect((await send(sandbox, 'POST', 'auth/logout', { body })).status).toBe(200);
  });

  it('does not affect other sessions of the same user', async () => {
    const { sandbox } = clockedSandbox();
    const [one, other] = [await sandbox.signInAs('manager'), await as(sandbox, 'manager')];
    await send(sandbox, 'POST', 'auth/logout', { body: { token: one.refreshToken } });
    expect((await send(sandbox, 'GET', 'user/mine/info', withToken(one.accessToken))).status).toBe(401);
    expect((await other.get('user/mine/info')).status).toBe(200);
  });
});

describe('sign-in', () => {
  it('exchanges an id token that the identity provider confirms', async () => {
    const { sandbox } = clockedSandbox({
      verifyIdToken: async (token) => (token === 'good' ? { userName: 'auditor' } : null),
    });
    const enter = (idToken: string) => send(sandbox, 'POST', 'auth/callback/cognito', { body: { idToken } });
    const { data } = await enter('good');
    expect(data).toMatchObject({ userType: 'SUB_MERCHANT', merchantId: '1001', storeId: null });
    expect((await send(sandbox, 'GET', 'user/mine/info', withToken(data.accessToken))).data.userName).toBe(
      'auditor',
    );
    expect((await enter('bad')).status).toBe(401);
    expect((await send(sandbox, 'POST', 'auth/callback/cognito', { body: {} })).status).toBe(400);
  });

  it('is refused without an identity provider, and for an unknown user', async () => {
    const body = { idToken: 'any' };
    const none = clockedSandbox().sandbox;
    const stranger = clockedSandbox({ verifyIdToken: async () => ({ userName: 'stranger' }) }).sandbox;
    expect((await send(none, 'POST', 'auth/callback/cognito', { body })).status).toBe(401);
    expect((await send(stranger, 'POST', 'auth/callback/cognito', { body })).status).toBe(401);
    await expect(none.signInAs('stranger')).rejects.toThrow('stranger');
  });
});

describe('own password', () => {
  it('is checked against the rules and passed to the identity provider', async () => {
    const changes: string[][] = [];
    const { sandbox } = clockedSandbox({ setPassword: (...change) => changes.push(change) });
    const { call } = await as(sandbox, 'manager');
    const put = (newPassword: unknown) => call('PUT', 'user/mine/update-password', { newPassword });
    for (const weak of ['Demo@26', 'demo@20267', 'Demo@demo', 'Demo20267', 'Demo@202620262026', '', 7]) {
      const { status, body } = await put(weak);
      expect([status, body.errorMessages[0].field]).toEqual([400, 'newPassword']);
    }
    expect((await put('Moi-Tinh7')).status).toBe(200);
    expect(changes).toEqual([['manager', 'Moi-Tinh7']]);
  });
});

describe('after a restart', () => {
  it('sessions continue, revoked ones stay revoked, replaced tokens stay replaced', async () => {
    const journal = memoryJournal();
    const first = clockedSandbox({ journal });
    const kept = await first.sandbox.signInAs('manager');
    const ended = await first.sandbox.signInAs('cashier');
    await send(first.sandbox, 'POST', 'auth/logout', { body: { token: ended.refreshToken } });
    await send(first.sandbox, 'POST', 'refresh-token', { body: { token: kept.refreshToken } });

    const second = clockedSandbox({ journal });
    expect((await send(second.sandbox, 'GET', 'user/mine/info', withToken(kept.accessToken))).status).toBe(
      200,
    );
    expect((await send(second.sandbox, 'GET', 'user/mine/info', withToken(ended.accessToken))).status).toBe(
      401,
    );
    second.clock.at += 61;
    const replay = await send(second.sandbox, 'POST', 'refresh-token', {
      body: { token: kept.refreshToken },
    });
    expect(replay.status).toBe(401);
  });
});
