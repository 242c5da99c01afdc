import { Banner, Button, Heading, Spinner, Stack, Text } from '#design-system';
import { referenceOf } from '../../api/errors.ts';
import { useT } from '../../i18n/index.ts';
import { mayRepeat } from '../../lib/moneyIntent.ts';
import { useCan } from '../../state/access.ts';
import { DropRequestButton } from './DropRequestButton.tsx';
import { SentRequest } from './SentRequest.tsx';
import { useDropUnseen } from './useDropUnseen.ts';
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
            <LookButton request={request} />
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

/** Sending it again, looking once more, giving it up: those of them that can tell this person something. */
function WaysOn({ phase: { intent, error, looked }, request }: WaysOnProps) {
  const t = useT();
  const maySee = useCan('refund-transaction-detail:read');
  const unseen = useDropUnseen(intent);
  const again = mayRepeat(intent);
  const over = t(maySee ? 'refund.request.repeatOver' : 'refund.request.repeatOverUnseen');
  const dropUnseen = async () => {
    // Nothing is open any more: a look leads back to the form.
    if (await unseen.drop()) await request.look();
  };
  return (
    <>
      <Banner tone="warning" title={t('refund.request.unknownText')} {...codeOf(error)}>
        {again ? t('refund.request.repeatText') : over}
      </Banner>
      {/* Above the buttons, where it is seen on a phone too. */}
      {unseen.problem ? (
        <Banner role="alert" tone="warning" title={unseen.problem} />
      ) : (
        !maySee && <Text as="p">{t(again ? 'refund.request.unseen' : 'refund.request.unseenOver')}</Text>
      )}
      <Stack direction="row" gap={2} wrap>
        {again && (
          <Button variant="solid" tone="accent" onClick={() => void request.repeat()}>
            {t('refund.request.repeat')}
          </Button>
        )}
        {maySee && (!again || !looked) && <LookButton request={request} />}
        <DropRequestButton
          intent={intent}
          mayTell={looked || !maySee}
          dropping={unseen.dropping}
          onDrop={maySee ? request.drop : dropUnseen}
        />
      </Stack>
    </>
  );
}

function LookButton({ request }: { request: RefundRequesting }) {
  const t = useT();
  return <Button onClick={() => void request.look()}>{t('refund.request.look')}</Button>;
}

const codeOf = (error: unknown) => {
  const code = referenceOf(error);
  return code === undefined ? {} : { code };
};
