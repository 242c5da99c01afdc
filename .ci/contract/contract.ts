/* Validates with docs/openapi.yaml: finds the operation of a call, and checks its response. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: readonly unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  'x-known'?: readonly string[];
  'x-comma-list'?: readonly string[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  id: string;
  method: string;
  /** With parameter names in braces. */
  path: string;
  parameters: Parameter[];
  body?: { type: string; schema: Schema; example?: unknown } | undefined;
  answer: Schema;
  writes: boolean;
}

type Content = Record<string, { schema: Schema; example?: unknown }>;
interface Written {
  operationId: string;
  parameters?: Schema[];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content }>;
  'x-writes'?: boolean;
}

export type Contract = ReturnType<typeof readContract>;

/** @param text docs/openapi.yaml */
export function readContract(text: string) {
  const file = parse(text);
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema(file, 'contract');

  /** The target of a `$ref`. */
  const resolve = <Node>(node: Node & { $ref?: string }): Node =>
    node.$ref
      ? resolve(
          node.$ref
            .slice(2)
            .split('/')
            .reduce((at, name) => at[name], file),
        )
      : node;

  const operations: Operation[] = [];
  for (const [path, item] of Object.entries<Record<string, unknown>>(file.paths)) {
    const { parameters: shared = [], ...verbs } = item as { parameters?: Schema[] };
    for (const [verb, written] of Object.entries(verbs as Record<string, Written>)) {
      const [type, content] = Object.entries(written.requestBody?.content ?? {})[0] ?? [];
      operations.push({
        id: written.operationId,
        method: verb.toUpperCase(),
        path,
        parameters: [...shared, ...(written.parameters ?? [])].map(
          (one) => resolve(one) as unknown as Parameter,
        ),
        body: type && content ? { type, ...content } : undefined,
        answer: written.responses['200']?.content['application/json']?.schema ?? {},
        writes: written['x-writes'] ?? false,
      });
    }
  }

  const patterns = operations.map((operation) => ({
    operation,
    names: operation.path.match(/\{\w+\}/g)?.length ?? 0,
    pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  /** The operation of a call; `path` is relative to the API's base, without its query. */
  const operationOf = (method: string, path: string): Operation | undefined =>
    patterns
      .filter(
        ({ operation, pattern }) =>
          operation.method === method && pattern.test(`/${path.replace(/^\//, '')}`),
      )
      .sort((a, b) => a.names - b.names)[0]?.operation;

  const compiled = new Map<string, ValidateFunction>();
  const escaped = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1');
  function validatorOf({ method, path }: Operation, ok: boolean): ValidateFunction {
    const at = ok
      ? `/paths/${escaped(path)}/${method.toLowerCase()}/responses/200/content/application~1json/schema`
      : '/components/schemas/Error';
    const known = compiled.get(at) ?? ajv.compile({ $ref: `contract#${encodeURI(at)}` });
    compiled.set(at, known);
    return known;
  }

  return {
    file,
    operations,
    operationOf,
    resolve,
    /** The errors of a response; empty if it matches the operation. */
    faultsOf(operation: Operation, status: number, body: unknown): ErrorObject[] {
      const validate = validatorOf(operation, status < 300);
      return validate(body) ? [] : [...(validate.errors ?? [])];
    },
    /** Whether a value matches a schema object of the file. */
    isOf(schema: Schema, value: unknown): boolean {
      const written = JSON.stringify(schema).replaceAll('"#/components', '"contract#/components');
      const known = compiled.get(written) ?? ajv.compile(JSON.parse(written));
      compiled.set(written, known);
      return known(value) as boolean;
    },
    /** Whether a value matches a named schema of the file. */
    fits: (name: string, value: unknown): boolean => {
      const at = `contract#/components/schemas/${name}`;
      const known = compiled.get(at) ?? ajv.compile({ $ref: at });
      compiled.set(at, known);
      return known(value) as boolean;
    },
  };
}
