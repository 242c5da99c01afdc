import * as v from 'valibot';
import { PhoneField, TextField } from '#design-system';
import { getStore, type StoreFields, updateStore } from '../../api/stores.ts';
import { changedFields, known } from '../../form/bindings.ts';
import { FormPanel } from '../../form/FormPanel.tsx';
import { email, filled, oneLine, sentPhone, shownPhone } from '../../form/rules.ts';
import { useSubmit } from '../../form/useSubmit.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import type { PanelProps } from '../../lib/navigation/panel.ts';

const BLANK: StoreFields = { brandName: '', address: '', phoneNumber: '', email: '' };
const DRAFT = Object.keys(BLANK) as (keyof StoreFields)[];
/** The shortest phone numbers in use: 1900 and 1800 with four digits. */
const LEAST_DIGITS = 8;

/** The fields as they are sent: a hotline has no international form. */
const sent = ({ phoneNumber, ...fields }: StoreFields): StoreFields => ({
  ...fields,
  phoneNumber: /^1[89]00/.test(phoneNumber) ? phoneNumber : sentPhone(phoneNumber),
});

const rules = (t: Translate) =>
  v.object({
    brandName: oneLine(t, 'store.column.brandName', 150),
    address: oneLine(t, 'store.column.address', 255),
    phoneNumber: v.pipe(
      filled(t, 'store.column.phoneNumber'),
      v.minLength(LEAST_DIGITS, t('field.phone', { count: LEAST_DIGITS })),
    ),
    email: email(t, 'store.column.email'),
  });

/** `?panel=store-edit&of=11001`: the public details of a store. Sends only what has changed. */
export function EditStorePanel({ of = '', onClose }: PanelProps) {
  const t = useT();
  const task = useSubmit({
    form: { name: `store-edit ${of}`, schema: rules(t), initial: BLANK, draft: DRAFT },
    load: async (scope, signal) => {
      const store = await getStore(scope, of, signal);
      return { ...known(BLANK, store), phoneNumber: shownPhone(store.phoneNumber) };
    },
    meanwhile: {
      labels: {
        ...{ brandName: t('store.column.brandName'), address: t('store.column.address') },
        ...{ phoneNumber: t('store.column.phoneNumber'), email: t('store.column.email') },
      },
    },
    send: (scope, typed, before) => {
      const changes = changedFields(sent(before), sent(typed));
      // Typed blanks are trimmed before sending, so they are no change.
      return Object.keys(changes).length > 0 ? updateStore(scope, of, changes) : getStore(scope, of);
    },
    touches: ['stores', 'store'],
    done: { says: t('message-update-info-success'), next: onClose },
  });
  const { form } = task;
  const text = { required: true, autoComplete: 'off' };
  return (
    // The stored values may break our rules: saving shows which field.
    <FormPanel
      task={task}
      title={t('store.edit.title')}
      submit={t('action.save')}
      allowInvalid
      onClose={onClose}
    >
      <TextField label={t('store.column.brandName')} {...text} {...form.field('brandName')} />
      <TextField label={t('store.column.address')} {...text} {...form.field('address')} />
      <PhoneField label={t('store.column.phoneNumber')} {...text} {...form.field('phoneNumber')} />
      <TextField label={t('store.column.email')} {...text} type="email" {...form.field('email')} />
    </FormPanel>
  );
}
