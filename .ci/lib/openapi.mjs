/** Generates the contract as OpenAPI 3.1 from `app/api` and the descriptions in `.ci/contract/calls.ts`. */
import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import { Document, isCollection, isMap, isScalar, visit } from 'yaml';
import { load } from './load.mjs';
import { at } from './project.mjs';

/** The path of the output. */
export const OPENAPI = at('docs/openapi.yaml');

/** Records calls instead of sending them. */
const recording = {
  name: 'recording',
  enforce: 'pre',
  resolveId: (source) =>
    /(^|\/)http\/client\.ts$/.test(source) ? at('.ci/contract/recorder.ts') : undefined,
};

const DIGITS = '^-?[0-9]{1,16}$';
const NUMBER_TEXT = { type: 'string', pattern: DIGITS };
/** What a pipe accepts beyond its first schema. The first alternative is the preferred form. */
const READ = {
  Bilingual: {
    description: 'A name in both languages, in one of them, or one for both.',
    anyOf: [
      {
        type: 'object',
        properties: { vi: { $ref: '#/components/schemas/Text' }, en: { $ref: '#/components/schemas/Text' } },
        anyOf: [{ required: ['vi'] }, { required: ['en'] }],
      },
      { type: 'string', minLength: 1 },
      { type: 'integer' },
    ],
  },
  Count: {
    anyOf: [
      { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
      { ...NUMBER_TEXT, pattern: '^[0-9]{1,16}$' },
    ],
  },
  Moment: {
    description: 'Unix seconds.',
    anyOf: [
      { type: 'integer', minimum: 0, maximum: 253_402_275_599 },
      { ...NUMBER_TEXT, pattern: '^[0-9]{1,12}$' },
    ],
  },
  Money: {
    description: 'Whole VND.',
    anyOf: [
      { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
      NUMBER_TEXT,
    ],
  },
  Flag: {
    description: 'A missing flag is false.',
    anyOf: [
      { type: 'boolean' },
      { enum: [0, 1] },
      { type: 'string', pattern: '^([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]|[YyNn01])$' },
      { type: 'null' },
    ],
  },
};

const refTo = (name) => ({ $ref: `#/components/schemas/${name}` });

/** Flattens nested alternatives. */
function flat(node) {
  if (Array.isArray(node)) return node.map(flat);
  if (typeof node !== 'object' || node === null) return node;
  const { anyOf, required, propertyNames, ...rest } = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, flat(value)]),
  );
  return {
    ...rest,
    ...(required?.length && { required }),
    ...(anyOf && {
      anyOf: anyOf.flatMap((one) => (Object.keys(one).join() === 'anyOf' ? one.anyOf : [one])),
    }),
  };
}

/** The schemas of responses and their parts, by name. */
function componentsOf({ SHAPES, GIVEN, eachOf }, operations) {
  const named = new Map(Object.entries(SHAPES).map(([name, schema]) => [schema, name]));
  const definitions = { ...SHAPES };
  for (const { call, recorded } of operations) {
    const { answer } = call;
    const schema = recorded.isPage ? recorded.schema : rowOf(recorded.schema, eachOf);
    if (!answer || named.get(schema) === answer) continue;
    // Calls must not use one name for different schemas.
    if (definitions[answer] && definitions[answer] !== schema)
      throw new Error(`${call.name}: another schema is called ${answer}.`);
    definitions[answer] = schema;
    named.set(schema, answer);
  }
  // Schemas that read entry by entry: the schema of an entry is converted with the others, and inserted afterwards.
  const entries = [];
  const config = {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideRef: ({ referenceId }) => refTo(referenceId).$ref,
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'custom' ? { type: 'object', maxProperties: 0 } : undefined,
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const each = valibotAction.type === 'metadata' && valibotAction.metadata.each;
      if (!each) return undefined;
      if (!entries.includes(each)) entries.push(each);
      const one = { entry: entries.indexOf(each) };
      if (jsonSchema.type === 'object') return { type: 'object', additionalProperties: one };
      return { anyOf: [{ type: 'array', items: one }, { type: 'null' }] };
    },
  };
  const filled = (node) => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map(filled);
    if (typeof node.entry === 'number') return convert(entries[node.entry]);
    return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, filled(value)]));
  };
  const convert = (schema) => {
    const known = named.get(schema);
    return known ? refTo(known) : filled(toJsonSchemaDefs({ ...definitions, '': schema }, config)['']);
  };
  const schemas = flat({ ...filled(toJsonSchemaDefs(definitions, config)), ...READ });
  for (const [name, fields] of Object.entries(GIVEN)) schemas[name]['x-given'] = fields;
  // The only text that is written as a number: an HTTP status.
  schemas.Delivery.properties.status = { anyOf: [{ type: 'integer' }, { type: 'string' }, { type: 'null' }] };
  for (const { call } of operations) known(schemas[call.answer], call.definition);
  return { schemas, convert };
}

