import type { Ref } from 'react';
import { type FieldBinding, TextField } from '#design-system';
import { useT } from '../i18n/index.ts';
import { cleanCode } from '../identity/code.ts';

type CodeFieldProps = FieldBinding<string> & { ref?: Ref<HTMLInputElement>; 'data-autofocus'?: boolean };

/** A code that was sent or that an app shows. Only the digits of the input are kept. */
export function CodeField({ onChange, ...rest }: CodeFieldProps) {
  const t = useT();
  return (
    <TextField
      label={t('auth.reset.code')}
      autoComplete="one-time-code"
      inputMode="numeric"
      required
      {...rest}
      onChange={(typed) => onChange(cleanCode(typed).replace(/\D/g, ''))}
    />
  );
}
