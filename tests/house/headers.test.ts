import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { cacheControl, securityHeaders } from '../../deploy/headers.ts';
import { read } from './source.ts';

const nginx = read('deploy/nginx.conf') ?? '';
const said = new Map(
  [...nginx.matchAll(/^\s*add_header (\S+) (?:"([^"]*)"|(\S+)) always;$/gm)].map((m) => [m[1], m[2] ?? m[3]]),
);
const OVER_HTTPS = nginx.match(/"~https" "([^"]*)";/)?.[1] ?? '';
const overHttp = said.get('Content-Security-Policy')?.replace('$portal_over_https', '') ?? '';
const policy = overHttp + OVER_HTTPS;
const connect = policy.match(/connect-src 'self' ([^;]*);/)?.[1]?.split(' ') ?? [];

describe('deploy/nginx.conf', () => {
  it('says every header of deploy/headers.ts, for the services that it names', () => {
    const { 'Cache-Control': cache, ...headers } = Object.fromEntries(said);
    headers['Content-Security-Policy'] = policy;
    expect(headers).toEqual(securityHeaders({ connect, https: true }));
    expect(cache).toBe('$portal_cache');
  });

  it('tells a page to upgrade over https alone: WebKit shows nothing of one from http://localhost', () => {
    expect(nginx).toContain('map "$scheme $http_x_forwarded_proto" $portal_over_https {\n    default "";');
    expect(overHttp).toBe(securityHeaders({ connect, https: false })['Content-Security-Policy']);
  });

  it('says them for all: a location with a header of its own would drop the others', () => {
    expect(nginx.slice(nginx.search(/^ *location /m))).not.toContain('add_header');
  });

  it.each([
    ['200', '/assets/index-1a2b.js'],
    ['304', '/assets/index-1a2b.js'],
    ['200', '/index.html'],
    ['200', '/en/merchant/index.html'],
    ['200', '/config.json'],
    ['200', '/favicon.svg'],
  ])('caches as the preview does: %s %s', (status, path) => {
    expect(cacheOf(`${status} ${path}`)).toBe(cacheControl(path));
  });

  it('keeps no answer that a file is missing', () => {
    expect(cacheOf('404 /assets/index-1a2b.js')).toBe('no-store');
  });
});

describe('the content security policy', () => {
  it('has no finding of weight', () => {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    // The only finding is 'self' as a script source: this origin serves neither JSONP nor uploads.
    const grave = findings.filter(({ severity, value }) => severity <= Severity.MEDIUM && value !== "'self'");
    expect(grave).toEqual([]);
  });

  it('would be found weak with inline scripts', () => {
    const weak = policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'");
    const findings = new CspEvaluator(new CspParser(weak).csp).evaluate();
    expect(findings.some(({ severity }) => severity <= Severity.MEDIUM)).toBe(true);
  });
});

/** The result of nginx's `map`: the first matching pattern, else the default. */
function cacheOf(key: string): string | undefined {
  const [, body = ''] = nginx.match(/map "\$status \$uri" \$portal_cache \{([^}]*)\}/) ?? [];
  const rows = [...body.matchAll(/^\s*"~(.*?)" "?([^";]+)"?;$/gm)];
  return (
    rows.find(([, pattern = '']) => new RegExp(pattern).test(key))?.[2] ?? body.match(/default ([^;]+);/)?.[1]
  );
}
