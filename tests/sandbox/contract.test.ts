/*
 * Checks the sandbox against docs/openapi.yaml with an independent validator: every call of the portal, then random
 * requests. The other tests of this folder check each response as well (`kit.ts`).
 */
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { bilingual, count, flag, id, label, moment, money, tally, text } from '#app/api/http/shapes.ts';
import { createSandbox } from '#sandbox/api.ts';
import type { Operation, Schema } from '../../.ci/contract/contract.ts';
import { walk } from '../../.ci/contract/walk.ts';
import { as, BUSINESS, clockedSandbox, contract, expectContract, NOON, request } from './kit.ts';

const seen = new Set<string>();

describe('every call of the portal', () => {
  const everyCall = async (storeId?: string) => {
    const sandbox = createSandbox({ now: () => NOON, verifyIdToken: async (userName) => ({ userName }) });
    const session = await sandbox.signInAs('admin');
    return walk({
      apiUrl: 'http://sandbox.example/api/v1',
      fetch: (input, init) => sandbox.handle(new Request(input, init)),
      token: session.accessToken,
      at: {
        scope: { merchantId: BUSINESS, storeId },
        ...{ now: NOON, password: 'Demo@2026', idToken: 'admin', refreshToken: session.refreshToken },
      },
      writes: true,
      ends: true,
    });
  };

  it.each([
    ['of the business', undefined],
    ['of one store', '11004'],
  ])('%s is answered as the file says', async (_, storeId) => {
    const walked = await everyCall(storeId);
    expect(
      walked.filter(({ skipped }) => skipped).map(({ call, skipped }) => `${call.name}: ${skipped}`),
    ).toEqual([]);
    for (const { call, exchange, error } of walked) {
      expect(error, call.name).toBeUndefined();
      expect(exchange?.status, call.name).toBe(200);
      const path = new URL(exchange?.url ?? '').pathname.slice('/api/v1/'.length);
      const body = JSON.parse(exchange?.text ?? '');
      seen.add(expectContract(exchange?.method ?? '', path, 200, body)?.id ?? '');
    }
  });

  it('is every operation of the file', () => {
    expect(contract.operations.map((one) => one.id).filter((name) => !seen.has(name))).toEqual([]);
  });
});

