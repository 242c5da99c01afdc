/*
 * The security headers of the built portal, as data: the preview server sends them, `nginx.conf` repeats them, and a
 * test compares both. No nonce: styled-components appends EMPTY style elements, and the hash of the empty string allows
 * nothing else.
 */

const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export interface HeaderOptions {
  /** Other origins that the portal calls: the identity service, an external merchant API. */
  connect: readonly string[];
  /** False only on http://localhost, which must not be upgraded. */
  https: boolean;
}

/** Header name -> value, for every response of the portal's own files, including error pages. */
export function securityHeaders({ connect, https }: HeaderOptions): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types portal',
    // The deployment defines the report endpoint; on this machine there is none.
    ...(https ? ['upgrade-insecure-requests', 'report-to csp'] : []),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    ...(https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-read=()',
  };
}

/** How long a file may be cached: hashed assets forever, pages not at all, the rest with revalidation. */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.endsWith('.html') || path === '/config.json' ? 'no-store' : 'no-cache';
}

/** All response headers on this machine, where the sandbox has the portal's own origin. */
export const localHeaders = (path: string): Record<string, string> => ({
  ...securityHeaders({ connect: [], https: false }),
  'Cache-Control': cacheControl(path),
});
