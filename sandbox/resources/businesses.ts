import { BUSINESSES, type Business, REGISTER } from '../data/businesses.ts';
import { accessDenied, type FieldError, invalid } from '../errors.ts';
import { pageOf } from '../list/list.ts';
import { type ListSpec, parseListQuery } from '../list/listQuery.ts';
import { type Fields, tableOf } from '../list/table.ts';
import type { MessageKey } from '../messages.ts';
import { holds, reaches } from '../permissions.ts';
import { businessOf, type Context, type Route, requireScope } from '../router.ts';
import type { SandboxState } from '../state.ts';
import { EMAIL, type TextRules } from '../textRules.ts';

const SPEC: ListSpec = {
  sorts: ['createdAt', 'companyName', 'registrationNumber'],
  defaultSort: 'createdAt',
  times: ['createdAt'],
  words: { status: 'status' },
  open: ['status'],
  bounds: {},
};

const FIELDS: Fields<Business> = {
  ordered: 'createdAt',
  words: ['companyName', 'registrationNumber', 'status'],
  codes: ['id', 'registrationNumber', 'taxCode'],
  texts: ['companyName'],
};

const SHORT = [/^.{0,200}$/su, 'tooLong'] as const;
/** Fields that a business may change; only the service changes its number, status and account. */
const RULES: TextRules = {
  companyName: [/^.{1,200}$/su, 'required'],
  taxCode: [/^[\d-]{0,20}$/, 'taxCodePattern'],
  representative: SHORT,
  address: [/^.{0,500}$/su, 'tooLong'],
  email: [new RegExp(`^$|${EMAIL.source}`), 'emailPattern'],
  phoneNumber: [/^$|^\+84\d{1,10}$|^1[89]00\d{4,6}$/, 'phonePattern'],
  website: [/^$|^https?:\/\/\S+$/, 'urlPattern'],
  industry: SHORT,
};

const MAX_LOGO = 2 * 1024 * 1024;
/** Signatures of picture formats that a browser displays without running code. */
const PICTURES: readonly [type: string, starts: RegExp][] = [
  ['image/png', /^\x89PNG/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/webp', /^RIFF.{4}WEBP/s],
];

/** A logo as a data URI, or the message of its error. */
async function logoOf(file: File): Promise<string | MessageKey> {
  if (file.size > MAX_LOGO) return 'logoTooLarge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const type = PICTURES.find(([, starts]) => starts.test(text))?.[0];
  return type ? `data:${type};base64,${btoa(text)}` : 'logoType';
}

/** The businesses of a user, a single one, and the table for an ADMIN. */
export function businessRoutes(state: SandboxState): Route[] {
  const list = (businesses: readonly Business[], query: URLSearchParams) => {
    const table = tableOf(businesses, FIELDS);
    return pageOf(table, parseListQuery(query, SPEC, table));
  };
  const now = (business: Business): Business => ({
    ...business,
    ...(state.written.get('business', business.id) as Partial<Business> | undefined),
  });
  const write = (business: Business, changes: Partial<Business>) => {
    const { id } = business;
    const before = state.written.get('business', id) as Partial<Business> | undefined;
    state.written.set('business', id, { ...before, ...changes, updatedAt: state.now() });
    return now(business);
  };
  const update = async (context: Context) => {
    const errors: FieldError[] = [];
    const changes: Record<string, string> = {};
    let logo: string | undefined;
    for (const [field, value] of await context.form()) {
      const [pattern, key] = RULES[field] ?? [];
      if (field === 'logo' && typeof value !== 'string') {
        const given = await logoOf(value);
        if (given.startsWith('data:')) logo = given;
        else errors.push({ field, key: given as MessageKey });
      } else if (!pattern || !key || typeof value !== 'string') errors.push({ field, key: 'notEditable' });
      else if (pattern.test(value.trim())) changes[field] = value.trim();
      else errors.push({ field, key });
    }
    if (errors.length > 0) throw invalid(...errors);
    const { additionInfo } = now(context.business);
    return write(context.business, {
      ...changes,
      ...(logo && { additionInfo: { ...additionInfo, logo } }),
    });
  };
  return [
    {
      method: 'GET',
      path: 'merchant/mine/auth',
      handle: ({ account, query }) =>
        list(BUSINESSES.filter(({ id }) => reaches(account, id)).map(now), query),
    },
    {
      method: 'GET',
      path: 'merchant/:m',
      scope: 'merchant:read',
      handle: ({ business }) => now(business),
    },
    { method: 'PUT', path: 'merchant/:m', scope: 'merchant:update', handle: update },
    {
      method: 'GET',
      path: 'sync-merchant',
      handle({ account, query }) {
        const business = businessOf(account, query.get('merchantId') ?? '');
        requireScope(account, 'merchant:update', business);
        return write(business, REGISTER[business.id] ?? {});
      },
    },
    {
      method: 'GET',
      path: 'merchants',
      handle({ account, query }) {
        const readable = BUSINESSES.filter(({ id }) => holds(account, 'merchant:read', id));
        if (account.userType !== 'ADMIN' || readable.length === 0) throw accessDenied();
        return list(readable.map(now), query);
      },
    },
  ];
}
