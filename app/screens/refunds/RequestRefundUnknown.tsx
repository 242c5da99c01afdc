import { useState } from 'react';
import { Banner, Button, ConfirmModal, Heading, Spinner, Stack, Text } from '#design-system';
import { referenceOf } from '../../api/errors.ts';
import { useT } from '../../i18n/index.ts';
import { formatDateTime } from '../../lib/time.ts';
import { mayRepeat } from '../../money/intentStore.ts';
import type { Similar } from '../../money/operation.ts';
import { shown } from '../../record/words.tsx';
import { useCan } from '../../state/access.ts';
import { useConfig } from '../../state/session.ts';
import { SentRequest } from './SentRequest.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';
import type { Phase, RefundRequesting } from './useRequestRefund.ts';

interface RequestRefundUnknownProps {
  phase: Extract<Phase, { name: 'looking' | 'unknown' | 'busy' }>;
  request: RefundRequesting;
}

/** Nobody knows yet what came of it: what was sent, and what a person can do about it. */
export function RequestRefundUnknown({ phase, request }: RequestRefundUnknownProps) {
  const t = useT();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const title = {
    looking: t('refund.request.checking'),
    unknown: t('refund.request.unknown'),
    busy: t('refund.request.busy'),
  }[phase.name];
  return (
    <Stack gap={5} aria-busy={phase.name === 'looking'}>
      <Stack direction="row" gap={3} align="center">
        {phase.name === 'looking' && <Spinner />}
        <Heading level={3} size="lg" ref={heading} tabIndex={-1} aria-live="polite">
          {title}
        </Heading>
      </Stack>
      {phase.name !== 'busy' && <SentRequest intent={phase.intent} />}
      {phase.name === 'busy' && (
        <>
          <Text as="p">{t('refund.request.busyText')}</Text>
          <Stack direction="row">
            <Button onClick={() => void request.look()}>{t('refund.request.look')}</Button>
          </Stack>
        </>
      )}
      {phase.name === 'unknown' && <WaysOn phase={phase} request={request} />}
    </Stack>
  );
}

interface WaysOnProps {
  phase: Extract<Phase, { name: 'unknown' }>;
  request: RefundRequesting;
}

/** The person decides: check again, send again under the same key, or follow it no longer. */
function WaysOn({ phase: { intent, error, looked, similar = [] }, request }: WaysOnProps) {
  const t = useT();
  const { idempotency } = useConfig();
  const maySee = useCan('refund-transaction-detail:read');
  const [asked, setAsked] = useState<'repeat' | 'forget'>();
  const code = referenceOf(error) ?? intent.reference;
  const close = (open: boolean) => !open && setAsked(undefined);
  const known = intent.accepted
    ? 'refund.request.accepted'
    : looked
      ? 'refund.request.unseenYet'
      : maySee
        ? 'refund.request.notLooked'
        : 'refund.request.unseen';
  return (
    <>
      <Banner tone="warning" title={t('refund.request.unknownText')} {...(code && { code })}>
        {t(known)}
      </Banner>
      {similar.length > 0 && <SimilarRefunds title={t('refund.request.similar')} refunds={similar} />}
      <Stack direction="row" gap={2} wrap>
        {maySee && (
          <Button variant="solid" tone="accent" onClick={() => void request.look()}>
            {t('refund.request.look')}
          </Button>
        )}
        {mayRepeat(intent) && (
          <Button onClick={() => (idempotency ? void request.repeat() : setAsked('repeat'))}>
            {t('refund.request.repeat')}
          </Button>
        )}
        <Button onClick={() => setAsked('forget')}>{t('refund.request.forget')}</Button>
      </Stack>
      {mayRepeat(intent) && (
        <Text tone="muted">{t(idempotency ? 'refund.request.repeatSafe' : 'refund.request.repeatRisk')}</Text>
      )}
      <ConfirmModal
        open={asked === 'repeat'}
        onOpenChange={close}
        tone="danger"
        title={t('refund.request.repeatAsk')}
        consequence={t('refund.request.repeatRisk')}
        confirmLabel={t('refund.request.repeat')}
        onConfirm={() => void request.repeat()}
      />
      <ConfirmModal
        open={asked === 'forget'}
        onOpenChange={close}
        tone="danger"
        title={t('refund.request.forgetAsk')}
        consequence={t('refund.request.forgetText')}
        confirmLabel={t('refund.request.forget')}
        onConfirm={() => void request.forget()}
      />
    </>
  );
}

/** Refunds that look like the one that was sent. */
export function SimilarRefunds({ title, refunds }: { title: string; refunds: readonly Similar[] }) {
  const t = useT();
  return (
    <Banner tone="info" title={title}>
      {refunds.map(({ id, at, by }) => (
        <div key={id}>
          {t('refund.request.similarOne', {
            id: shown(id, 64),
            time: at === undefined ? '-' : formatDateTime(at),
            by: shown(by ?? '-', 64),
          })}
        </div>
      ))}
    </Banner>
  );
}
