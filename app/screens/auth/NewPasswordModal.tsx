import * as v from 'valibot';
import { Banner, Button, type FieldBinding, Form, Modal, PhoneField, TextField } from '#design-system';
import { NewPassword } from '../../form/NewPassword.tsx';
import { newPassword, samePassword } from '../../form/password.ts';
import { email, sentPhone } from '../../form/rules.ts';
import { type Key, type Translate, useT } from '../../i18n/index.ts';
import { type StepWays, texts, useAdvance } from './useAdvance.ts';
import { useIdentityForm } from './useIdentityForm.ts';

interface NewPasswordModalProps extends StepWays {
  keep: boolean;
  /** Required attributes that the pool does not know yet, by their names in the pool. */
  missing: readonly string[];
}

/** Attributes with a translated label; any other is shown by its name in the pool. */
const KNOWN: Readonly<Record<string, Key>> = {
  name: 'auth.attribute.name',
  given_name: 'auth.attribute.given_name',
  family_name: 'auth.attribute.family_name',
  email: 'auth.attribute.email',
  phone_number: 'auth.attribute.phone_number',
};

const labelOf = (t: Translate, name: string) => t(KNOWN[name] ?? 'auth.attribute.unknown', { name });

/** A value for each name: the form's values besides the password. */
type Values = Record<string, string> & { password: string; confirm: string };

/** NEW_PASSWORD_REQUIRED (specification 4): users must set their own password before they can enter. */
export function NewPasswordModal({ keep, missing: given, begun, ...ways }: NewPasswordModalProps) {
  const t = useT();
  const { advance, isOver, giveUp } = useAdvance(keep, ways);
  const missing = texts(given);
  const attributes = missing.map((name) => [
    name,
    name === 'email'
      ? email(t, 'auth.attribute.email')
      : v.pipe(
          v.string(),
          v.trim(),
          v.nonEmpty(t('field.required', { name: labelOf(t, name).toLowerCase() })),
        ),
  ]);
  const { form, failure } = useIdentityForm<Values, Values>({
    schema: v.pipe(
      v.object({ ...newPassword(t), ...(Object.fromEntries(attributes) as object) }),
      samePassword(t),
      v.forward(
        // The temporary password, while it is known.
        v.check(({ password }) => password !== begun.current?.password, t('auth.error.same-password')),
        ['password'],
      ),
    ) as unknown as v.GenericSchema<Values, Values>,
    initial: { ...Object.fromEntries(missing.map((name) => [name, ''])), password: '', confirm: '' },
    send: async (identity, { password, confirm: _, ...given }) => {
      const { phone_number: phone } = given;
      const sent = phone ? { ...given, phone_number: sentPhone(phone) } : given;
      await advance(await identity.completeNewPassword(password, sent));
    },
    onStop: isOver,
  });

  return (
    <Modal
      open
      onOpenChange={giveUp}
      locked={form.submitting}
      role="alertdialog"
      title={t('auth.newPassword.title')}
      description={t('auth.newPassword.intro')}
      footer={
        <>
          <Button onClick={giveUp} busy={form.submitting}>
            {t('action.cancel')}
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant="solid"
            tone="accent"
            disabled={!form.valid && t('form.incomplete')}
            loading={form.submitting}
          >
            {t('auth.newPassword.submit')}
          </Button>
        </>
      }
    >
      <Form form={form}>
        {failure && <Banner tone="danger" title={t(failure)} role="alert" />}
        {missing.map((name) => (
          <Attribute key={name} {...form.field(name)} />
        ))}
        <NewPassword form={form} own />
      </Form>
    </Modal>
  );
}

function Attribute(field: FieldBinding<string>) {
  const t = useT();
  const label = labelOf(t, field.name);
  if (field.name === 'phone_number') return <PhoneField label={label} required {...field} />;
  return <TextField label={label} required {...field} />;
}
