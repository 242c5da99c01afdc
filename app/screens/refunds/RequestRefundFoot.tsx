import { Button, ButtonLink, type FormController, GatedButton } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { useOnline } from '../../lib/online.ts';
import { refundHref } from '../../nouns/addresses.ts';
import { useCan } from '../../state/access.ts';
import { notRefundable } from './notRefundable.ts';
import type { RequestValues } from './requestRules.ts';
import type { RefundRequesting } from './useRequestRefund.ts';

interface RequestRefundFootProps {
  request: RefundRequesting;
  form: FormController<RequestValues>;
  onClose: () => void;
}

/** The ways on at this stage. */
export function RequestRefundFoot({ request, form, onClose }: RequestRefundFootProps) {
  const t = useT();
  const online = useOnline();
  const mayRead = useCan('refund:read');
  const { phase, money } = request;
  const { left } = money;
  const isForm = ['form', 'asking', 'sending'].includes(phase.name);
  if (!isForm || !left) {
    return (
      <>
        <Button disabled={phase.name === 'looking'} onClick={onClose}>
          {t('action.close')}
        </Button>
        {phase.name === 'done' && mayRead && (
          <ButtonLink variant="solid" tone="accent" href={refundHref(phase.refund.id)}>
            {t('refund.request.view')}
          </ButtonLink>
        )}
      </>
    );
  }
  const offline = online ? undefined : t('refund.request.off.offline');
  return (
    <>
      <Button disabled={phase.name === 'sending'} onClick={onClose}>
        {t('action.cancel')}
      </Button>
      <GatedButton
        variant="solid"
        tone="accent"
        type="submit"
        form={form.id}
        loading={phase.name === 'sending'}
        disabledReason={left.modes === 'none' ? notRefundable(left, t) : offline}
      >
        {t('refund.request.continue')}
      </GatedButton>
    </>
  );
}
