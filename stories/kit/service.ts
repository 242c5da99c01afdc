import type { Sandbox } from '#sandbox/api.ts';

let calls = 0;

/** Calls the service as a given user, without the portal: a POST with a body, unless `method` says otherwise. */
export async function callAs<Data>(
  sandbox: Sandbox,
  userName: string,
  path: string,
  body?: object,
  method = 'POST',
): Promise<Data> {
  const { accessToken } = await sandbox.signInAs(userName);
  const headers = {
    Authorization: `Bearer ${accessToken}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': `story-${++calls}`,
  };
  const init = body ? { method, headers, body: JSON.stringify(body) } : { headers };
  const answer = await sandbox.handle(new Request(new URL(`/api/v1/${path}`, location.origin), init));
  return ((await answer.json()) as { data: Data }).data;
}
