/*
 * Checks whether a service responds as the portal needs it: makes every call with the portal's own functions, and
 * compares each field of each response with docs/openapi.yaml.
 */
import { parseJson } from '#app/api/http/json.ts';
import type { At } from './calls.ts';
import type { Contract, Schema } from './contract.ts';
import { type Walked, walk } from './walk.ts';

export { signIn } from './signIn.ts';

/**
 * `fine` matches the contract · `tolerated` readable, but in another form · `rows` some rows are unreadable · `refused`
 * the response is unreadable · `failed` no response, or an error · `forbidden` the user has no permission, so nothing
 * is known · `skipped` not called.
 */
export type Verdict = 'fine' | 'tolerated' | 'rows' | 'refused' | 'failed' | 'forbidden' | 'skipped';

/**
 * `type`: a type that is not accepted · `tolerated`: accepted, but not the first · `missing`: optional, and in no row ·
 * `needed`: required, but missing · `unknown`: a word that the portal has no label for.
 */
export type FindingKind = 'type' | 'tolerated' | 'missing' | 'needed' | 'unknown';

export interface Finding {
  kind: FindingKind;
  /** `items[].amount` */
  field: string;
  /** One value, as sent by the service. */
  sent?: string;
}

export interface CallReport {
  name: string;
  method: string;
  /** The requested path, relative to the base. */
  path: string;
  verdict: Verdict;
  /** A short reason. */
  says: string;
  status: number;
  ms: number;
  findings: Finding[];
  /** Addresses of the portal that would be affected. */
  screens: readonly string[];
}

export interface Report {
  base: string;
  /** ISO, UTC. */
  at: string;
  business: string;
  calls: CallReport[];
  /** Whether every response can be read. */
  fits: boolean;
}

const SHOWN = 60;
const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The differences between a response and the contract. */
function compare({ isOf, resolve }: Contract, schema: Schema, body: unknown): Finding[] {
  const found = new Map<string, Finding>();
  /** Fields of objects, and the number of objects that had them. */
  const fields = new Map<string, { present: number; required: boolean; lacking: boolean }>();
  const note = (kind: FindingKind, field: string, value?: unknown) => {
    const key = `${kind} ${field}`;
    const sent = value === undefined ? undefined : JSON.stringify(value).slice(0, SHOWN);
    if (!found.has(key)) found.set(key, { kind, field: field || 'data', ...(sent && { sent }) });
  };
  const visit = (given: Schema, value: unknown, at: string): void => {
    const words = given['x-known'];
    if (words && typeof value === 'string' && value && !words.includes(value)) note('unknown', at, value);
    const { anyOf, allOf, ...one } = resolve(given);
    for (const part of allOf ?? []) visit(part, value, at);
    if (anyOf && !one.properties) {
      const place = anyOf.findIndex((part) => isOf(part, value));
      const isNothing = anyOf[place]?.type === 'null';
      if (place > 0 && !isNothing) note('tolerated', at, value);
      const shaped = anyOf.find(({ type }) => type === (Array.isArray(value) ? 'array' : 'object'));
      const next = anyOf[place] ?? (typeof value === 'object' && value !== null ? shaped : undefined);
      if (next) visit(next, value, at);
      else note('type', at, value);
    } else if (one.type === 'object') {
      if (!isFields(value)) {
        note('type', at, value);
        return;
      }
      for (const [name, part] of Object.entries(one.properties ?? {})) {
        const field = at ? `${at}.${name}` : name;
        const seen = fields.get(field) ?? { present: 0, required: false, lacking: false };
        const isThere = Object.hasOwn(value, name) && value[name] !== null;
        const required = one.required?.includes(name) ?? false;
        fields.set(field, {
          present: seen.present + (isThere ? 1 : 0),
          required: seen.required || required,
          lacking:
            seen.lacking || (required && !isThere && !(Object.hasOwn(value, name) && isOf(part, null))),
        });
        if (isThere) visit(part, value[name], field);
      }
      if (typeof one.additionalProperties === 'object')
        for (const part of Object.values(value)) visit(one.additionalProperties, part, `${at}.*`);
    } else if (one.type === 'array') {
      if (!Array.isArray(value)) {
        note('type', at, value);
        return;
      }
      for (const part of value) visit(one.items ?? {}, part, `${at}[]`);
    } else if (!isOf(given, value)) note('type', at, value);
  };
  visit(schema, body, '');
  for (const [field, { present, lacking }] of fields) {
    if (lacking) note('needed', field);
    else if (present === 0) note('missing', field);
  }
  return [...found.values()].map((one) => ({ ...one, field: one.field.replace(/^data\.?(?=.)/, '') }));
}

/** Numbers too long for JavaScript. */
const hasLongNumbers = (text: string) =>
  (text.match(/[:[,\s]-?\d{16,}(?=\s*[,\]}])/g) ?? []).some(
    (one) => !Number.isSafeInteger(Number(one.slice(1))),
  );

