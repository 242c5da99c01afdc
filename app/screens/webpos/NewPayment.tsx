/* The payment form: input, sending, and requests without a response. */

import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import {
  ActionBar,
  Banner,
  Button,
  Card,
  EditIcon,
  Form,
  Grid,
  Keypad,
  MoneyField,
  RadioGroup,
  Select,
  Stack,
  Text,
  TextField,
  useNarrow,
} from '#design-system';
import { submitFailure } from '../../form/failure.ts';
import { FormNotices } from '../../form/parts.tsx';
import { latin } from '../../form/rules.ts';
import { useSubmit } from '../../form/useSubmit.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { useMutation } from '../../lib/query.tsx';
import { MAX_CONTENT, plainContent } from '../../lib/vietqr.ts';
import { useScope } from '../../state/business.ts';
import { failureText } from '../../state/failureText.ts';
import { useStoreOptions } from '../../state/options.ts';
import { expiresIn, newOrderCode, type Sending, useTill } from './till.ts';
import { OtherThanAsked, useCreate } from './useCreate.ts';

/** Limits of one instant transfer, in VND (docs/contract.md, payments at a till). */
const [LEAST, MOST] = [1000, 499_999_999];
const NOTES = [10_000, 20_000, 50_000, 100_000, 200_000, 500_000];
const ORDER_CODE = /^[A-Za-z\d][A-Za-z\d._-]{0,49}$/;
const METHODS = ['QR', 'LINK'] as const;

interface Values {
  amount: number | null;
  storeId: string;
  merchantRefId: string;
  /** As typed. The bank receives it without diacritics; if empty, the order code is used. */
  description: string;
  method: (typeof METHODS)[number];
}

const contentOf = ({ description, merchantRefId }: Pick<Values, 'description' | 'merchantRefId'>) =>
  plainContent(description || merchantRefId);

const schemaIn = (t: Translate) => {
  const amountRule = t('webpos.amountRule', { least: formatMoney(LEAST), most: formatMoney(MOST) });
  return v.pipe(
    v.object({
      amount: v.pipe(v.number(amountRule), v.minValue(LEAST, amountRule), v.maxValue(MOST, amountRule)),
      storeId: v.pipe(v.string(), v.nonEmpty(t('webpos.storeMissing'))),
      merchantRefId: v.pipe(v.string(), v.trim(), latin(t), v.regex(ORDER_CODE, t('webpos.orderRule'))),
      description: v.pipe(
        v.string(),
        v.check(
          (text) => plainContent(text).length <= MAX_CONTENT,
          t('webpos.contentLong', { most: MAX_CONTENT }),
        ),
      ),
      method: v.picklist(METHODS),
    }),
    v.transform((values) => ({
      ...values,
      description: contentOf(values).slice(0, MAX_CONTENT).trimEnd(),
      expiresIn: expiresIn(values.method),
    })),
  );
};

interface NewPaymentProps {
  /** Focuses the amount at once, after a previous order. */
  focused: boolean;
  onCreated: () => void;
}

