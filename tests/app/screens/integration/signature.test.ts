/*
 * The signature compared with published vectors and Node's own HMAC, and the snippets run against a server that
 * verifies it.
 */
import { execFile } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, hmac, textToSign } from '#app/screens/integration/signature/signature.ts';
import { factsOf, SNIPPETS } from '#app/screens/integration/signature/snippetText.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the signature', () => {
  it.each([
    // RFC 4231, cases 1 and 2; the third is the common example on web pages about HMAC.
    ['\x0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      'Jefe',
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      'key',
      'The quick brown fox jumps over the lazy dog',
      'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
    ],
  ])('matches the vector with the key %j', async (key, text, signature) => {
    expect(await hmac(key, text)).toBe(signature);
  });

  it('equals Node’s for any key and text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1, maxLength: 200, unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        async (key, text) => {
          expect(await hmac(key, text)).toBe(createHmac('sha256', key).update(text).digest('hex'));
        },
      ),
    );
  });

  it('covers four lines', async () => {
    const call = {
      method: 'post',
      path: '/payment?a=1',
      timestamp: '1795161600',
      body: '{"content":"Cà phê"}',
    };
    const digest = sha256(call.body);
    expect(await textToSign(call)).toBe(`POST\n/payment?a=1\n1795161600\n${digest}`);
    expect(await textToSign({ ...call, body: '' })).toContain(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
  });

  it('is compared with another, with the difference', async () => {
    const right = await hmac('key', 'text');
    expect(compare(` ${right}\n`, right)).toBe('same');
    expect(compare(right.toUpperCase(), right)).toBe('case');
    expect(compare(Buffer.from(right, 'hex').toString('base64'), right)).toBe('base64');
    expect(compare(right.slice(1), right)).toBe('length');
    expect(compare('0'.repeat(64), right)).toBe('different');
  });
});

describe('a snippet', () => {
  const facts = factsOf('1001', 'https://sandbox.api.example/v1/');

  it.each(SNIPPETS)('in $label is filled, and reads the key from the environment', ({ write }) => {
    const code = write(facts);
    expect(code).toContain('1001');
    expect(code).toContain('https://sandbox.api.example/v1');
    expect(code).toContain('MERCHANT_API_KEY');
    expect(code).not.toMatch(/ak_|undefined|\[object/);
  });

  it.each([
    ["1'; rm -rf /", `https://a.example/';x`],
    ['', ''],
    [undefined, undefined],
    ['1001"', 'javascript:alert(1)'],
  ])('contains nothing that would break out of its quotes: %j, %j', (merchantId, baseUrl) => {
    expect(factsOf(merchantId, baseUrl)).toEqual({ merchantId: 'MERCHANT_ID', baseUrl: 'https://BASE_URL' });
  });

  it('in Node.js signs as the portal does', async () => {
    const key = 'ak_test_7f9c';
    const seen: { signature: unknown; expected: string; merchant: unknown }[] = [];
    const server = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const { headers, method = '', url: path = '' } = request;
      const text = await textToSign({
        method,
        path,
        timestamp: String(headers['x-timestamp']),
        body: Buffer.concat(parts).toString(),
      });
      const expected = await hmac(key, text);
      seen.push({ signature: headers['x-signature'], expected, merchant: headers['x-merchant-id'] });
      response.end('{}');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const folder = await mkdtemp(join(tmpdir(), 'snippet-'));
    try {
      const { port } = server.address() as AddressInfo;
      const code = SNIPPETS.find(({ id }) => id === 'node')?.write(
        factsOf('1001', `http://127.0.0.1:${port}`),
      );
      await writeFile(join(folder, 'call.mjs'), code ?? '');
      await promisify(execFile)(process.execPath, [join(folder, 'call.mjs')], {
        env: { ...process.env, MERCHANT_API_KEY: key },
      });
    } finally {
      server.close();
      await rm(folder, { recursive: true });
    }
    expect(seen).toHaveLength(1);
    expect(seen[0]?.signature).toBe(seen[0]?.expected);
    expect(seen[0]?.merchant).toBe('1001');
  });
});
