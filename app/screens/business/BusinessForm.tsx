import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { FileField, RadioGroup, SquareCrop, Stack, Text, TextArea, TextField } from '#design-system';
import { type BusinessFields, getBusiness, updateBusiness } from '../../api/businessRecord.ts';
import { changedFields, known } from '../../form/bindings.ts';
import { FormPanel } from '../../form/FormPanel.tsx';
import { submitFailure } from '../../form/failure.ts';
import { email, filled } from '../../form/rules.ts';
import { type FormTask, useSubmit } from '../../form/useSubmit.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import type { PanelProps } from '../../lib/navigation/panel.ts';
import { useLoadAccess } from '../../state/access.ts';
import { type Change, EDITABLE, isTaxCode } from './businessRecord.ts';
import { Changes } from './Changes.tsx';
import {
  isSquare,
  LOGO_PARTS,
  LOGO_TYPES,
  type LogoPart,
  logoProblem,
  MAX_LOGO_BYTES,
  MAX_SIDE,
  MIN_SIDE,
  type Picture,
  pictureOf,
  squareLogo,
  UnreadableLogo,
} from './logo.ts';

const NO_FIELDS: BusinessFields = {
  ...{ companyName: '', taxCode: '', representative: '', industry: '' },
  ...{ address: '', email: '', phoneNumber: '', website: '' },
};
const NONE = { ...NO_FIELDS, logo: [] as File[], part: 'center' as LogoPart };
type Values = typeof NONE;

/** Empty, or a Vietnamese number: a landline or mobile of up to 11 digits with its 0 or +84, or a hotline. */
const PHONE = /^(?:(?:0|\+84)\d{8,10}|1[89]00\d{4,6})?$/;
const digits = (typed: string) => typed.replace(/[\s.()-]/g, '');

const optional = (pattern: (text: string) => boolean, message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || pattern(text), message),
  );

const rules = (t: Translate) =>
  v.object({
    companyName: filled(t, 'business.field.companyName'),
    taxCode: v.pipe(v.string(), v.trim()),
    representative: v.pipe(v.string(), v.trim()),
    industry: v.pipe(v.string(), v.trim()),
    address: v.pipe(v.string(), v.trim()),
    email: optional((text) => v.is(email(t, 'business.field.email'), text), t('field.email')),
    phoneNumber: optional((text) => PHONE.test(digits(text)), t('business.form.phone')),
    website: optional((text) => /^https?:\/\/\S+\.\S+$/.test(text), t('business.form.website')),
    logo: v.array(v.instance(File)),
    part: v.picklist(LOGO_PARTS),
  });

/** The fields as they are sent. */
const sent = ({ logo: _, part: __, ...fields }: Values): BusinessFields => ({
  ...fields,
  phoneNumber: digits(fields.phoneNumber).replace(/^0/, '+84'),
});

/** The changed fields, for the review. */
function changesIn(values: Values, before: Values, t: Translate): Change[] {
  const fields = Object.keys(changedFields(sent(before), sent(values))) as (keyof BusinessFields)[];
  const changes = fields.map((field) => ({
    label: t(`business.field.${field}`),
    before: before[field],
    after: values[field],
  }));
  const [logo] = values.logo;
  if (logo)
    changes.push({ label: t('business.field.logo'), before: t('business.logo.now'), after: logo.name });
  return changes;
}

