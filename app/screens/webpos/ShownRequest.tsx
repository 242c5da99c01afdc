/* A request on the screen of the web POS: its code while it waits, then its outcome. */

import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  ActionBar,
  Amount,
  Banner,
  Button,
  ButtonLink,
  CopyIcon,
  CountdownRing,
  DescriptionList,
  Details,
  Modal,
  PaidMark,
  Poster,
  PrintIcon,
  QrCode,
  RefreshIcon,
  RefundIcon,
  ShareIcon,
  Stack,
  Stage,
  Text,
  useNarrow,
} from '#design-system';
import { useT } from '../../i18n/index.ts';
import { copyAndTell, shareOrCopy } from '../../lib/copyAndTell.ts';
import { formatMoney } from '../../lib/money.ts';
import { usePanel } from '../../lib/navigation/panel.ts';
import { formatTime } from '../../lib/time.ts';
import { useNow } from '../../lib/useNow.ts';
import { transactionHref } from '../../shared/addresses.ts';
import { PaymentReceipt } from '../../shared/payment/PaymentReceipt.tsx';
import { useCan, useUser } from '../../state/access.ts';
import { useBusiness } from '../../state/business.ts';
import { useUserName } from '../../state/session.ts';
import { differenceOf, expiresIn, isOver, newOrderCode, restOf, type TillRequest, useTill } from './till.ts';
import { useCreate } from './useCreate.ts';
import { useFollowed } from './useFollowed.ts';

/** The service's clock in unix seconds, every second: for what is drawn alone, never for what is decided. */
const useServerTime = ({ ahead }: Pick<TillRequest, 'ahead'>) => useNow(1000) + ahead;

interface ShownRequestProps {
  request: TillRequest;
  /** Takes the focus, because it replaces a form or another request. */
  focused: boolean;
  /** Back to the amount form, for the next customer. */
  onNew: () => void;
}

/** The requested amount and its progress. */
export function ShownRequest({ request, focused, onNew }: ShownRequestProps) {
  const t = useT();
  const { open } = usePanel();
  const mayLook = useCan('transaction:read');
  const { leave } = useTill();
  const { isLost, isChecking, check } = useFollowed(request);
  const { order, status } = request;
  const isPaid = status === 'SUCCESS';
  const over = isOver(request);
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focused) stage.current?.focus();
  }, [focused]);
  const isNarrow = useNarrow();
  const asks = !over && (
    <Button icon={RefreshIcon} loading={isChecking} onClick={check}>
      {t('webpos.check')}
    </Button>
  );
  const bar = (
    <ActionBar>
      {!isNarrow && asks}
      {isPaid && (
        <Button icon={PrintIcon} onClick={() => print()}>
          {t('receipt.print')}
        </Button>
      )}
      {over ? (
        <Button variant="solid" tone="accent" onClick={onNew}>
          {t('webpos.new')}
        </Button>
      ) : (
        <>
          {!isNarrow && <Button onClick={onNew}>{t('webpos.new')}</Button>}
          <Button
            title={t('webpos.leaveHint')}
            onClick={() => {
              leave(request.id);
              onNew();
            }}
          >
            {t('webpos.leave')}
          </Button>
          {mayLook && (
            <Button
              variant="solid"
              tone="accent"
              onClick={() => open('money-arrived', `${restOf(request).amount}đ ${order.description}`)}
            >
              {t('arrived.title')}
            </Button>
          )}
        </>
      )}
    </ActionBar>
  );
  return (
    <Stack gap={4}>
      {isLost && <Banner tone="warning" role="alert" title={t('webpos.lost')} />}
      <Difference request={request} />
      <Stage
        ref={stage}
        tabIndex={-1}
        tone={isPaid ? 'success' : 'neutral'}
        title={t('webpos.orderOf', { order: order.merchantRefId })}
      >
        {isPaid && <Paid request={request} />}
        {!isPaid && over && <Over request={request} />}
        {!over && <Waiting request={request} />}
      </Stage>
      {!isNarrow && bar}
      {isPaid && <Received request={request} />}
      {!over && <Transfer request={request}>{isNarrow && asks}</Transfer>}
      {isNarrow && bar}
    </Stack>
  );
}

