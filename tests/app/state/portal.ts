import * as v from 'valibot';
import { createSessionStore, SessionRecordSchema } from '#app/api/session/sessionStore.ts';
import { parseConfig } from '#app/config.ts';
import { createPortal } from '#app/main.tsx';
import { createSandbox, type Sandbox } from '#sandbox/api.ts';

const config = parseConfig({
  apiUrl: '/api/v1',
  cognito: { userPoolId: 'ap-southeast-1_Portal', clientId: 'portal' },
});

/** The state of the portal over a sandbox, wired as the page wires it, without anything drawn. */
export async function openState(userName?: string, sandbox = createSandbox({ rows: 10 })) {
  const session = createSessionStore();
  const signIn = async (name: string) =>
    session.start(v.parse(SessionRecordSchema, await sandbox.signInAs(name)), false);
  if (userName) await signIn(userName);
  const fetch: typeof globalThis.fetch = (input, init) =>
    sandbox.handle(new Request(new URL(String(input), location.href), init));
  const { store } = createPortal({ config, session, fetch });
  return { sandbox, session, signIn, store };
}

/** Calls that the sandbox was asked, as `METHOD path?query`. */
export const asked = (sandbox: Sandbox) =>
  sandbox.requests().map(({ method, path, query }) => `${method} ${path}${query && `?${query}`}`);
