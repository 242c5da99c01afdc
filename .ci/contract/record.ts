/* Records the path template, verb and schema of each call in `calls.ts`. */
import type * as v from 'valibot';
import { bilingual, count, flag, id, label, moment, money, tally, text } from '#app/api/http/shapes.ts';
import { type At, CALLS, type Call, OTHERS } from './calls.ts';
import { type Recorded, recorder } from './recorder.ts';

export interface Operation {
  call: Call;
  recorded: Recorded;
  /** With `{m}`, `{s}`, `{id}` and `{apiKey}` as parameters. */
  path: string;
}

export { type Call, GIVEN } from './calls.ts';

/** The building blocks of every schema, by name. */
export const SHAPES = {
  ...{ Id: id, Text: text, Label: label, Bilingual: bilingual, Flag: flag },
  ...{ Money: money, Moment: moment, Count: count, Tally: tally },
};

const named = new Proxy({} as At['ids'], {
  get: (_, name) => (name === 'apiKey' ? '{apiKey}' : '{id}'),
});

async function note(call: Call, storeId?: string): Promise<Operation> {
  recorder.call = undefined;
  const scope = { merchantId: '{m}', storeId };
  const at = { scope, ids: named, now: 1, password: 'x', idToken: 'x', refreshToken: 'x' };
  await Promise.resolve(call.ask(at)).catch(() => undefined);
  const { call: recorded } = recorder as { call: Recorded | undefined };
  if (!recorded) throw new Error(`${call.name} made no call.`);
  const path = decodeURIComponent(`/${recorded.path.replace(/^\//, '')}`);
  return { call, recorded, path };
}

/** Every call, and again for one store if its path names it. */
export async function operations(): Promise<Operation[]> {
  const all: Operation[] = [];
  for (const call of CALLS) {
    const everywhere = await note(call);
    const inStore = await note(call, '{s}');
    all.push(everywhere);
    if (inStore.path !== everywhere.path) all.push(inStore);
    // If the path names no store, the query may.
    else everywhere.recorded.query = inStore.recorded.query ?? everywhere.recorded.query;
  }
  return all;
}

const modules = import.meta.glob<Record<string, unknown>>(
  ['/app/api/*.ts', '/app/api/session/session.ts', '!/app/api/statusGroups.ts'],
  { eager: true },
);

/** Functions of `app/api` that are missing from both the calls and the others. */
export function forgotten(): string[] {
  const known = new Set([...CALLS.map(({ name }) => name), ...Object.keys(OTHERS)]);
  return Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter(([name, value]) => typeof value === 'function' && !/^[A-Z]/.test(name) && !known.has(name))
    .map(([name]) => name);
}

/** The schema of the entries, if a pipe reads them one by one. */
export function eachOf(schema: unknown): v.GenericSchema | undefined {
  const { pipe } = schema as { pipe?: readonly { type: string; metadata?: { each?: v.GenericSchema } }[] };
  return pipe?.find(({ type }) => type === 'metadata')?.metadata?.each;
}
