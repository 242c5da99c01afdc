import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Banner } from '../base/Banner.tsx';
import { useOwnWords } from '../labels.own.ts';
import { color, space } from '../theme/tokens.ts';
import type { FormController } from './useForm.ts';

export interface FormProps<Values> extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'id'> {
  /** From `useForm`. */
  form: FormController<Values>;
  /** Buttons below the fields; buttons outside refer to the form by `form={form.id}`. */
  actions?: ReactNode;
  children: ReactNode;
}

const words = {
  vi: { title: 'Cần sửa {{count}} lỗi trước khi gửi' },
  en: { title: 'Errors to fix before sending: {{count}}' },
} as const;

/**
 * A form. After a refused submit it lists the errors with links to their fields, and moves the focus there. The
 * browser's own validation messages are off: rules and messages come from the schema.
 */
export function Form<Values>({ form, actions, children, ...rest }: FormProps<Values>) {
  const root = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.refusals > 0 && root.current) firstWrong(root.current)?.focus();
  }, [form.refusals]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A control that cannot read its own text (an amount, a date) has no value for the schema to check.
    if (firstUnreadable(event.currentTarget)) form.refuse();
    else void form.submit();
  };

  return (
    <Root ref={root} id={form.id} noValidate onSubmit={send} {...rest}>
      {form.refusals > 0 && form.errors.size > 0 && <Summary form={form} />}
      {children}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}

function Summary<Values>({ form }: { form: FormController<Values> }) {
  const word = useOwnWords(words);
  const count = [...form.errors.values()].flat().length;
  const focusField = (name: string) => {
    const root = document.getElementById(form.id) as HTMLFormElement | null;
    const control = root?.elements.namedItem(name);
    // Radios share one name.
    const target = control instanceof RadioNodeList ? control[0] : control;
    if (target instanceof HTMLElement) target.focus();
    else if (root) firstWrong(root)?.focus();
  };
  return (
    <Banner tone="danger" title={word('title', { count })}>
      <Problems role="list">
        {[...form.errors].flatMap(([name, messages]) =>
          messages.map((message) => (
            <li key={`${name} ${message}`}>
              {name ? (
                <Way type="button" onClick={() => focusField(name)}>
                  {message}
                </Way>
              ) : (
                message
              )}
            </li>
          )),
        )}
      </Problems>
    </Banner>
  );
}

const firstUnreadable = (root: HTMLFormElement) =>
  [...root.elements].find((element) => (element as HTMLInputElement).validity?.customError) as
    | HTMLElement
    | undefined;

const CONTROL = ':is(input, select, textarea, button):not(:disabled)';

/** The first invalid control. Radios are invalid as a group: the first of them. */
const firstWrong = (root: HTMLFormElement) =>
  root.querySelector<HTMLElement>(
    `${CONTROL}[aria-invalid="true"], [role="radiogroup"][aria-invalid="true"] ${CONTROL}`,
  ) ?? firstUnreadable(root);

const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-width: 0;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
`;

const Problems = styled.ul`
  display: grid;
  gap: ${space(0.5)};
`;

const Way = styled.button`
  min-height: ${space(6)};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
