interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** Any schema of the Standard Schema convention that checks at once; valibot's are. */
export interface FormSchema<Values, Output> {
  '~standard': {
    validate: (
      values: unknown,
    ) => { value: Output; issues?: undefined } | { issues: readonly Issue[] } | Promise<unknown>;
    types?: { input: Values; output: Output } | undefined;
  };
}

/** Runs the rules on the values as they would be sent: texts composed (NFC), whatever keyboard wrote them. */
export function check<Values extends object, Output>(schema: FormSchema<Values, Output>, values: Values) {
  const composed = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.normalize('NFC') : value,
    ]),
  );
  const result = schema['~standard'].validate(composed);
  if (result instanceof Promise) throw new Error('A form needs a schema that answers at once.');
  const { issues, value } = result as { issues?: readonly Issue[]; value: Output };
  if (!issues) return { issues: [], output: value };
  return { issues: issues.map(({ path, message }) => ({ field: keyOf(path?.[0]), message })) };
}

const keyOf = (step: PropertyKey | { key: PropertyKey } | undefined) =>
  String(typeof step === 'object' ? step.key : (step ?? ''));