/** The body as sent; if numbers are too long, as the portal reads it. */
function bodyOf(text: string): unknown {
  if (hasLongNumbers(text)) return parseJson(text);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reportOf(
  contract: Contract,
  base: string,
  { call, skipped, exchange, error, value, unreadable }: Walked,
): CallReport {
  const path = (exchange?.url ?? '').slice(base.length).split('?')[0] ?? '';
  const about = {
    ...{ name: call.name, method: exchange?.method ?? '', path, screens: call.screens },
    ...{ status: exchange?.status ?? 0, ms: exchange?.ms ?? 0 },
  };
  if (skipped) return { ...about, verdict: 'skipped', says: skipped, findings: [] };
  const operation = contract.operationOf(about.method, path);
  const text = exchange?.text ?? '';
  const body = bodyOf(text);
  const findings =
    operation && call.answer && about.status === 200 && body !== undefined
      ? compare(contract, operation.answer, body).filter(
          ({ kind, field }) => kind !== 'missing' || field !== 'page',
        )
      : [];
  if (hasLongNumbers(text))
    findings.push({ kind: 'tolerated', field: 'numbers too long for JavaScript, which should be texts' });
  const given = { ...about, findings };
  if (error?.kind === 'malformed')
    return { ...given, verdict: 'refused', says: body === undefined ? 'not JSON' : 'cannot be read' };
  if (error?.kind === 'refused')
    return { ...given, verdict: 'refused', says: `a no with 200: ${error.message}` };
  if (error?.isForbidden) return { ...given, verdict: 'forbidden', says: error.serverMessage ?? '403' };
  if (error)
    return {
      ...given,
      verdict: 'failed',
      says: [error.kind, error.status, error.serverMessage].filter(Boolean).join(' '),
    };
  if (value === 'refused' || value === 'unreachable')
    return { ...given, verdict: 'failed', says: String(about.status) };
  if (unreadable > 0) return { ...given, verdict: 'rows', says: `${unreadable} rows cannot be read` };
  const isTolerated = findings.some(
    ({ kind }) => kind === 'tolerated' || kind === 'type' || kind === 'needed',
  );
  return { ...given, verdict: isTolerated ? 'tolerated' : 'fine', says: '' };
}

export interface ConformOptions {
  contract: Contract;
  /** The API's base URL, without a trailing slash. */
  base: string;
  fetch: typeof globalThis.fetch;
  token: string;
  at: Omit<At, 'ids'>;
  writes?: boolean;
}

const BAD: readonly Verdict[] = ['rows', 'refused', 'failed'];

/** Makes every call, and reports the differences from docs/openapi.yaml. */
export async function conform({
  contract,
  base,
  writes = false,
  ...options
}: ConformOptions): Promise<Report> {
  const walked = await walk({ ...options, apiUrl: base, writes });
  const calls = walked.map((one) => reportOf(contract, base, one));
  return {
    ...{ base, at: new Date().toISOString(), business: options.at.scope.merchantId, calls },
    fits: !calls.some(({ verdict }) => BAD.includes(verdict)),
  };
}

const counted = (calls: readonly CallReport[]) =>
  [...new Set(calls.map(({ verdict }) => verdict))].map(
    (verdict) => `${calls.filter((one) => one.verdict === verdict).length} ${verdict}`,
  );

/** Screens that depend on a call that does not fit. */
export const suffering = ({ calls }: Report) => [
  ...new Set(calls.filter(({ verdict }) => BAD.includes(verdict)).flatMap(({ screens }) => screens)),
];

const findingText = ({ kind, field, sent }: Finding) => `${kind} ${field}${sent ? ` (${sent})` : ''}`;

/** The report for a terminal. */
export function table(report: Report): string {
  const lines = report.calls.flatMap(({ verdict, name, ms, status, says, findings }) => [
    [
      verdict.padEnd(10),
      name.padEnd(28),
      String(status || '-').padStart(3),
      `${ms} ms`.padStart(9),
      says,
    ].join('  '),
    ...findings.map((one) => `            ${findingText(one)}`),
  ]);
  const screens = suffering(report);
  return [
    ...lines,
    '',
    `${report.base}, business ${report.business}: ${counted(report.calls).join(', ')}`,
    screens.length > 0 ? `These screens would suffer: ${screens.join(' ')}` : 'No screen would suffer.',
  ].join('\n');
}

const escaped = (text: unknown) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The report as a self-contained page. */
export function html(report: Report): string {
  const rows = report.calls.map(
    ({ verdict, name, method, path, status, ms, says, findings, screens }) =>
      `<tr class="${verdict}"><td>${verdict}<td>${escaped(name)}<td><code>${escaped(`${method} ${path}`)}</code><td>${status || ''}<td>${ms}<td>${escaped(says)}<ul>${findings
        .map((one) => `<li>${escaped(findingText(one))}`)
        .join('')}</ul><td>${escaped(screens.join(' '))}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Does it fit?</title>
<style>body{font:14px system-ui;margin:2rem}td,th{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid #ccc}.refused,.failed,.rows{background:#fee}.tolerated{background:#ffd}ul{margin:0;padding-left:1rem}</style>
<h1>${report.fits ? 'It fits' : 'It does not fit'}</h1>
<p>${escaped(report.base)}, business ${escaped(report.business)}, ${report.at}. ${counted(report.calls).join(', ')}.
<p>Screens that would suffer: ${escaped(suffering(report).join(' ') || 'none')}.
<table><tr><th>Verdict<th>Call<th>Path<th>Status<th>ms<th>What<th>Screens${rows.join('\n')}</table></html>
`;
}
