import { ConsoleLogger } from 'aws-amplify/utils';
import { vi } from 'vitest';
import { parseConfig } from '#app/config.ts';
import * as cognito from '#app/identity/cognito.ts';
import { everybody } from '#sandbox/accounts.ts';
import type { WayIn } from '#sandbox/identity/wayIn.ts';
import { createIdentity } from '#sandbox/identity.ts';
import '#tests/sandbox/identity/nativePowers.ts';
import type { Authenticator } from '#tests/sandbox/identity/authenticator.ts';
import { plugIn } from './screens/passkeyDevice.ts';

// It warns of every endpoint that is not Amazon's.
ConsoleLogger.LOG_LEVEL = 'ERROR';

/** Of a portal whose pool takes passkeys. */
export const poolConfig = {
  ...{ passkeys: true, idempotency: true },
  cognito: {
    region: 'ap-southeast-1',
    userPoolId: 'ap-southeast-1_Sandbox01',
    clientId: 'merchant-portal',
    endpoint: 'http://localhost:3000/idp/',
    flow: 'USER_SRP_AUTH' as const,
  },
};

interface PoolOptions {
  wayIn?: WayIn;
  /** What the person registered there, and holds. */
  device?: Authenticator;
}

/**
 * The sandbox's user pool behind the page's own `fetch` until the test ends, with one person in it: Amplify itself asks it.
 * `network` may be replaced; `plugged` is the device.
 */
export async function openPool(userName: string, { wayIn, device }: PoolOptions = {}) {
  const person = everybody().find((one) => one.userName === userName)!;
  const identity = await createIdentity({
    users: [{ ...person, ...(wayIn && { wayIn }) }],
    now: () => Date.now() / 1000,
    announce: () => undefined,
  });
  const pool = {
    network: (request: Request) => identity.handle(request),
    plugged: device && plugIn(device),
  };
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    pool.network(new Request(input, init)),
  );
  cognito.configureIdentity(parseConfig({ apiUrl: '/api/v1', ...poolConfig }));
  if (device) {
    await cognito.signIn(userName, 'Demo@2026');
    await cognito.addPasskey();
    await cognito.forgetIdentity();
  }
  return pool;
}
