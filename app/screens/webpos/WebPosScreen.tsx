import { useEffect, useEffectEvent, useState } from 'react';
import {
  Amount,
  Button,
  ButtonLink,
  Grid,
  PageHeader,
  Section,
  Stack,
  Stage,
  Switch,
  Text,
  useNarrow,
} from '#design-system';
import { getTransactionStatistic } from '../../api/transactionDetail.ts';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { usePanel } from '../../lib/navigation/panel.ts';
import { useHref } from '../../lib/navigation/router.tsx';
import { useQuery } from '../../lib/query.tsx';
import { dayEnd, dayOf, dayStart, now } from '../../lib/time.ts';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { useLock } from '../../state/lock.ts';
import { useChangePreferences, usePreference } from '../../state/preferences.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { useServices } from '../../state/session.ts';
import { usePageTitle } from '../../state/usePageTitle.tsx';
import { NewPayment } from './NewPayment.tsx';
import { RecentRequests } from './RecentRequests.tsx';
import { RECEIVED } from './received.ts';
import { ShownRequest } from './ShownRequest.tsx';
import { isOver, receivedHere, type Till, type TillRequest, useTill } from './till.ts';
import { useFollowed } from './useFollowed.ts';

/**
 * `/merchant/webpos`: requests payments at the counter and tracks each until the service reports its outcome. The
 * amount form is on the left, the code on the right; a phone shows one of the two.
 */
export function WebPosScreen() {
  const t = useT();
  const isNarrow = useNarrow();
  const { till, show } = useTill();
  const [created, setCreated] = useState(0);
  const [isNext, setNext] = useState(false);
  const [shownAtFirst] = useState(till.shownId);
  usePageTitle(t('route.webpos'));
  useIdleLock();
  const request = till.requests.find(({ id }) => id === till.shownId);
  const waiting = till.requests.filter((one) => !isOver(one) && one.id !== request?.id);
  const startNew = () => {
    setNext(true);
    setCreated((count) => count + 1);
    show(undefined);
  };
  return (
    <Stack gap={4}>
      <PageHeader title={t('route.webpos')} actions={!isNarrow && <Tools />} />
      <Grid min="lg">
        {!(isNarrow && request) && (
          <Stack gap={3}>
            <Ask key={created} focused={isNext && !request} onCreated={() => setCreated(created + 1)} />
            <Foot till={till} />
          </Stack>
        )}
        {request ? (
          <ShownRequest
            key={request.id}
            request={request}
            focused={request.id !== shownAtFirst}
            onNew={startNew}
          />
        ) : (
          !isNarrow && <Stage title={t('webpos.idle')} />
        )}
      </Grid>
      <Queue waiting={waiting} onShow={show} />
      <RecentRequests till={till} onOpen={show} />
      <SoundSwitch />
      {isNarrow && (
        <Stack direction="row" gap={2} wrap>
          <Tools />
        </Stack>
      )}
    </Stack>
  );
}

function Ask(props: { focused: boolean; onCreated: () => void }) {
  const t = useT();
  if (useCan('webpos:create')) return <NewPayment {...props} />;
  return (
    <Section title={t('webpos.new')}>
      <Text as="p">{t('webpos.denied', { scope: 'webpos:create' })}</Text>
    </Section>
  );
}

function Tools() {
  const t = useT();
  const href = useHref();
  return (
    <>
      <ButtonLink href="/merchant/webpos/vietqr">{t('route.vietqr')}</ButtonLink>
      <Button onClick={() => open(href('/merchant/webpos/display'), 'portal-display', 'popup')}>
        {t('webpos.openDisplay')}
      </Button>
    </>
  );
}

/** Today's takings, and what a cashier needs between two sales. */
function Foot({ till }: { till: Till }) {
  const t = useT();
  const { open: openPanel } = usePanel();
  const mayRead = useCan('transaction:read');
  const takings = useTakings(till);
  return (
    // On a phone the figure has its own line, so that its arrival moves nothing.
    <Stack direction="responsive" gap={2} justify="between">
      <Text>
        {t(takings && 'isHere' in takings ? 'webpos.todayHere' : 'webpos.today')}{' '}
        <Amount value={takings?.amount} />
        {takings && (
          <Text tone="muted">
            {' · '}
            {t.count('webpos.todayCount', takings.count)}
          </Text>
        )}
      </Text>
      {mayRead && (
        <Stack direction="row" gap={1}>
          <Button variant="ghost" size="sm" onClick={() => openPanel('money-arrived')}>
            {t('arrived.title')}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => openPanel('close-shift')}>
            {t('shift.title')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

interface QueueProps {
  /** Other open codes; those whose customer left are tracked without being shown. */
  waiting: readonly TillRequest[];
  onShow: (id: string) => void;
}

function Queue({ waiting, onShow }: QueueProps) {
  const t = useT();
  const isEmpty = waiting.every(({ left }) => left);
  const rows = waiting.map((one) => <WaitingRow key={one.id} request={one} onShow={() => onShow(one.id)} />);
  if (isEmpty) return rows;
  return (
    <Section title={t('webpos.queue')}>
      <Stack as="ul" gap={2}>
        {rows}
      </Stack>
    </Section>
  );
}

/** Another open code, tracked like the shown one. */
function WaitingRow({ request, onShow }: { request: TillRequest; onShow: () => void }) {
  const { isLost } = useFollowed(request);
  const t = useT();
  const { merchantRefId, amount } = request.order;
  if (request.left) return null;
  return (
    <Stack as="li" direction="row" gap={3} align="center" justify="between" wrap>
      <Text>
        <span translate="no">{merchantRefId}</span> · {formatMoney(amount)}
        {isLost && ` · ${t('webpos.lostShort')}`}
      </Text>
      <Button size="sm" onClick={onShow} aria-label={t('webpos.showOf', { order: merchantRefId })}>
        {t('webpos.show')}
      </Button>
    </Stack>
  );
}

function SoundSwitch() {
  const t = useT();
  const isHeard = usePreference('tillSound');
  const change = useChangePreferences();
  return (
    <Switch
      label={t('webpos.sound')}
      hint={t('webpos.soundHint')}
      checked={isHeard}
      onChange={(tillSound) => change({ tillSound })}
    />
  );
}

/** A counter stands among strangers: it is locked after so many seconds without use, in any tab. */
const IDLE_LOCK_SECONDS = 5 * 60;

/** Locks the screen of an idle till. */
function useIdleLock() {
  const { session } = useServices();
  const { lock } = useLock();
  const look = useEffectEvent(() => {
    if (session.idleSeconds() >= IDLE_LOCK_SECONDS) lock();
  });
  useEffect(() => {
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, []);
}

/**
 * What the web POS of a store received today: asked of the service, so that a sign-out or another device changes
 * nothing. Without the permission for transactions, the takings of this device.
 */
function useTakings(till: Till) {
  const own = useScope();
  const scope = { ...own, storeId: own.storeId ?? till.storeId };
  const mayRead = useCan('transaction:read');
  const today = dayOf(now());
  const { data } = useQuery({
    queryKey: scopeKey(scope, 'transactions', 'takings', today),
    queryFn: ({ signal }) =>
      getTransactionStatistic(
        scope,
        {
          source: 'WEBPOS',
          status: RECEIVED.join(','),
          timeField: 'paidAt',
          from: dayStart(today),
          to: dayEnd(today),
        },
        signal,
      ),
    enabled: mayRead,
    meta: { quiet: true },
  });
  return mayRead ? data : { ...receivedHere(till), isHere: true as const };
}
