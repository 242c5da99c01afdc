import { Banner, type FormController, Skeleton, Stack, Text } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { useOnline } from '../../lib/online.ts';
import { notRefundable } from './notRefundable.ts';
import { RequestRefundDone } from './RequestRefundDone.tsx';
import { RequestRefundFacts } from './RequestRefundFacts.tsx';
import { RequestRefundFailure } from './RequestRefundFailure.tsx';
import { RequestRefundForm } from './RequestRefundForm.tsx';
import { RequestRefundNotice } from './RequestRefundNotice.tsx';
import { RequestRefundUnknown } from './RequestRefundUnknown.tsx';
import type { RequestValues } from './requestRules.ts';
import type { RefundRequesting } from './useRequestRefund.ts';

interface RequestRefundBodyProps {
  transactionId: string;
  request: RefundRequesting;
  form: FormController<RequestValues>;
  /** The form began with what had been typed before. */
  restored: boolean;
}

/** What the panel holds at this stage. */
export function RequestRefundBody({ transactionId, request, form, restored }: RequestRefundBodyProps) {
  const t = useT();
  const online = useOnline();
  const { phase, money } = request;
  if (phase.name === 'done') return <RequestRefundDone {...phase} />;
  if (phase.name === 'looking' || phase.name === 'unknown' || phase.name === 'busy')
    return <RequestRefundUnknown key={phase.name} phase={phase} request={request} />;
  if (money.error)
    return <RequestRefundFailure id={transactionId} error={money.error} onRetry={money.retry} />;
  if (!money.detail || !money.left)
    return (
      <Stack aria-busy gap={5}>
        <Skeleton lines={5} />
        <Skeleton shape="block" />
        <Skeleton lines={4} />
      </Stack>
    );
  const { left } = money;
  return (
    <>
      <RequestRefundFacts detail={money.detail} left={left} />
      {left.modes === 'none' ? (
        <Text as="p" weight="medium">
          {notRefundable(left, t)}
        </Text>
      ) : (
        <>
          {restored && <Text tone="muted">{t('refund.request.restored')}</Text>}
          <RequestRefundForm form={form} left={left} />
          {!online && <Banner tone="warning" title={t('refund.request.off.offline')} />}
        </>
      )}
      {request.notice && !form.submitting && <RequestRefundNotice notice={request.notice} />}
    </>
  );
}