/** Underpaid or overpaid: the received amount first, then the next steps. */
function Difference({ request }: { request: TillRequest }) {
  const t = useT();
  const difference = differenceOf(request);
  if (difference === 0) return null;
  const isShort = difference < 0;
  const over = isOver(request);
  const values = { amount: formatMoney(Math.abs(difference)), paid: formatMoney(request.paidAmount) };
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t(isShort ? 'webpos.under' : 'webpos.above', values)}
      actions={
        <>
          {isShort && over && <RestButton request={request} />}
          {(!isShort || over || request.transactionId) && (
            <RefundButton request={request} amount={isShort ? request.paidAmount : difference} />
          )}
          <TransactionLink request={request} />
        </>
      }
    >
      {isShort
        ? t(over ? 'webpos.underOver' : 'webpos.underText')
        : request.paidAmount >= 2 * request.order.amount && t('webpos.aboveText')}
    </Banner>
  );
}

/** Creates a new code for the missing amount, because the first one has expired. */
function RestButton({ request }: { request: TillRequest }) {
  const t = useT();
  const { userId } = useTill();
  const { create } = useCreate();
  const mayAsk = useCan('webpos:create');
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const { amount } = restOf(request);
  const { storeId, method } = request.order;
  if (!mayAsk) return null;
  const ask = async () => {
    setSending(true);
    const merchantRefId = newOrderCode(userId);
    const description = merchantRefId;
    const order = { storeId, merchantRefId, amount, description, method, expiresIn: expiresIn(method) };
    await create(order, request.storeName).catch(() => setFailed(true));
    setSending(false);
  };
  return (
    <>
      <Button size="sm" variant="solid" tone="accent" loading={sending} onClick={() => void ask()}>
        {t('webpos.rest', { amount: formatMoney(amount) })}
      </Button>
      {failed && <Text role="alert">{t('form.failed')}</Text>}
    </>
  );
}

/** Opens the refund form with exactly this amount. */
function RefundButton({ request, amount }: { request: TillRequest; amount: number }) {
  const t = useT();
  const { open } = usePanel();
  const mayRefund = useCan('refund:create');
  const { transactionId, status } = request;
  return (
    <Button
      size="sm"
      icon={RefundIcon}
      disabled={mayRefund ? undefined : t('refund.request.off.denied')}
      onClick={() => open('request-refund', transactionId, String(amount))}
    >
      {t(status === 'SUCCESS' ? 'webpos.refundOver' : 'webpos.refund', { amount: formatMoney(amount) })}
    </Button>
  );
}

/** Link to the transaction, or to the list searched by order code if the service did not report its id. */
function TransactionLink({ request: { transactionId, order } }: { request: TillRequest }) {
  const t = useT();
  const mayRead = useCan('transaction:read');
  if (!mayRead) return null;
  const href = transactionId
    ? transactionHref({ id: transactionId })
    : `/merchant/transaction?${new URLSearchParams({ q: order.merchantRefId })}`;
  return (
    <ButtonLink size="sm" href={href}>
      {t('webpos.transaction')}
    </ButtonLink>
  );
}

/** Paid, large and green. */
function Paid({ request }: { request: TillRequest }) {
  const t = useT();
  const { paidAmount, paidAt, transactionId, bankName } = request;
  const facts = [bankName, paidAt && formatTime(paidAt), transactionId];
  return (
    <>
      <PaidMark />
      <Text size="xl" weight="medium">
        {t(differenceOf(request) === 0 ? 'webpos.paidFull' : 'webpos.received')}
      </Text>
      <Amount value={paidAmount} size="stage" />
      <Text translate="no">{facts.filter(Boolean).join(' · ')}</Text>
    </>
  );
}

/** Ended without the full amount. */
function Over({ request: { status, paidAmount } }: { request: TillRequest }) {
  const t = useT();
  return (
    <>
      <Text size="2xl" weight="semibold">
        {t(`webpos.over.${status}` as 'webpos.over.EXPIRED')}
      </Text>
      {paidAmount > 0 ? <Amount value={paidAmount} size="stage" /> : <Text>{t('webpos.overText')}</Text>}
    </>
  );
}

