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

/** What a record tells of a form's fields; what it leaves out stays as in a new form. */
export const known = <Values extends object>(blank: Values, record: object): Values => {
  const told = Object.entries(record).filter(([name, value]) => name in blank && value !== undefined);
  return { ...blank, ...Object.fromEntries(told) };
};