const rowOf = (schema, eachOf) => eachOf(schema) ?? (schema.type === 'array' ? schema.item : schema);

/** The known words of a field are those that its list can be filtered by. */
function known(schema, definition) {
  for (const [id, { options }] of Object.entries(definition?.filters ?? {})) {
    const name = id === 'status' && schema.properties?.recStatus ? 'recStatus' : id;
    const words = options?.map(({ value }) => value).filter((word) => !['true', 'false'].includes(word));
    if (words?.length && schema.properties?.[name]?.$ref && id !== 'timeField')
      schema.properties[name] = { $ref: schema.properties[name].$ref, 'x-known': words };
  }
}

const ERROR = { $ref: '#/components/responses/Error' };
const integer = { type: 'integer', minimum: 0 };
const asked = (name, schema, description) => ({
  name,
  in: 'query',
  ...(description && { description }),
  schema,
});
const PARAMETERS = {
  m: {
    name: 'm',
    in: 'path',
    required: true,
    description: 'The business (merchantId).',
    schema: { type: 'string' },
  },
  s: { name: 's', in: 'path', required: true, description: 'The store.', schema: { type: 'string' } },
  id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  apiKey: { name: 'apiKey', in: 'path', required: true, schema: { type: 'string' } },
  page: asked('page', { type: 'integer', minimum: 1 }, 'From 1.'),
  pageSize: asked('pageSize', { type: 'integer', minimum: 1, maximum: 1000 }),
  isFull: asked('isFull', { type: 'integer', enum: [1] }, 'All rows at once, for a selection.'),
  keyword: asked('keyword', { type: 'string', maxLength: 2000 }),
  from: asked('from', integer, 'Unix seconds, inclusive.'),
  to: asked('to', integer, 'Unix seconds, inclusive.'),
  minAmount: asked('minAmount', integer, 'VND, inclusive.'),
  maxAmount: asked('maxAmount', integer, 'VND, inclusive.'),
  storeId: asked('storeId', { type: 'string' }),
  merchantId: asked('merchantId', { type: 'string' }),
  AcceptLanguage: { name: 'Accept-Language', in: 'header', schema: { type: 'string', enum: ['vi', 'en'] } },
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    description:
      'New for each call. The portal shows it as the reference code, unless the response contains another one.',
    schema: { type: 'string', format: 'uuid' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'One for each intent, the same for its repeats. The portal relies on it if `config.json` has `idempotency`.',
    schema: { type: 'string', format: 'uuid' },
  },
  ConfirmedHash: {
    name: 'X-Confirmed-Hash',
    in: 'header',
    description:
      'A hash of what the user confirmed: SHA-256 over the amount (VND), a line feed and the transactionId. A service that reads it refuses a different value.',
    schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  },
};
const parameter = (name) => ({ $ref: `#/components/parameters/${name}` });

/** The query parameters of a list, from the filters of its screen. */
function filtersOf({ filters, sortable }, isStatistic) {
  const all = Object.entries(filters).flatMap(([id, filter]) => {
    const words = filter.options?.map(({ value }) => value);
    switch (filter.kind) {
      case 'text':
        return [parameter('keyword')];
      case 'period':
        return [parameter('from'), parameter('to')];
      case 'amount':
        return [parameter('minAmount'), parameter('maxAmount')];
      case 'choice':
        return [asked(id, { type: 'string', enum: words })];
      case 'choices':
        return [asked(id, { type: 'string', 'x-comma-list': words }, 'Comma-separated.')];
      case 'store':
        return [];
      default:
        return [asked(id, { type: 'string' })];
    }
  });
  if (isStatistic) return all;
  const sort = asked('sort', { type: 'string', enum: sortable.flatMap((one) => [one, `-${one}`]) });
  return [parameter('page'), parameter('pageSize'), sort, ...all];
}

