import * as v from 'valibot';
import { Button, type FieldBinding, Stack, TextArea } from '#design-system';
import { type Translate, useT } from '../../i18n/index.ts';
import { MAX_REASON } from './decision.ts';

/** Common reasons: a press fills one in, to be edited freely. */
const QUICK = ['data', 'goods', 'agreed', 'again'] as const;

/** Validation of a reason: 1 to 500 characters (contract, make-approve-refund). */
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

/** The reason for a rejection, which the requester will read. */
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
            <Button key={id} size="sm" busy={readOnly} onClick={() => field.onChange(reason)}>
              {reason}
            </Button>
          );
        })}
      </Stack>
    </Stack>
  );
}
