import { type ReactNode, useEffect, useRef } from 'react';
import { Banner, Button, Form, type FormController, Stack } from '#design-system';
import { type Key, useT } from '../../i18n/index.ts';

interface IdentityStepProps<Values> {
  form: FormController<Values>;
  failure: Key | undefined;
  /** Shown above the fields unless something went wrong. */
  notice?: ReactNode;
  submit: Key;
  /** Another option, such as requesting a new code. */
  aside?: ReactNode;
  onBack: () => void;
  children: ReactNode;
}

/** A step of the sign-in page that is a form: a message, fields, and buttons to continue or go back. */
export function IdentityStep<Values>({
  form,
  failure,
  notice,
  submit,
  aside,
  onBack,
  children,
}: IdentityStepProps<Values>) {
  const t = useT();
  return (
    <Focused>
      <Form form={form}>
        {failure && <Banner tone="danger" title={t(failure)} role="alert" />}
        {!failure && notice}
        {children}
        <Button
          type="submit"
          variant="solid"
          tone="accent"
          size="lg"
          block
          loading={form.submitting}
          disabled={!form.valid && t('form.incomplete')}
        >
          {t(submit)}
        </Button>
        <Stack align="center">
          {aside}
          <Back onClick={onBack} />
        </Stack>
      </Form>
    </Focused>
  );
}

/** Back to the sign-in form. */
export function Back({ onClick }: { onClick: () => void }) {
  const t = useT();
  return (
    <Button variant="ghost" onClick={onClick}>
      {t('auth.reset.back')}
    </Button>
  );
}

/** On mount, focuses the first editable field of a step, or its first button. */
export function Focused({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    (
      root.current?.querySelector<HTMLElement>('input:not([readonly])') ??
      root.current?.querySelector('button')
    )?.focus();
  }, []);
  return <div ref={root}>{children}</div>;
}