/** The form for a new payment. Store and order code are prefilled, so an amount is enough. */
export function NewPayment({ focused, onCreated }: NewPaymentProps) {
  const t = useT();
  const isNarrow = useNarrow();
  const { userId, till, chooseStore } = useTill();
  const { storeId } = useScope();
  const { create } = useCreate();
  const stores = useStoreOptions(storeId === undefined);
  const amount = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [initial] = useState<Values>(() => ({
    amount: null,
    storeId: storeId ?? till.storeId ?? till.requests[0]?.order.storeId ?? '',
    merchantRefId: newOrderCode(userId),
    description: '',
    method: 'QR',
  }));
  const nameOf = (id: string) => stores?.find(({ value }) => value === id)?.label;
  const task = useSubmit({
    form: { name: 'webpos', schema: schemaIn(t), initial, draft: [] },
    send: (_, order) => create(order, nameOf(order.storeId)),
    failure: (error) => {
      if (error instanceof OtherThanAsked)
        return { title: t('webpos.other.title'), text: t('webpos.other.text'), fields: [], toasts: [] };
      const failure = submitFailure(error, Object.keys(initial), t);
      // Unfold the fields so that an error of the service in one of them is visible.
      if (failure.fields.some(({ field }) => field === 'merchantRefId' || field === 'description'))
        setOpen(true);
      return failure;
    },
    touches: [],
    done: { next: onCreated },
  });
  const { form, sending } = task;
  const { values } = form;
  useEffect(() => {
    if (focused) amount.current?.focus();
  }, [focused]);

  if (till.sending && !sending) return <Unanswered sending={till.sending} />;
  const plain = contentOf(values);
  const confirm = t(values.method === 'QR' ? 'webpos.createQr' : 'webpos.createLink');
  const submit = () => {
    if (!ORDER_CODE.test(values.merchantRefId.trim()) || plain.length > MAX_CONTENT) setOpen(true);
    void form.submit();
  };
  return (
    <Card aria-label={t('webpos.new')}>
      <Form form={form} aria-label={t('webpos.new')}>
        <FormNotices task={task} />
        <Stack direction="row" gap={2} justify="end" align="center" wrap={isNarrow}>
          {storeId === undefined && (
            <Select
              label={t('webpos.store')}
              labelHidden
              required
              placeholder={t('webpos.chooseStore')}
              options={stores ?? []}
              {...form.field('storeId')}
              onChange={(next) => {
                chooseStore(next);
                form.set({ storeId: next });
              }}
            />
          )}
          <Button
            variant="ghost"
            size="sm"
            endIcon={EditIcon}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('webpos.edit', { order: values.merchantRefId || '-' })}
          </Button>
        </Stack>
        {isOpen && (
          <>
            <TextField
              label={t('webpos.order')}
              required
              autoComplete="off"
              spellCheck={false}
              translate="no"
              maxLength={50}
              {...form.field('merchantRefId')}
            />
            <TextField
              label={t('webpos.content')}
              hint={t('webpos.contentHint', { text: plain || '-', count: plain.length, most: MAX_CONTENT })}
              autoComplete="off"
              {...form.field('description')}
            />
            <RadioGroup
              label={t('webpos.method')}
              name="method"
              direction="row"
              options={METHODS.map((value) => ({ value, label: t(`webpos.methods.${value}`) }))}
              value={values.method}
              onChange={(next) => form.set({ method: next === 'LINK' ? 'LINK' : 'QR' })}
            />
          </>
        )}
        <MoneyField
          ref={amount}
          label={t('webpos.amount')}
          hint={isNarrow ? undefined : t('webpos.amountHint')}
          required
          size="hero"
          maxDigits={9}
          {...form.field('amount')}
        />
        {!isNarrow && (
          <Grid min="xs" role="group" aria-label={t('webpos.notes')}>
            {NOTES.map((note) => (
              <Button
                key={note}
                size="sm"
                onClick={() => form.set({ amount: Math.min((values.amount ?? 0) + note, MOST) })}
              >
                {t('webpos.note', { thousands: note / 1000 })}
              </Button>
            ))}
          </Grid>
        )}
        <Keypad
          label={t('webpos.amount')}
          value={values.amount}
          onChange={(next) => form.set({ amount: next })}
          maxDigits={9}
          listen="page"
          loading={sending}
          {...(!isNarrow && { confirmLabel: confirm })}
          onConfirm={submit}
        />
        {isNarrow && (
          <ActionBar>
            <Button
              variant="solid"
              tone="accent"
              size="lg"
              disabled={
                values.amount === null && t('field.required', { name: t('webpos.amount').toLowerCase() })
              }
              loading={sending}
              onClick={submit}
            >
              {confirm}
            </Button>
          </ActionBar>
        )}
      </Form>
    </Card>
  );
}

/** Sent without a response. A retry uses the same key, so it stays one request. */
function Unanswered({ sending }: { sending: Sending }) {
  const t = useT();
  const { submit } = useCreate();
  const { drop } = useTill();
  const { mutate, isPending, error } = useMutation({ mutationFn: () => submit(sending) });
  const { merchantRefId, amount } = sending.order;
  return (
    <Card title={t('webpos.new')}>
      <Banner
        tone="warning"
        role="alert"
        title={t('webpos.unanswered.title', { order: merchantRefId, amount: formatMoney(amount) })}
        actions={
          <>
            <Button size="sm" busy={isPending} onClick={drop}>
              {t('webpos.unanswered.drop')}
            </Button>
            <Button size="sm" variant="solid" tone="accent" loading={isPending} onClick={() => mutate()}>
              {t('webpos.unanswered.again')}
            </Button>
          </>
        }
      >
        {t('webpos.unanswered.text')} {error && !isPending && <Text>{failureText(error, t)}</Text>}
      </Banner>
    </Card>
  );
}
