import type { IncomingMessage } from 'node:http';

const LOOPBACK_PEER = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
/** Matched as it is written: parsing it would forgive more than a browser ever sends. */
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

const isLocalOrigin = (origin: string): boolean => LOCAL_HOST.test(origin.replace(/^https?:\/\//, ''));

/**
 * Whether a call may reach the sandbox: from this machine, asked for by one of its own names (another name that points here is DNS
 * rebinding), and not sent by a page of another site.
 */
export function isLocalCall({ socket, headers }: IncomingMessage): boolean {
  const { host, origin } = headers;
  return (
    LOOPBACK_PEER.test(socket.remoteAddress ?? '') &&
    LOCAL_HOST.test(host ?? '') &&
    (origin === undefined || isLocalOrigin(origin))
  );
}
