import type { FieldBinding } from '#design-system';

/** A field's value for a `Checkbox`. */
export const ticked = ({ name, value, onChange }: FieldBinding<boolean>) => ({
  name,
  checked: value,
  onChange,
});

/** A field's value for a `Combobox`, which uses null for none. The form itself handles a choice. */
export const picked = ({ name, value, error }: FieldBinding<string>) => ({
  name,
  value: value || null,
  error,
});

/** Form values from a record; missing fields keep the values of a new form. */
export const known = <Values extends object>(blank: Values, record: object): Values => {
  const known = Object.entries(record).filter(([name, value]) => name in blank && value !== undefined);
  return { ...blank, ...Object.fromEntries(known) };
};

/** Only the changed fields, so that concurrent changes of other fields are kept. */
export const changedFields = <Values extends object>(before: Values, after: Values): Partial<Values> => {
  const isSame = (name: string, value: unknown) =>
    JSON.stringify(value) === JSON.stringify(before[name as keyof Values]);
  const changed = Object.entries(after).filter(([name, value]) => !isSame(name, value));
  return Object.fromEntries(changed) as Partial<Values>;
};
