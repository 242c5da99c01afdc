import type { FieldBinding } from '#design-system';

/** A field's value for a `Checkbox`. */
export const ticked = ({ name, value, onChange }: FieldBinding<boolean>) => ({
  name,
  checked: value,
  onChange,
});

/** A field's value for a `Combobox`, which says none as null; what a choice does is for the form to say. */
export const picked = ({ name, value, error }: FieldBinding<string>) => ({
  name,
  value: value || null,
  ...(error && { error }),
});
