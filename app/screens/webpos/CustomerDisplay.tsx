import { Amount, Button, CustomerScreen, PaidMark, QrCode, Text } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { useBusiness } from '../../state/business.ts';
import { usePageTitle } from '../../state/usePageTitle.tsx';
import { isOver, restOf, type TillRequest, useTill } from './till.ts';
import { useFollowed } from './useFollowed.ts';

/**
 * `/merchant/webpos/display`: the customer's screen in a second window. It shows what the web POS shows and polls too,
 * because a window in the background does not.
 */
export function CustomerDisplay() {
  const t = useT();
  const business = useBusiness();
  const { till } = useTill();
  usePageTitle(t('route.display'));
  const request = till.requests.find(({ id }) => id === till.shownId);
  const shop = {
    name: request?.storeName ?? business?.companyName ?? '-',
    logo: business?.additionInfo?.logo,
    actions: <FullScreenButton />,
  };
  if (!request || request.left || (isOver(request) && request.status !== 'SUCCESS'))
    return <CustomerScreen {...shop} title={t('webpos.display.welcome')} />;
  return <RequestForCustomer key={request.id} request={request} shop={shop} />;
}

interface RequestForCustomerProps {
  request: TillRequest;
  shop: { name: string; logo: string | undefined; actions: React.ReactNode };
}

function RequestForCustomer({ request, shop }: RequestForCustomerProps) {
  const t = useT();
  useFollowed(request);
  const { order, paidAmount, status, accountName } = request;
  const { amount, qrContent } = restOf(request);
  if (status === 'SUCCESS')
    return (
      <CustomerScreen {...shop} tone="success" title={t('webpos.display.thanks')}>
        <PaidMark />
        <Amount value={paidAmount} size="stage" />
      </CustomerScreen>
    );
  const facts = [
    { label: t('webpos.amount'), value: formatMoney(amount) },
    { label: t('webpos.content'), value: order.description },
  ];
  return (
    <CustomerScreen {...shop} title={t('store.poster.scan')}>
      <Amount value={amount} size="stage" />
      {qrContent && <QrCode value={qrContent} label={t('webpos.code')} facts={facts} size="lg" tools={[]} />}
      <Text>{[accountName, order.description].filter(Boolean).join(' · ')}</Text>
      {paidAmount > 0 && (
        <Text role="alert" weight="medium">
          {t('webpos.display.rest', { amount: formatMoney(amount), paid: formatMoney(paidAmount) })}
        </Text>
      )}
    </CustomerScreen>
  );
}

function FullScreenButton() {
  const t = useT();
  if (!document.fullscreenEnabled) return null;
  return (
    <Button
      variant="ghost"
      onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
    >
      {t('webpos.display.full')}
    </Button>
  );
}
