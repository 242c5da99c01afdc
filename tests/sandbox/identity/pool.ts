import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll } from 'vitest';
import { createIdentity, type Identity, type IdentityOptions, type IdentityUser } from '#sandbox/identity.ts';

// The client's notice about Node's next version, once per file, would hide what a test says.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

export const POOL_ID = 'ap-southeast-1_Test0001';
export const CLIENT_ID = 'test-client';

const person = (userName: string, password: string, more: Partial<IdentityUser> = {}): IdentityUser => ({
  userName,
  password,
  sub: `sub-${userName}`,
  email: `${userName.normalize('NFD').replace(/[^a-z]/g, '')}@example.vn`,
  ...more,
});

export const ADMIN = person('admin', 'Demo@2026');
export const CASHIER = person('cashier', 'Quay#So1');
const UNICODE = person('nguyễn.thị.ánh', 'Mật-Khẩu@1');
export const DISABLED = person('disabled', 'Demo@2026', { disabled: true });
export const NEWCOMER = person('newcomer', 'Temp@2026', { temporary: true });
export const USERS = [ADMIN, CASHIER, UNICODE, DISABLED, NEWCOMER];

const closers: (() => void)[] = [];

afterAll(() => {
  for (const close of closers) close();
});

/** A node:http server on a free port that adapts to `handle`, as the development server does. */
async function listen(identity: Identity): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = await identity.handle(
      new Request(`http://localhost${request.url}`, {
        method: request.method,
        headers: request.headers as Record<string, string>,
        body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
      }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/**
 * A running pool until the end of the test file (its key takes a third of a second, so tests share one where they can): the client of the real service pointed at it, a clock that the test moves (unix seconds,
 * from the real time on, since the client's own tools look at the real clock), and the lines it announced.
 * It allows the flow without SRP, in which a sign-in costs the client nothing, for tests of something else.
 */
export async function startPool(options: Partial<IdentityOptions> = {}) {
  const clock = { now: Math.floor(Date.now() / 1000) };
  const lines: string[] = [];
  const identity = await createIdentity({
    users: USERS,
    poolId: POOL_ID,
    clientId: CLIENT_ID,
    now: () => clock.now,
    announce: (line) => lines.push(line),
    allowUserPasswordAuth: true,
    ...options,
  });
  const endpoint = await listen(identity);
  const client = new CognitoIdentityProviderClient({
    endpoint,
    region: 'ap-southeast-1',
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
    maxAttempts: 1,
  });
  closers.push(() => client.destroy());
  return { identity, endpoint, client, clock, lines };
}