/** The amount, the code, and how long it is valid. */
function Waiting({ request }: { request: TillRequest }) {
  const t = useT();
  const { order, paymentUrl, createdAt, expiresAt, bankName } = request;
  const { amount, qrContent } = restOf(request);
  const at = useServerTime(request);
  const isLink = order.method === 'LINK' && paymentUrl !== undefined;
  return (
    <>
      <Amount value={amount} size="stage" />
      {!isLink && qrContent && (
        <QrCode value={qrContent} label={t('webpos.code')} facts={factsOf(request, t)} size="lg" tools={[]} />
      )}
      {isLink && (
        <Text as="p" translate="no">
          {paymentUrl}
        </Text>
      )}
      {at > expiresAt ? (
        <Text role="status" weight="medium">
          {t('webpos.late')}
        </Text>
      ) : (
        <Stack direction="row" gap={1.5} align="baseline" justify="center" wrap>
          <Text>{[bankName, t('webpos.left')].filter(Boolean).join(' · ')}</Text>
          <CountdownRing label={t('webpos.left')} left={expiresAt - at} total={expiresAt - createdAt} />
        </Stack>
      )}
    </>
  );
}

/** What a customer who cannot scan has to type: each part with its label. */
function factsOf(request: TillRequest, t: ReturnType<typeof useT>) {
  const { order, bankName, accountNumber, accountName } = request;
  const { amount } = restOf(request);
  return [
    { label: t('webpos.bank'), value: bankName },
    { label: t('webpos.account'), value: accountNumber },
    { label: t('webpos.holder'), value: accountName },
    { label: t('webpos.amount'), value: formatMoney(amount), copy: String(amount) },
    { label: t('webpos.content'), value: order.description },
  ].flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
}

/** Every part of the transfer to copy, and the code to share or print: collapsed, because most customers scan. */
function Transfer({ request, children }: { request: TillRequest; children?: ReactNode }) {
  const t = useT();
  const [printing, setPrinting] = useState(false);
  const { paymentUrl } = request;
  const { qrContent } = restOf(request);
  const facts = factsOf(request, t);
  const shareText = [
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...(paymentUrl ? [paymentUrl] : []),
  ].join('\n');
  const words = { done: t('webpos.copied'), failed: t('action.notCopied') };
  return (
    <Details title={t('webpos.details')}>
      <Stack gap={4}>
        <DescriptionList
          columns={2}
          items={facts.map(({ label, value, copy = value }) => ({ term: label, value, copy }))}
        />
        <Stack direction="row" gap={2} wrap>
          {children}
          {paymentUrl && (
            <Button icon={CopyIcon} onClick={() => void copyAndTell(paymentUrl, words)}>
              {t('webpos.copyLink')}
            </Button>
          )}
          <Button icon={ShareIcon} onClick={() => void shareOrCopy({ text: shareText }, words)}>
            {t('webpos.share')}
          </Button>
          {qrContent && (
            <Button icon={PrintIcon} onClick={() => setPrinting(true)}>
              {t('action.print')}
            </Button>
          )}
        </Stack>
      </Stack>
      {qrContent && (
        <PrintedCode {...{ request, qrContent, facts }} open={printing} onOpenChange={setPrinting} />
      )}
    </Details>
  );
}

interface PrintedCodeProps {
  request: TillRequest;
  qrContent: string;
  facts: readonly { label: string; value: string }[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The code on paper, for a customer who pays at the table. */
function PrintedCode({ request, qrContent, facts, open, onOpenChange }: PrintedCodeProps) {
  const t = useT();
  const business = useBusiness();
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={t('webpos.printTitle')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('action.close')}</Button>
          <Button variant="solid" tone="accent" icon={PrintIcon} onClick={() => print()}>
            {t('action.print')}
          </Button>
        </>
      }
    >
      <Poster
        size="a6"
        title={t('store.poster.scan')}
        name={request.storeName ?? business?.companyName ?? '-'}
        logo={business?.additionInfo?.logo}
        value={qrContent}
        facts={facts.slice(1)}
        note={t('store.poster.check')}
      />
    </Modal>
  );
}

/** The customer's receipt, and a link to the transaction. */
function Received({ request }: { request: TillRequest }) {
  const user = useUser();
  const userName = useUserName();
  const business = useBusiness();
  const { order, paidAmount, paidAt, transactionId } = request;
  return (
    <Stack gap={3}>
      <PaymentReceipt
        payment={{
          shop: business?.companyName ?? '-',
          logo: business?.additionInfo?.logo,
          store: request.storeName,
          orderCode: order.merchantRefId,
          transactionId,
          amount: order.amount,
          paidAmount,
          method: order.method,
          paidAt: paidAt ?? request.createdAt,
          cashier: user?.name ?? userName,
        }}
      />
      {differenceOf(request) === 0 && (
        <Stack direction="row">
          <TransactionLink request={request} />
        </Stack>
      )}
    </Stack>
  );
}
