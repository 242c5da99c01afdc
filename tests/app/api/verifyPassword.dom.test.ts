// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { configureClient } from '#app/api/http/client.ts';
import { verifyPassword } from '#app/api/users.ts';

async function verify(answer: unknown): Promise<'confirmed' | 'refused'> {
  const fetch = async () => new Response(JSON.stringify(answer), { status: 200 });
  configureClient({ apiUrl: '/api/v1', authFetch: fetch, fetch, locale: () => 'vi' });
  return verifyPassword('1001', 'Demo@2026').then(
    () => 'confirmed',
    () => 'refused',
  );
}

it.each([{ data: null }, {}, { data: true }, { data: {} }])(
  'a 200 with %j confirms the password',
  async (answer) => {
    expect(await verify(answer)).toBe('confirmed');
  },
);

it.each([{ data: false }, { data: 'true' }, { data: 0 }, { data: { valid: false } }, { data: [] }])(
  'a 200 with %j does not confirm it',
  async (answer) => {
    expect(await verify(answer)).toBe('refused');
  },
);
