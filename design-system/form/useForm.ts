import { useId, useRef, useState } from 'react';
import { afterPress } from '../base/afterPress.ts';
import { check, type FormSchema } from './rules.ts';

/** One error of the server: an entry of `errorMessages` (contract). Without a field it concerns the whole form. */
export interface FormFailure {
  field?: string;
  message: string;
}

export interface FormOptions<Values, Output> {
  /** The rules; their messages are already in the page's language. */
  schema: FormSchema<Values, Output>;
  /** Initial values. Later changes are ignored: give the form a `key`. */
  initial: Values;
  /**
   * Submits the parsed values. Returned failures show under their fields; false means not saved,
   * for a reason shown elsewhere. A rejection reaches the caller.
   */
  onSubmit: (output: Output) => Promise<readonly FormFailure[] | false | undefined> | undefined;
}

export interface FieldBinding<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** The entries of a list of texts: each is its own field, named by its index. */
export interface FormList {
  entries: FieldBinding<string>[];
  /** The error of the list as a whole. */
  error: string | undefined;
  add: () => void;
  /** Replaces one entry with these texts. */
  replace: (place: number, texts: readonly string[]) => void;
  remove: (place: number) => void;
}

/** Fields that hold a list of texts. */
type ListName<Values> = {
  [Name in keyof Values]: Values[Name] extends readonly string[] ? Name : never;
}[keyof Values] &
  string;

export interface FormController<Values> {
  /** Connects a submit button anywhere to the form: `<Button type="submit" form={form.id}>`. */
  id: string;
  values: Values;
  /** A value differs from what was loaded or last saved: ask before leaving. */
  dirty: boolean;
  /** All rules pass: the submit button is enabled only then (specification 5). */
  valid: boolean;
  submitting: boolean;
  /** How often a submit was refused, here or by the server. */
  refusals: number;
  /** Visible errors by field; server errors without a field are under ''. */
  errors: ReadonlyMap<string, readonly string[]>;
  /** Value, handlers and error of one field: `<TextField {...form.field('email')} />`. */
  field: <Name extends keyof Values & string>(name: Name) => FieldBinding<Values[Name]>;
  /** The entries of a list, to add, remove and change. */
  list: (name: ListName<Values>) => FormList;
  /** Changes several fields at once: choosing a store clears the group. */
  set: (values: Partial<Values>) => void;
  /** Resets to the first values, or to newly loaded ones. */
  reset: (values?: Values) => void;
  submit: () => Promise<void>;
  /** Counts a refusal made by the form itself, such as for a control that cannot read its text. */
  refuse: () => void;
}

/**
 * The state of a form: values, rules, and which errors are visible. A field shows its error after blur, all fields
 * after a refused submit, and server errors stay until their field changes.
 */
export function useForm<Values extends object, Output = Values>({
  schema,
  initial,
  onSubmit,
}: FormOptions<Values, Output>): FormController<Values> {
  const id = useId();
  const [saved, setSaved] = useState(initial);
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<readonly FormFailure[]>([]);
  const [refusals, setRefusals] = useState(0);
  const [submitting, setSubmitting] = useState(false);
  const running = useRef(false);

  const { issues, output } = check(schema, values);
  const shown = [...issues.filter((issue) => refusals > 0 || left.has(issue.field)), ...failures];
  const fields = new Set(Object.keys(values));
  const errors = new Map<string, string[]>();
  for (const { field, message } of shown) {
    const [root = '', entry] = partsOf(field);
    const place = !fields.has(root) ? '' : entry === undefined ? root : `${root}.${entry}`;
    errors.set(place, [...(errors.get(place) ?? []), message]);
  }

  const set = (changed: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changed }));
    setFailures((before) => before.filter(({ field }) => field && !((partsOf(field)[0] ?? '') in changed)));
  };
  const reset = (next: Values = saved) => {
    setSaved(next);
    setValues(next);
    setLeft(new Set());
    setFailures([]);
    setRefusals(0);
  };
  const refuse = () => setRefusals((count) => count + 1);

  const submit = async () => {
    if (running.current) return;
    if (output === undefined) return refuse();
    running.current = true;
    setSubmitting(true);
    setFailures([]);
    try {
      const refused = (await onSubmit(output)) ?? [];
      if (refused === false) return;
      setFailures(refused);
      if (refused.length > 0) refuse();
      else {
        setSaved(values);
        setRefusals(0);
        setLeft(new Set());
      }
    } finally {
      running.current = false;
      setSubmitting(false);
    }
  };

  const touch = (name: string) =>
    setLeft((before) => (before.has(name) ? before : new Set(before).add(name)));
  const list = (name: ListName<Values>): FormList => {
    const texts = values[name] as readonly string[];
    const change = (next: readonly string[]) => set({ [name]: next } as unknown as Partial<Values>);
    return {
      error: errors.get(name)?.[0],
      entries: texts.map((value, place) => ({
        name: `${name}.${place}`,
        value,
        onChange: (next) => change(texts.with(place, next)),
        onBlur: () => afterPress(() => touch(`${name}.${place}`)),
        error: errors.get(`${name}.${place}`)?.[0],
      })),
      add: () => change([...texts, '']),
      replace: (place, next) => change(texts.toSpliced(place, 1, ...next)),
      remove: (place) => {
        change(texts.toSpliced(place, 1));
        // Entries after the removed one move up, and so do their visited marks.
        setLeft((before) => {
          const entries = texts.map((_, one) => before.has(`${name}.${one}`)).toSpliced(place, 1);
          const others = [...before].filter((one) => !one.startsWith(`${name}.`));
          return new Set([...others, ...entries.flatMap((was, one) => (was ? [`${name}.${one}`] : []))]);
        });
      },
    };
  };

  return {
    id,
    values,
    dirty: [...fields].some((name) => !same(values[name as keyof Values], saved[name as keyof Values])),
    valid: output !== undefined,
    submitting,
    refusals,
    errors,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
      onBlur: () => afterPress(() => touch(name)),
      error: errors.get(name)?.[0],
    }),
    list,
    set,
    reset,
    submit,
    refuse,
  };
}

/** A field's name and the index of its entry, in either notation of the server: `ips.0`, `ips[0]`. */
const partsOf = (field = '') => field.split(/[.[\]]+/).filter(Boolean);

const same = (one: unknown, other: unknown) => Object.is(one, other) || textOf(one) === textOf(other);

/** A value as text. Files, which have no text, are equal when name, size and time are. */
const textOf = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof File ? [part.name, part.size, part.lastModified] : part,
  );
