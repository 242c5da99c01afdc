interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** Any synchronous schema of the Standard Schema convention, such as valibot's. */
export interface FormSchema<Values, Output> {
  '~standard': {
    validate: (
      values: unknown,
    ) => { value: Output; issues?: undefined } | { issues: readonly Issue[] } | Promise<unknown>;
    types?: { input: Values; output: Output } | undefined;
  };
}

const composed = (value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFC') : Array.isArray(value) ? value.map(composed) : value;

/**
 * Runs the rules on the values as they would be sent: texts in NFC, whatever keyboard typed them. An error in a list
 * entry is named by its index: `ips.0`.
 */
export function check<Values extends object, Output>(schema: FormSchema<Values, Output>, values: Values) {
  const asSent = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, composed(value)]));
  const result = schema['~standard'].validate(asSent);
  if (result instanceof Promise) throw new Error('A form needs a schema that answers at once.');
  const { issues, value } = result as { issues?: readonly Issue[]; value: Output };
  if (!issues) return { issues: [], output: value };
  const placeOf = (path: Issue['path']) => {
    const name = keyOf(path?.[0]);
    const isEntry = path?.[1] !== undefined && Array.isArray(values[name as keyof Values]);
    return isEntry ? `${name}.${keyOf(path[1])}` : name;
  };
  return { issues: issues.map(({ path, message }) => ({ field: placeOf(path), message })) };
}

const keyOf = (step: PropertyKey | { key: PropertyKey } | undefined) =>
  String(typeof step === 'object' ? step.key : (step ?? ''));
