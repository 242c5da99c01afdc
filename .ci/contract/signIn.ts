/* Signs in like the portal, for a script: with the user pool of a config.json. */
import { configureClient } from '#app/api/http/client.ts';
import { exchange } from '#app/api/session/session.ts';
import { parseConfig } from '#app/config.ts';
import { configureIdentity, signIn as signInAt } from '#app/identity/cognito.ts';

/** @throws the message of the identity service or the merchant API */
export async function signIn(base: string, configUrl: string, user: string, password: string) {
  const answer = await fetch(configUrl);
  if (!answer.ok) throw new Error(`${configUrl} answers ${answer.status}.`);
  // The identity service of a sandbox has the same origin as its config.json.
  Object.assign(globalThis, { location: new URL(configUrl) });
  configureIdentity(parseConfig(await answer.json()));
  const step = await signInAt(user, password);
  if (step.step !== 'done') throw new Error(`${user} has to choose another password first.`);
  configureClient({ apiUrl: base, authFetch: fetch, fetch, locale: () => 'vi' });
  return { idToken: step.idToken, ...(await exchange(step.idToken)) };
}
