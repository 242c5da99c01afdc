/*
 * The hostile twin of the sandbox: the same responses, as other services would write them, or spoilt. A variant defines
 * what the user must see then; the expected figures are derived from the response (`truth.ts`).
 */

/** Whether a call requests data of a business, and not the user's identity and rights. */
export const isData = (path: string) => !/^(user\/mine|merchant\/mine|auth|refresh-token)\b/.test(path);

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Fields = { [name: string]: Json };

/**
 * `whole`: everything is shown. `row`: one row of each list cannot be read, and is reported. `rows`: none can, nor a
 * record. `nothing`: the response cannot be read.
 */
export type Expectation = 'whole' | 'row' | 'rows' | 'nothing';

export interface Variant {
  name: string;
  expects: Expectation;
  /** The spoilt field: if it is not read, everything is whole. */
  spoils?: string;
  /** The body that is sent instead. */
  change: (body: Json) => string;
  /** The ids differ from those in addresses: a record looked up by its id is not found. */
  renames?: true;
  /** Every schema treats it alike: the models cover it for all pages. */
  general?: true;
  /** The calls it applies to; by default those about a business. */
  of?: (path: string) => boolean;
}

/** Written without quotes: a number that JavaScript cannot represent. */
const bare = (digits: string) => `@bare@${digits}@`;
const write = (body: Json) => JSON.stringify(body).replace(/"@bare@([^@]+)@"/g, '$1');

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maps every object inside the value, innermost first. */
function everywhere(value: Json, change: (fields: Fields) => Json): Json {
  if (Array.isArray(value)) return value.map((one) => everywhere(one, change));
  if (!isFields(value)) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([name, one]) => [name, everywhere(one, change)])),
  );
}

/** Every field with one of these names and a value. */
const fields = (names: readonly string[], next: (value: Json, name: string) => Json) => (body: Json) =>
  write(
    everywhere(body, (one) =>
      Object.fromEntries(
        Object.entries(one).map(([name, value]) => [
          name,
          names.includes(name) && value !== null && typeof value !== 'object' ? next(value, name) : value,
        ]),
      ),
    ),
  );

/** Rows of lists and of records. */
const LISTS = ['items', 'refunds'];
const secondRow = (next: (row: Fields, first: Fields) => Json) => (body: Json) =>
  write(
    everywhere(body, (one) => {
      for (const name of LISTS) {
        // In a settlement, `refunds` is an amount.
        const rows = one[name];
        const [first, second, ...rest] = (Array.isArray(rows) ? rows : []) as Fields[];
        if (first && second) one[name] = [first, next(second, first), ...rest];
      }
      return one;
    }),
  );

const TEXTS = [
  'description',
  'note',
  'storeName',
  'bankName',
  'payerName',
  'createdBy',
  'requestedBy',
  'brandName',
];
const REFERENCES = ['merchantRefId', 'bankRef', 'errorCode', 'payerAccount', 'failureCode'];
const CODES = ['method', 'source', 'reason', 'type', 'refundStatus', 'reconcileStatus'];
const AMOUNTS = [
  ...['amount', 'fee', 'net', 'originalAmount', 'remaining', 'refunded', 'refundable', 'waiting'],
  ...['gross', 'vat', 'adjustment', 'difference'],
];
const MOMENTS = [
  ...['createdAt', 'paidAt', 'completedAt', 'requestedAt', 'decidedAt', 'at'],
  ...['transactionDay', 'expectedPayoutAt'],
];
const OPTIONAL = [
  ...[...TEXTS, ...REFERENCES, ...CODES, 'slug', 'storeId', 'fee', 'net', 'timeline'],
  ...['period', 'transactionDay', 'expectedPayoutAt', 'vat', 'adjustment', 'difference'],
];

const MEGABYTE = 'Cảm ơn quý khách '.repeat(60_000);
/** Longer than any text that is kept. */
const LONG = MEGABYTE.slice(0, 150_000);
const digits = (value: Json) => String(value);
const number = () => 20_260_101;
/** The amount of a row; in a settlement, its net. */
const amountOf = (row: Fields) => ('gross' in row ? 'net' : 'amount');
const drop = (names: readonly string[], next?: Json) => (body: Json) =>
  write(
    everywhere(body, (one) =>
      Object.fromEntries(
        Object.entries(one).flatMap(([name, value]) =>
          names.includes(name) && name !== amountOf(one)
            ? next === undefined
              ? []
              : [[name, next]]
            : [[name, value]],
        ),
      ),
    ),
  );
/** A distinct number for each text, stable for equal texts. */
const numbers = new Map<Json, string>();
const numberOf = (value: Json, size: number) => {
  if (!numbers.has(value)) numbers.set(value, String(numbers.size + 1));
  return bare((numbers.get(value) ?? '').padStart(size, '9'));
};

const whole = (name: string, change: Variant['change']): Variant => ({ name, expects: 'whole', change });
const row = (name: string, next: (row: Fields, first: Fields) => Json): Variant => ({
  name,
  expects: 'row',
  change: secondRow(next),
});
const spoilt = (field: string, name: string, next: (row: Fields) => Json): Variant => ({
  ...row(name, next),
  spoils: field,
});
const nothing = (name: string, change: Variant['change']): Variant => ({ name, expects: 'nothing', change });
const general = (variant: Variant): Variant => ({ ...variant, general: true });

/** Several changes of one response that no page shows in the same place. */
const together =
  (...changes: Variant['change'][]) =>
  (body: Json) =>
    changes.reduce((text, change) => change(JSON.parse(text) as Json), write(body));

/**
 * The types of values inside a field are tested with the schemas (`schemas.test.ts`); these variants test how a page
 * handles each type.
 */
