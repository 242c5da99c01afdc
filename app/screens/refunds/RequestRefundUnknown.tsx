import { Banner, Button, Heading, Spinner, Stack, Text } from '#design-system';
import { referenceOf } from '../../api/errors.ts';
import { useT } from '../../i18n/index.ts';
import { mayRepeat } from '../../lib/moneyIntent.ts';
import { DropRequestButton } from './DropRequestButton.tsx';
import { SentRequest } from './SentRequest.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';
import type { Phase, RefundRequesting } from './useRequestRefund.ts';

interface RequestRefundUnknownProps {
  phase: Extract<Phase, { name: 'looking' | 'unknown' | 'busy' }>;
  request: RefundRequesting;
}

/** Nobody knows yet what came of it: what was sent, and the ways to find out without sending it twice. */
export function RequestRefundUnknown({ phase, request }: RequestRefundUnknownProps) {
  const t = useT();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const title = {
    looking: t('refund.request.checking'),
    unknown: t('refund.request.unknown'),
    busy: t('refund.request.busy'),
  }[phase.name];
  const look = <Button onClick={() => void request.look()}>{t('refund.request.look')}</Button>;
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
          <Stack direction="row">{look}</Stack>
        </>
      )}
      {phase.name === 'unknown' && (
        <>
          <Banner tone="warning" title={t('refund.request.unknownText')} {...codeOf(phase.error)}>
            {t(mayRepeat(phase.intent) ? 'refund.request.repeatText' : 'refund.request.repeatOver')}
          </Banner>
          <Stack direction="row" gap={2} wrap>
            {mayRepeat(phase.intent) ? (
              <Button variant="solid" tone="accent" onClick={() => void request.repeat()}>
                {t('refund.request.repeat')}
              </Button>
            ) : (
              look
            )}
            <DropRequestButton intent={phase.intent} looked={phase.looked} onDrop={request.drop} />
          </Stack>
        </>
      )}
    </Stack>
  );
}

const codeOf = (error: unknown) => {
  const code = referenceOf(error);
  return code === undefined ? {} : { code };
};