describe('the file', () => {
  const SHAPES = { Id: id, Text: text, Label: label, Bilingual: bilingual, Flag: flag, Money: money };
  const MORE = { Moment: moment, Count: count, Tally: tally };

  it.each(Object.entries({ ...SHAPES, ...MORE }))(
    'takes for %s what the portal reads, and nothing else',
    (name, schema) => {
      const values = fc.oneof(
        fc.constantFrom(
          null,
          true,
          false,
          0,
          1,
          -1,
          0.5,
          '',
          '0',
          '-1',
          '12',
          '1.5',
          'Y',
          'n',
          'TRUE',
          'x',
          [],
          {},
        ),
        fc.constantFrom(
          1e13,
          253_402_275_599,
          '9'.repeat(12),
          { vi: 'a' },
          { en: 1 },
          { count: 1, amount: '2' },
        ),
        fc.integer(),
        fc.string({ maxLength: 5 }),
      );
      fc.assert(
        fc.property(values, (value) => {
          // No schema can express the check that refuses an empty name and a name without a language.
          const isNamed = name !== 'Bilingual' || JSON.stringify(value)?.match(/[^[\]{}":,]/);
          // Twelve digits can be after the year 9999.
          const isMoment = name !== 'Moment' || Number(value) <= 253_402_275_599;
          if (isNamed && isMoment && value !== '')
            expect(contract.fits(name, value), JSON.stringify(value)).toBe(
              v.safeParse(schema, value).success,
            );
        }),
        { numRuns: 400, seed: 20261120 },
      );
    },
  );
});

/** The refusal statuses of the contract. */
const REFUSALS = [400, 401, 403, 404, 409, 413, 415, 429];

describe('random requests', () => {
  const { sandbox } = clockedSandbox();
  let token = '';
  beforeAll(async () => {
    token = (await as(sandbox, 'admin')).Authorization;
  });

  const odd = fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      '0',
      '-1',
      '1e3',
      '9'.repeat(20),
      'null',
      '__proto__',
      'constructor',
      "' OR 1=1 --",
    ),
    fc.constantFrom(
      '\u0000',
      '\u202Ex',
      '<b>',
      '%',
      '..',
      'x'.repeat(3000),
      '1001',
      '11001',
      ',',
      'SUCCESS,,X',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
  );
  const integer = fc.oneof(fc.integer({ min: 0, max: 2e9 }), fc.constantFrom(-1, 0, 2 ** 53)).map(String);
  const wordOf = ({ type, enum: words, 'x-comma-list': list }: Schema): fc.Arbitrary<string> => {
    if (words) return fc.constantFrom(...words.map(String));
    if (list) return fc.subarray([...list]).map(String);
    return type === 'integer' ? integer : fc.string({ maxLength: 20 });
  };
  const json = fc.oneof(
    odd,
    fc.constantFrom<unknown>(null, true, 0, -1, 0.5, 1e21, [], {}, [null], { $ne: 1 }),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const KNOWN: Record<string, string[]> = { m: [BUSINESS, '1002'], s: ['11001', '11002'] };

  const pathOf = ({ path }: Operation) =>
    fc
      .tuple(
        ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
          fc.oneof(
            { weight: 4, arbitrary: fc.constantFrom(...(KNOWN[name] ?? ['1', 'GD1'])) },
            { weight: 1, arbitrary: odd },
          ),
        ),
      )
      .map((names) => {
        let place = 0;
        return path.slice(1).replace(/\{\w+\}/g, () => encodeURIComponent(String(names[place++])));
      });
  const queryOf = ({ parameters }: Operation) => {
    const asked = parameters.filter((one) => one.in === 'query');
    const values = asked.map(({ schema }) =>
      fc.option(fc.oneof({ weight: 3, arbitrary: wordOf(schema) }, { weight: 1, arbitrary: odd }), {
        nil: undefined,
      }),
    );
    return fc.tuple(...values).map((given) => {
      const pairs = asked.flatMap(({ name }, place) =>
        given[place] === undefined ? [] : [[name, given[place]]],
      );
      return new URLSearchParams(pairs as [string, string][]).toString();
    });
  };
  const bodyOf = ({ body }: Operation): fc.Arbitrary<unknown> => {
    if (!body) return fc.constant(undefined);
    const { schema, example } = body;
    const names = Object.keys(schema.properties ?? schema.anyOf?.[0]?.properties ?? {});
    const patch = fc.dictionary(fc.constantFrom(...names, '__proto__'), json, { maxKeys: 3 });
    return fc.oneof(
      { weight: 6, arbitrary: patch.map((one) => ({ ...(example as object), ...one })) },
      { weight: 2, arbitrary: json },
      { weight: 1, arbitrary: fc.constantFrom('{', '[]', '"x"', '') },
    );
  };

  it.each(contract.operations.map((one) => [one.id, one] as const))(
    '%s answers within the contract',
    async (_, operation) => {
      const statuses = new Set<number>();
      const call = fc.tuple(
        pathOf(operation),
        queryOf(operation),
        bodyOf(operation),
        fc.option(fc.uuid(), { nil: undefined }),
      );
      await fc.assert(
        fc.asyncProperty(call, async ([path, query, body, key]) => {
          const headers = { Authorization: token, ...(key && { 'Idempotency-Key': key }) };
          const sent = request(operation.method, `${path}${query && `?${query}`}`, { body, headers });
          const response = await sandbox.handle(sent);
          statuses.add(response.status);
          expect([200, ...REFUSALS]).toContain(response.status);
          expect(response.headers.get('X-Request-Id')).toBeTruthy();
          const url = new URL(sent.url).pathname.slice('/api/v1/'.length);
          expectContract(operation.method, url, response.status, await response.json());
        }),
        { numRuns: 30, seed: 20261120 },
      );
      expect(statuses.size).toBeGreaterThan(0);
    },
  );
});
