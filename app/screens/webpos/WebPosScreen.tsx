import { useState } from 'react';
import { Button, ButtonLink, Grid, PageHeader, Section, Stack, Switch, Text } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { useHref } from '../../lib/navigation/router.tsx';
import { useCan } from '../../state/access.ts';
import { useChangePreferences, usePreference } from '../../state/preferences.ts';
import { usePageTitle } from '../../state/usePageTitle.tsx';
import { NewPayment } from './NewPayment.tsx';
import { RecentRequests } from './RecentRequests.tsx';
import { ShownRequest } from './ShownRequest.tsx';
import { isOver, type TillRequest, useTill } from './till.ts';
import { useFollowed } from './useFollowed.ts';

/** `/merchant/webpos`: asks for payments at the counter and follows each until the service says what became of it. */
export function WebPosScreen() {
  const t = useT();
  const href = useHref();
  const mayAsk = useCan('webpos:create');
  const { till, show } = useTill();
  const [isNext, setNext] = useState(false);
  const [shownAtFirst] = useState(till.shownId);
  usePageTitle(t('route.webpos'));
  const request = till.requests.find(({ id }) => id === till.shownId);
  const waiting = till.requests.filter((one) => !isOver(one) && one.id !== request?.id);
  const startNew = () => {
    setNext(true);
    show(undefined);
  };
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('route.webpos')}
        actions={
          <>
            <ButtonLink href="/merchant/webpos/vietqr">{t('route.vietqr')}</ButtonLink>
            <Button onClick={() => open(href('/merchant/webpos/display'), 'portal-display', 'popup')}>
              {t('webpos.openDisplay')}
            </Button>
          </>
        }
      />
      <Grid min="lg">
        {request ? (
          <ShownRequest
            key={request.id}
            request={request}
            focused={request.id !== shownAtFirst}
            onNew={startNew}
          />
        ) : mayAsk ? (
          <NewPayment focused={isNext} />
        ) : (
          <Section title={t('webpos.new')}>
            <Text as="p">{t('webpos.denied', { scope: 'webpos:create' })}</Text>
          </Section>
        )}
        <Stack gap={5}>
          {waiting.length > 0 && (
            <Section title={t('webpos.queue')}>
              <Stack as="ul" gap={2}>
                {waiting.map((one) => (
                  <WaitingRow key={one.id} request={one} onShow={() => show(one.id)} />
                ))}
              </Stack>
            </Section>
          )}
          <RecentRequests till={till} onOpen={show} />
          <SoundSwitch />
        </Stack>
      </Grid>
    </Stack>
  );
}

/** Another code that is open: followed as the shown one is. */
function WaitingRow({ request, onShow }: { request: TillRequest; onShow: () => void }) {
  const { isLost } = useFollowed(request);
  const t = useT();
  const { merchantRefId, amount } = request.order;
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
