import { useEffect, useRef, useState } from 'react';
import {
  Banner,
  Button,
  ConfirmModal,
  DescriptionList,
  EmptyState,
  Heading,
  Icon,
  Link,
  Spinner,
  Stack,
  SuccessIcon,
  Text,
} from '#design-system';
import { ApiError, referenceOf } from '../../api/http/errors.ts';
import type { Refund } from '../../api/refunds.ts';
import { useT } from '../../i18n/index.ts';
import { Moment } from '../../lib/Moment.tsx';
import { formatMoney } from '../../lib/money.ts';
import { usePanel } from '../../lib/navigation/panel.ts';
import type { Fit, Similar } from '../../lib/outcome.ts';
import { StatusTag } from '../../lib/StatusTag.tsx';
import { formatDateTime } from '../../lib/time.ts';
import { mayRepeat } from '../../money/intentStore.ts';
import { freeText, shown, word } from '../../record/words.tsx';
import { refundHref } from '../../shared/addresses.ts';
import { refundReasons } from '../../shared/refund/refundCodes.ts';
import { refundStatuses } from '../../shared/refund/refundStatus.ts';
import { useCan } from '../../state/access.ts';
import { ReadFailure } from '../../state/ReadFailure.tsx';
import { useConfig } from '../../state/session.ts';
import type { RequestIntent } from './requestRefund.ts';
import type { Phase, RefundRequesting } from './useRequestRefund.ts';

interface RequestRefundDoneProps {
  refund: Refund;
  /** An earlier request: the one confirmed just now was not sent. */
  earlier?: true | undefined;
  /** What identified it, if a later check found it. */
  fits?: readonly Fit[] | undefined;
  /** More records that look like it: one of them may be a duplicate. */
  others?: readonly Similar[] | undefined;
}

/** The request is recorded: its id, and what happens next. */
export function RequestRefundDone({ refund, earlier, fits, others = [] }: RequestRefundDoneProps) {
  const t = useT();
  const mayRead = useCan('refund:read');
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const { id, amount, status, createdAt } = refund;
  return (
    <Stack gap={5}>
      <Stack direction="row" gap={2} align="center">
        {!earlier && (
          <Text tone="success">
            <Stack as="span">
              <Icon icon={SuccessIcon} size="lg" />
            </Stack>
          </Text>
        )}
        <Heading level={3} size="lg" ref={heading} tabIndex={-1}>
          {t('refund.request.done', { amount: formatMoney(amount) })}
        </Heading>
      </Stack>
      {earlier && <Banner tone="warning" title={t('refund.request.doneEarlier')} />}
      <DescriptionList
        items={[
          {
            term: t('refund.request.id'),
            value: mayRead ? <Link href={refundHref(id)}>{id}</Link> : id,
            copy: id,
          },
          {
            term: t('refund.request.status'),
            value: <StatusTag registry={refundStatuses} value={status} />,
          },
          { term: t('refund.request.share.label'), value: formatMoney(amount) },
          { term: t('refund.request.sent'), value: <Moment at={createdAt} /> },
        ]}
      />
      {others.length > 0 && <SimilarRefunds title={t('refund.request.others')} refunds={others} />}
      {fits && (
        <Text as="p" tone="muted">
          {t('refund.request.found', { fits: fits.map((fit) => t(`refund.request.fit.${fit}`)).join(', ') })}
        </Text>
      )}
      <Text as="p">{t('refund.request.next')}</Text>
      <Text as="p" tone="muted">
        {t('refund.request.duration')}
      </Text>
    </Stack>
  );
}

interface RequestRefundUnknownProps {
  phase: Extract<Phase, { name: 'looking' | 'unknown' | 'busy' }>;
  request: RefundRequesting;
}

/** The outcome is unknown: what was sent, and what the user can do. */
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

/** The user decides: check again, send again under the same key, or stop tracking it. */
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
      <Banner tone="warning" title={t('refund.request.unknownText')} code={code}>
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

/** Refunds that look like the sent one. */
function SimilarRefunds({ title, refunds }: { title: string; refunds: readonly Similar[] }) {
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

/** The sent request while its outcome is unknown. */
function SentRequest({ intent: { body, sentAt } }: { intent: RequestIntent }) {
  const t = useT();
  return (
    <DescriptionList
      items={[
        { term: t('refund.request.share.label'), value: formatMoney(body.amount) },
        freeText(t('transaction.column.id'), body.transactionId),
        { term: t('refund.request.reason'), value: word(refundReasons, body.reason) },
        { term: t('refund.request.sent'), value: <Moment at={sentAt} /> },
        ...(body.note ? [{ ...freeText(t('refund.request.note'), body.note), wide: true }] : []),
      ]}
    />
  );
}

interface RequestRefundFailureProps {
  /** The id as requested. */
  id: string;
  error: unknown;
  onRetry: () => void;
}

/** Why there is no form: the transaction does not exist, is not allowed, or could not be read. */
export function RequestRefundFailure({ id, error, onRetry }: RequestRefundFailureProps) {
  const t = useT();
  const { open } = usePanel();
  if (error instanceof ApiError && error.isNotFound) {
    return (
      <EmptyState
        level={3}
        variant="filtered"
        title={t('refund.request.notFoundTitle')}
        description={t('refund.request.notFoundText', { id: shown(id, 64) })}
        actions={<Button onClick={() => open('request-refund')}>{t('refund.request.find.another')}</Button>}
      />
    );
  }
  return (
    <ReadFailure
      error={error}
      level={3}
      title={t('refund.request.errorTitle')}
      forbiddenTitle={t('refund.request.forbiddenTitle')}
      onRetry={onRetry}
    />
  );
}

/** Focuses what has just appeared, after a dialog that closed at the same time has returned the focus. */
function useFocusOnArrival<T extends HTMLElement>() {
  const element = useRef<T>(null);
  useEffect(() => {
    const timer = setTimeout(() => element.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  return element;
}