function queryOf({ call, recorded }) {
  const own = call.definition ? filtersOf(call.definition, call.isStatistic) : [];
  const names = [
    ...Object.entries(recorded.query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [name])),
    ...(call.alsoAsks ?? []),
  ];
  const nameOf = (one) => one.name ?? PARAMETERS[one.$ref.split('/').at(-1)].name;
  const rest = names
    .filter((name) => !own.some((one) => nameOf(one) === name))
    .map((name) => (PARAMETERS[name] ? parameter(name) : asked(name, { type: 'string' })));
  return [...own, ...rest];
}

/** The schema of a body, from an example and the call's own details. */
function bodyOf({ call, recorded }, example) {
  const { body } = recorded;
  if (!body) return undefined;
  const isForm = body instanceof FormData;
  const shape = (value) => {
    if (value === null) return { type: ['string', 'null'] };
    if (Array.isArray(value)) return { type: 'array', items: { type: 'string' } };
    if (value instanceof Blob) return { type: 'string', contentMediaType: 'application/octet-stream' };
    return { type: Number.isInteger(value) ? 'integer' : typeof value };
  };
  const entries = [...(isForm ? body : Object.entries(body))].map(([name, value]) => [name, shape(value)]);
  const properties = { ...Object.fromEntries(entries), ...call.body };
  const { optional = [] } = call;
  const required =
    optional === 'all' ? [] : Object.keys(properties).filter((name) => !optional.includes(name));
  const schema = { type: 'object', properties, ...(required.length && { required }) };
  return { type: isForm ? 'multipart/form-data' : 'application/json', schema, example };
}

function answerOf({ call, recorded }, convert) {
  if (!call.answer) return {};
  const { schema, isPage } = recorded;
  const data = isPage
    ? {
        type: 'object',
        properties: {
          items: { anyOf: [{ type: 'array', items: refTo(call.answer) }, { type: 'null' }] },
          total: refTo('Count'),
          page: { type: 'integer', description: 'Not read.' },
        },
        required: ['items', 'total'],
      }
    : flat(convert(schema));
  return data;
}

/** An operation of the file, from the functions that make the same call. */
function operationOf(same, inStore, { convert, examples }) {
  const [{ call, recorded }] = same;
  const unique = (list) => [
    ...new Map(list.map((one) => [JSON.stringify(one.$ref ?? one.name), one])).values(),
  ];
  const bodies = same.map((one) => bodyOf(one, examples[one.call.name]?.request)).filter(Boolean);
  const read = same.map((one) => answerOf(one, convert)).filter((one) => Object.keys(one).length > 0);
  const distinct = [...new Map(read.map((one) => [JSON.stringify(one), one])).values()];
  const data = distinct.length > 1 ? { allOf: distinct } : (distinct[0] ?? {});
  const example = same.map(({ call: { name } }) => examples[name]).find((one) => one?.status === 200);
  const codes = Object.assign({}, ...same.map((one) => one.call.refusals));
  return {
    operationId: call.name + (inStore ? 'OfStore' : ''),
    ...(call.says && { description: call.says }),
    'x-origin': call.origin,
    ...(call.scope && { 'x-permission': call.scope }),
    ...(call.writes && { 'x-writes': true }),
    ...(Object.keys(codes).length && { 'x-codes': codes }),
    'x-screens': [...new Set(same.flatMap((one) => one.call.screens))],
    ...(recorded.withSession === false && { security: [] }),
    parameters: unique([
      ...same.flatMap(queryOf),
      parameter('AcceptLanguage'),
      parameter('RequestId'),
      ...(recorded.idempotencyKey ? [parameter('IdempotencyKey')] : []),
      ...(call.confirms ? [parameter('ConfirmedHash')] : []),
    ]),
    ...(bodies.length && {
      requestBody: {
        required: true,
        content: {
          [bodies[0].type]: {
            schema: bodies.length > 1 ? { anyOf: bodies.map(({ schema }) => schema) } : bodies[0].schema,
            ...(!inStore && bodies[0].example && { example: bodies[0].example }),
          },
        },
      },
    }),
    responses: {
      200: {
        description: call.answer ? 'Done.' : 'Done; the content is not read.',
        headers: { 'X-Request-Id': { schema: { type: 'string' } } },
        content: {
          'application/json': {
            schema: { type: 'object', properties: { data }, ...(distinct.length && { required: ['data'] }) },
            ...(!inStore && example?.response && { example: example.response }),
          },
        },
      },
      '4XX': ERROR,
      '5XX': ERROR,
    },
  };
}