export const VARIANTS: readonly Variant[] = [
  whole(
    'references and stores as numbers',
    fields(['slug', 'merchantRefId', 'bankRef', 'storeId', 'code', 'phoneNumber'], number),
  ),
  {
    ...whole(
      'ids of 19 digits',
      fields(['id'], (value) => numberOf(value, 19)),
    ),
    renames: true,
    general: true,
  },
  whole(
    'statuses of the language, and codes that nobody knows',
    together(
      fields(['status'], () => 'constructor'),
      fields(CODES, () => 'SOMETHING_NEW'),
    ),
  ),
  general(
    whole(
      'no page, and every number as digits',
      together(drop(['page']), fields(['total', 'count', ...AMOUNTS, ...MOMENTS], digits)),
    ),
  ),
  general(
    whole('fields that nobody knows, and those of the language', (body) =>
      write(everywhere(body, (one) => ({ ...one, colour: 'blue', x: [{}] }))).replaceAll(
        '"amount"',
        '"__proto__":{"id":1},"amount"',
      ),
    ),
  ),
  whole('no optional fields', drop(OPTIONAL)),
  general(whole('optional fields are null', drop(OPTIONAL, null))),
  whole(
    'optional texts are empty, and amounts below zero',
    together(
      fields([...TEXTS, ...REFERENCES, ...CODES], () => ''),
      fields(AMOUNTS, (value) => -Number(value) - 1000),
    ),
  ),
  general(
    whole(
      'amounts of minus nothing',
      fields(AMOUNTS, () => bare('-0')),
    ),
  ),
  whole(
    'huge amounts, and texts that look like HTML, turn around and hold control signs',
    together(
      fields(AMOUNTS, () => Number.MAX_SAFE_INTEGER),
      fields(
        [...TEXTS, ...REFERENCES],
        () => '\u202E<img src=x onerror="alert(1)"><b>\u2066\u0000\uD800\u{1F338}\n\n',
      ),
    ),
  ),
  whole(
    'one text of a megabyte',
    secondRow((one) => ({ ...one, description: MEGABYTE, note: MEGABYTE })),
  ),
  general(whole('lists within a record are null', drop(['timeline', 'refunds'], null))),
  general(
    whole(
      'said to be a success, and printed for people',
      (body) => `\n${JSON.stringify({ success: 'Y', ...(body as Fields) }, null, '\t')}\n`,
    ),
  ),

  row('a row is null', () => null),
  row('a row without an id', ({ id: _, ...one }) => one),
  row('a row with the id of another', (one, first) => ({ ...one, id: first.id ?? null })),
  spoilt('status', 'a row without a status', ({ status: _, recStatus: __, ...one }) => one),
  spoilt('amount', 'an amount with a fraction', (one) => ({ ...one, [amountOf(one)]: 150_000.5 })),
  spoilt('amountMissing', 'no amount', (one) => ({ ...one, [amountOf(one)]: null })),
  spoilt('moment', 'moments in milliseconds', (one) => ({
    ...one,
    createdAt: 1_795_000_000_000,
    requestedAt: 1_795_000_000_000,
    updatedAt: 1_795_000_000_000,
  })),
  spoilt('note', 'a note that is no text', (one) => ({ ...one, note: { vi: 'x' } })),
  {
    name: 'all amounts have a fraction',
    expects: 'rows',
    spoils: 'amount',
    change: fields(AMOUNTS, (value) => Number(value) + 0.5),
  },

  nothing('HTML', () => '<!doctype html><title>Wi-Fi</title><p>Đăng nhập</p>'),
  nothing('JSON that breaks off', (body) => JSON.stringify(body).slice(0, -3)),
  nothing('data is null', drop(['data'], null)),
  nothing('a refusal with 200', () => '{"success":false,"message":"Ngoài giờ giao dịch"}'),
];

const about = (path: string, name: string, change: Variant['change']): Variant => ({
  ...whole(name, change),
  of: (one) => one.startsWith(path),
});
const FLAGS = ['isApproveRequestRefund', 'isWebPos'];

/** Identity and rights: each must be read whole, or no one could work. */
export const ACCESS_VARIANTS: readonly Variant[] = [
  about(
    'merchant/mine',
    'registration numbers as numbers',
    fields(['registrationNumber'], () => 312_345_678),
  ),
  about('merchant/mine', 'businesses without a page, their total as digits', (body) =>
    drop(['page'])(JSON.parse(fields(['total'], digits)(body)) as Json),
  ),
  about(
    'user/mine/info',
    'a phone as a number',
    fields(['phoneNumber'], () => 84_901_234_567),
  ),
  about(
    '',
    'flags as Y and N',
    fields(FLAGS, (value) => (value ? 'Y' : 'N')),
  ),
  about('user/mine/scopes', 'names in one language', (body) =>
    write(everywhere(body, (one) => ('vi' in one ? (one.vi ?? '') : one))),
  ),
  about('user/mine/scopes', 'names of one language', drop(['en'])),
  about(
    'merchant/mine',
    'names longer than anybody reads',
    fields(['companyName', 'name'], () => LONG),
  ),
];

/** What the user must see under a variant, if a row needs these fields. */
export const expectedOf = ({ expects, spoils }: Variant, needs: readonly string[]): Expectation =>
  spoils === undefined || needs.includes(spoils) ? expects : 'whole';

/** The response to a call under a variant. */
export function twistedBy({ change, of = isData }: Variant, path: string, text: string): string {
  const isAccess = /^(auth|refresh-token)\b/.test(path);
  return isAccess || !of(path) ? text : change(JSON.parse(text) as Json);
}
