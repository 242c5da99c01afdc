import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from '#sandbox/api.ts';
import { createDoor } from '#sandbox/server/door.ts';
import { createServices } from '#sandbox/server/services.ts';
import './kit.ts';
import type { Wire } from './kit.ts';

let folder: string;
let servers: Server[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-server-'));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await close(server);
  rmSync(folder, { recursive: true });
});

function close(server: Server): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}

/** The sandbox's middleware over real HTTP; requests that it passes on get a 418. */
async function open(faults: Fault[] = []) {
  const host = createServices({ folder, faults, announce: () => undefined });
  const door = createDoor(host);
  const server = createServer((incoming, outgoing) => {
    door(incoming, outgoing, () => outgoing.writeHead(418).end());
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const enter = async (userName: string) => {
    const { accessToken } = await (await host.get()).sandbox.signInAs(userName);
    return { headers: { Authorization: `Bearer ${accessToken}` } };
  };
  const json = async (path: string, init?: RequestInit): Promise<{ status: number; body: Wire }> => {
    const response = await fetch(`${url}${path}`, init);
    return { status: response.status, body: await response.json() };
  };
  return { server, port, url, enter, json };
}

/** Sends a request with any Host header, which `fetch` does not allow. */
function statusOf(port: number, path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port, path, headers }, (incoming) => {
      incoming.resume();
      resolve(incoming.statusCode);
    });
    outgoing.on('error', reject).end();
  });
}

/** Sends raw text, and returns the response until the connection closes. */
function linesOf(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', () => undefined);
  });
}

it('passkeys are offered at localhost only: browsers accept none at an IP address', async () => {
  const { port } = await open();
  const heard = (name: string) =>
    linesOf(port, `GET /config.json HTTP/1.1\r\nHost: ${name}:${port}\r\nConnection: close\r\n\r\n`);
  expect(await heard('localhost')).toContain('"passkeys":true');
  expect(await heard('127.0.0.1')).toContain('"passkeys":false');
});

describe('who may call', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])('this machine as %s', async (name) => {
    const { port } = await open();
    expect(await statusOf(port, '/config.json', { Host: `${name}:${port}` })).toBe(200);
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    '192.168.1.10',
    '127.0.0.1.nip.io',
    '[::2]',
    'x@127.0.0.1',
    '127.0.0.1:x',
  ])('not under the name %s', async (Host) => {
    const { port } = await open();
    for (const path of ['/api/v1/user/mine/info', '/idp/', '/__sandbox/requests', '/config.json'])
      expect(await statusOf(port, path, { Host })).toBeOneOf([400, 403]);
  });

  // Node's own client replaces an empty Host, so these requests are raw text.
  it.each(['HTTP/1.1\r\nHost:', 'HTTP/1.1\r\nHost: ', 'HTTP/1.0'])('not without a host: %j', async (head) => {
    const { port } = await open();
    const heard = await linesOf(port, `GET /config.json ${head}\r\nConnection: close\r\n\r\n`);
    expect(heard).toMatch(/^HTTP\/1.1 403 /);
  });

  it('not pages of another site', async () => {
    const { port } = await open();
    const from = (Origin: string) =>
      statusOf(port, '/__sandbox/requests', { Host: `localhost:${port}`, Origin });
    expect(await from(`http://localhost:${port}`)).toBe(200);
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example'])
      expect(await from(origin)).toBe(403);
  });

  it('not other machines', async () => {
    const host = createServices({ folder, faults: [], announce: () => undefined });
    const door = createDoor(host);
    const server = createServer((incoming, outgoing) => {
      // Replace the peer's address by that of another machine.
      Object.defineProperty(incoming.socket, 'remoteAddress', { value: '192.168.1.20' });
      door(incoming, outgoing, () => outgoing.writeHead(418).end());
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await statusOf(port, '/config.json', { Host: `localhost:${port}` })).toBe(403);
    expect(await statusOf(port, '/', { Host: `localhost:${port}` })).toBe(418);
  });
});

describe('bodies and lines', () => {
  const large = { headers: { 'Content-Type': 'application/json' }, method: 'POST' };

  it('refuses a large body, announced or not', async () => {
    const { url, json } = await open();
    const body = JSON.stringify({ token: 'x'.repeat(1_100_000) });
    const refused = await json('/api/v1/refresh-token', { ...large, body });
    expect([refused.status, refused.body.code]).toEqual([413, 'BODY_TOO_LARGE']);

    // Never ends: a server that waits for the end never responds.
    const chunk = new Uint8Array(1_000_000).fill(32);
    const stream = new ReadableStream({
      pull: async (controller) => {
        await setTimeout(5);
        controller.enqueue(chunk);
      },
    });
    const endless = await fetch(`${url}/api/v1/refresh-token`, {
      ...large,
      body: stream,
      duplex: 'half',
    } as RequestInit)
      .then(({ status }) => status)
      // A client that is still sending may see the closed connection before the response.
      .catch(() => 413);
    expect(endless).toBe(413);
    expect((await json('/config.json')).status).toBe(200);
  });
});