/** The text of the file. Throws if a call of `app/api` is not described. */
export async function openapi() {
  const { module: record, close: end } = await load('.ci/contract/record.ts', [recording]);
  const forgotten = record.forgotten();
  if (forgotten.length > 0)
    throw new Error(`Describe in .ci/contract/calls.ts: ${forgotten.join(', ')} of app/api.`);
  const operations = await record.operations();
  const { schemas, convert } = componentsOf(record, operations);
  const { module, close } = await load('.ci/contract/examples.ts');
  const examples = await module.examples();
  await Promise.all([end(), close()]);

  const paths = {};
  const keyOf = ({ path, recorded }) => `${recorded.method} ${path}`;
  for (const operation of operations) {
    const { path, recorded } = operation;
    const method = recorded.method.toLowerCase();
    paths[path] ??= {};
    if (paths[path][method]) continue;
    const same = operations.filter((one) => keyOf(one) === keyOf(operation));
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => parameter(name));
    if (names.length > 0) paths[path].parameters = names;
    paths[path][method] = operationOf(same, path.includes('{s}'), { convert, examples });
  }

  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Merchant API, as the portal uses it',
      version: '1',
      description:
        'Generated by `node .ci/openapi.mjs` from `app/api`: do not edit it. contract.md gives the reasons. `x-origin` ' +
        'and `x-given`: G is given by the specification, C was chosen here, ours goes beyond both. The first of several ' +
        'alternatives (`anyOf`) is the preferred form; the others are tolerated. `x-known` lists the values that the ' +
        'portal has a label for; other values are shown as received.',
    },
    servers: [{ url: '/api/v1', description: '`apiUrl` of config.json' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT, whose payload contains `id` and `userName`',
        },
      },
      parameters: PARAMETERS,
      responses: {
        Error: {
          description: 'Refused, with a message for users.',
          headers: { 'X-Request-Id': { schema: { type: 'string' } } },
          content: {
            'application/json': {
              schema: refTo('Error'),
              example: {
                message: 'Dữ liệu gửi lên không hợp lệ.',
                errorMessages: [{ field: 'amount', message: 'Số tiền phải lớn hơn 0.' }],
                code: 'INVALID_REQUEST',
              },
            },
          },
        },
      },
      schemas: {
        ...schemas,
        Error: {
          type: 'object',
          properties: {
            message: { type: 'string' },
            errorMessages: {
              type: 'array',
              items: {
                type: 'object',
                properties: { field: { type: 'string' }, message: { type: 'string' } },
                required: ['message'],
              },
            },
            code: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
          },
        },
      },
    },
  };
  return written(document);
}

/** As YAML, with short values on one line. */
function written(document) {
  const file = new Document(document, { aliasDuplicateObjects: false });
  const isShort = (node, depth = 0) =>
    node.items.every((item) => {
      const value = isMap(node) ? item.value : item;
      return isScalar(value) || (depth < 2 && isCollection(value) && isShort(value, depth + 1));
    });
  visit(file, {
    // Some parsers take a question mark within a line for the start of a key.
    Scalar: (_, node) => {
      if (typeof node.value === 'string' && /[?…]/.test(node.value)) node.type = 'QUOTE_DOUBLE';
    },
    Collection: (_, node, path) => {
      if (node.items.length > 0 && path.length > 3 && isShort(node) && JSON.stringify(node).length < 220)
        node.flow = true;
    },
  });
  return file.toString({ lineWidth: 0, flowCollectionPadding: true });
}
