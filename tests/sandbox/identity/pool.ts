import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { afterAll } from 'vitest';
import { WAYS_IN } from '#sandbox/accounts.ts';
import { type CredentialStore, createIdentity, type IdentityUser } from '#sandbox/identity.ts';

// Amplify warns about every endpoint that is not Amazon's.
ConsoleLogger.LOG_LEVEL = 'ERROR';

export const POOL_ID = 'ap-southeast-1_Test0001';
export const CLIENT_ID = 'test-client';

const person = (userName: string, password: string, more: Partial<IdentityUser> = {}): IdentityUser => ({
  userName,
  password,
  sub: `sub-${userName}`,
  email: 'demo@example.vn',
  ...more,
});
export const ADMIN = person('admin', 'Demo@2026');
export const UNICODE = person('nguyễn.thị.ánh', 'Mật-Khẩu@1');
export const DISABLED = person('disabled', 'Demo@2026', { disabled: true });
export const NEWCOMER = person('newcomer', 'Temp@2026', { temporary: true });
/** A user with a challenge that Amplify does not know. */
export const FUTURE = person('future', 'Demo@2026', { wayIn: { challenge: 'FACE_SCAN' } });
const users = [ADMIN, UNICODE, DISABLED, NEWCOMER, FUTURE, ...WAYS_IN];

const closers: (() => void)[] = [];
afterAll(() => {
  for (const close of closers) close();
});

/** Starts a pool over HTTP until the test file ends, and configures Amplify for it, with tokens in memory. */
export async function startPool(store?: CredentialStore) {
  // Starts at the real time, because the client uses the real clock.
  const clock = { now: Math.floor(Date.now() / 1000) };
  const lines: string[] = [];
  const identity = await createIdentity({
    users,
    poolId: POOL_ID,
    clientId: CLIENT_ID,
    now: () => clock.now,
    announce: (line) => lines.push(line),
    ...(store && { store }),
  });
  /** The client's requests, so that a test can repeat them. */
  const sent: { target: string; body: string; url: string }[] = [];
  let endpoint = '';
  const server = createServer(async (incoming, outgoing) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    sent.push({ target: String(incoming.headers['x-amz-target']), body, url: endpoint });
    const { url, method, headers } = incoming;
    const request = new Request(`http://localhost${url}`, {
      method,
      headers: headers as Record<string, string>,
      ...(body && { body }),
    });
    const answer = await identity.handle(request);
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });

  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const items = new Map<string, string>();
  Amplify.configure({
    Auth: { Cognito: { userPoolId: POOL_ID, userPoolClientId: CLIENT_ID, userPoolEndpoint: endpoint } },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void items.set(key, value),
    getItem: async (key) => items.get(key) ?? null,
    removeItem: async (key) => void items.delete(key),
    clear: async () => items.clear(),
  });
  return { identity, endpoint, clock, lines, sent };
}

/** Signs in like the portal. Resolves to the name of the next step. */
export async function enter(userName: string, password: string): Promise<string> {
  return (await enterTo(userName, password)).signInStep;
}

/** Like `enter`, but resolves to the whole step. */
export async function enterTo(userName: string, password = 'Demo@2026') {
  await signOut();
  return (await signIn({ username: userName, password })).nextStep;
}

/** The code at the end of the last announced line. */
export const announcedCode = (lines: readonly string[]) => /: (\d{6})$/.exec(lines.at(-1) ?? '')?.[1] ?? '';

/** A code that differs from this one. */
export const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

export async function tokens() {
  const { tokens } = await fetchAuthSession();
  return { access: tokens?.accessToken.toString() ?? '', id: tokens?.idToken?.toString() ?? '' };
}
