import { Banner, Form, type FormController, Select, Text, TextArea } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { refundReasons } from '../../nouns/refundCodes.ts';
import { RequestRefundAmount } from './RequestRefundAmount.tsx';
import { type Left, MAX_NOTE, type RequestValues } from './requestRules.ts';

interface RequestRefundFormProps {
  form: FormController<RequestValues>;
  left: Left;
}

/** How much, why, and what to know before it is asked for. */
export function RequestRefundForm({ form, left }: RequestRefundFormProps) {
  const t = useT();
  return (
    <Form form={form}>
      <RequestRefundAmount form={form} left={left} />
      <Select
        label={t('refund.request.reason')}
        required
        placeholder={t('refund.request.chooseReason')}
        options={Object.entries(refundReasons).map(([value, key]) => ({ value, label: t(key) }))}
        {...form.field('reason')}
      />
      <TextArea
        label={t('refund.request.note')}
        hint={t('refund.request.noteHint')}
        required={form.values.reason === 'OTHER'}
        rows={3}
        counter
        limit={MAX_NOTE}
        {...form.field('note')}
      />
      <Banner tone="warning" role="note" title={t('refund.request.warning')}>
        <Text size="sm">{t('refund.request.duration')}</Text>
      </Banner>
    </Form>
  );
}