/** `?panel=business-edit`: edits the current business. Submits after a review of the changes. */
export function EditBusinessPanel({ onClose }: PanelProps) {
  const t = useT();
  const loadAccess = useLoadAccess();
  const task = useSubmit({
    form: { name: 'business-edit', schema: rules(t), initial: NONE, draft: EDITABLE },
    load: async ({ merchantId }, signal) => {
      const business = await getBusiness(merchantId, signal);
      const phoneNumber = business.phoneNumber?.replace(/^\+84/, '0') ?? '';
      return { ...NONE, ...known(NO_FIELDS, business), phoneNumber };
    },
    meanwhile: {
      labels: Object.fromEntries(EDITABLE.map((field) => [field, t(`business.field.${field}`)])),
    },
    review: (values, before) => ({
      title: t('business.form.review'),
      content: <Changes changes={changesIn(values, before, t)} after="next" />,
      confirm: t('action.save'),
      back: t('business.form.back'),
    }),
    send: async (scope, values, before) => {
      const [logo] = values.logo;
      const changes = changedFields(sent(before), sent(values));
      // Typed blanks are trimmed before sending, so they are no change.
      if (!logo && Object.keys(changes).length === 0) return getBusiness(scope.merchantId);
      return updateBusiness(scope, changes, logo && (await squareLogo(logo, values.part)));
    },
    failure: (error) =>
      error instanceof UnreadableLogo
        ? {
            title: t('form.failed'),
            text: '',
            fields: [{ field: 'logo', message: t('business.logo.gone') }],
            toasts: [],
          }
        : submitFailure(error, Object.keys(NONE), t),
    touches: ['business', 'businesses'],
    done: {
      says: t('message-update-info-success'),
      next: () => {
        // Its name also appears in the menu and the business selector.
        void loadAccess(new AbortController().signal);
        onClose();
      },
    },
  });
  return (
    <FormPanel
      task={task}
      title={t('business.form.title')}
      submit={t('business.form.submit')}
      // The stored values may break a rule of the form; saving shows which field.
      allowInvalid
      onClose={onClose}
    >
      <Fields task={task} />
    </FormPanel>
  );
}

function Fields({ task: { form } }: { task: FormTask<Values> }) {
  const t = useT();
  const { taxCode } = form.values;
  const label = (field: keyof BusinessFields) => t(`business.field.${field}`);
  const text = (field: keyof BusinessFields) => ({
    label: label(field),
    autoComplete: 'off',
    ...form.field(field),
  });
  const isOdd = taxCode.trim() !== '' && !isTaxCode(taxCode.trim());
  return (
    <>
      <TextField {...text('companyName')} required />
      <TextField
        {...text('taxCode')}
        hint={
          isOdd ? <Text tone="warning">{t('business.form.taxCodeOdd')}</Text> : t('business.form.taxCode')
        }
      />
      <TextField {...text('representative')} />
      <TextField {...text('industry')} />
      <TextArea label={label('address')} rows={2} {...form.field('address')} />
      <TextField {...text('email')} type="email" />
      <TextField {...text('phoneNumber')} type="tel" />
      <TextField {...text('website')} type="url" />
      <LogoField form={form} />
    </>
  );
}

/** A new logo: checked before it is accepted, with a preview of the crop. */
function LogoField({ form }: Pick<FormTask<Values>, 'form'>) {
  const t = useT();
  const { onBlur: _, ...field } = form.field('logo');
  const [file] = form.values.logo;
  // Null: the file could not be read.
  const [read, setRead] = useState<{ file: File; picture: Picture | null | undefined }>();
  useEffect(() => {
    if (!file) return;
    let isCurrent = true;
    const put = (picture: Picture | null | undefined) => isCurrent && setRead({ file, picture });
    pictureOf(file).then(put, () => put(null));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  const picture = read?.file === file ? read?.picture : undefined;
  const along = picture && picture.width > picture.height ? 'wide' : 'tall';
  return (
    <>
      <FileField
        label={t('business.logo.label')}
        hint={t('business.logo.hint', { min: MIN_SIDE, max: MAX_SIDE })}
        accept={LOGO_TYPES}
        acceptLabel={t('business.logo.types')}
        maxBytes={MAX_LOGO_BYTES}
        check={(one) => logoProblem(one, t)}
        {...field}
        error={picture === null ? t('business.logo.gone') : field.error}
        onChange={(logo) => form.set({ logo, part: 'center' })}
      />
      {file && picture && (
        <Stack direction="row" gap={4} wrap>
          <SquareCrop file={file} part={form.values.part} label={t('business.logo.preview')} />
          {!isSquare(picture) && (
            <RadioGroup
              label={t('business.logo.part')}
              options={LOGO_PARTS.map((value) => ({
                value,
                label: t(`business.logo.parts.${along}.${value}`),
              }))}
              value={form.values.part}
              onChange={(part) => form.set({ part: part as LogoPart })}
            />
          )}
        </Stack>
      )}
    </>
  );
}
