import * as v from 'valibot';
import { Button, type FieldBinding, Stack, TextArea } from '#design-system';
import { type Translate, useT } from '../../i18n/index.ts';
import { MAX_REASON } from './decision.ts';

/** Reasons that are given again and again: a press writes one down, to be changed as one likes. */
const QUICK = ['data', 'goods', 'agreed', 'again'] as const;

/** The rule of a reason: 1 to 500 letters (contract, make-approve-refund). */
export const reasonRule = (t: Translate) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, t('refundRequest.reject.required')),
    v.maxLength(MAX_REASON, t('refundRequest.reject.tooLong', { count: MAX_REASON })),
  );

interface RejectReasonProps {
  field: FieldBinding<string>;
  readOnly: boolean;
}

/** Why a request is rejected, which the person who asked will read. */
export function RejectReason({ field, readOnly }: RejectReasonProps) {
  const t = useT();
  return (
    <Stack gap={3}>
      <TextArea
        label={t('refundRequest.reject.reason')}
        hint={t('refundRequest.reject.hint')}
        rows={3}
        required
        counter
        limit={MAX_REASON}
        readOnly={readOnly}
        {...field}
      />
      <Stack direction="row" gap={2} wrap role="group" aria-label={t('refundRequest.reject.quick')}>
        {QUICK.map((id) => {
          const reason = t(`refundRequest.reject.reasons.${id}`);
          return (
            <Button key={id} size="sm" disabled={readOnly} onClick={() => field.onChange(reason)}>
              {reason}
            </Button>
          );
        })}
      </Stack>
    </Stack>
  );
}
