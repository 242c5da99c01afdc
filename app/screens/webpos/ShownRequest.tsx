/* One request on the screen of the till: its code while it waits, and what became of it. */

import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  Amount,
  Banner,
  Button,
  ButtonLink,
  CopyIcon,
  CountdownRing,
  DescriptionList,
  EmptyState,
  Grid,
  Modal,
  Poster,
  PrintIcon,
  QrCode,
  RefreshIcon,
  Section,
  ShareIcon,
  Stack,
  Text,
  useNarrow,
} from '#design-system';
import { useT } from '../../i18n/index.ts';
import { copyAndTell, shareOrCopy } from '../../lib/copyAndTell.ts';
import { formatMoney } from '../../lib/money.ts';
import { transactionHref } from '../../nouns/addresses.ts';
import { PaymentReceipt } from '../../nouns/payment/PaymentReceipt.tsx';
import { paymentStatuses } from '../../nouns/payment/paymentStatus.ts';
import { StatusTag } from '../../nouns/StatusTag.tsx';
import { useCan, useUser } from '../../state/access.ts';
import { useBusiness } from '../../state/business.ts';
import { useUserName } from '../../state/session.ts';
import { differenceOf, isOver, restOf, type TillRequest } from './till.ts';
import { useFollowed } from './useFollowed.ts';
import { useServerTime } from './useServerTime.ts';

interface ShownRequestProps {
  request: TillRequest;
  /** It takes the place of a form or of another request, so the focus goes to it. */
  focused: boolean;
  /** Back to the amount, for the next customer. */
  onNew: () => void;
}

/** What is asked for now, and how it goes on. */
export function ShownRequest({ request, focused, onNew }: ShownRequestProps) {
  const t = useT();
  const { isLost, isChecking, check } = useFollowed(request);
  const { order, status } = request;
  const isPaid = status === 'SUCCESS';
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focused) section.current?.focus();
  }, [focused]);
  return (
    <Section
      ref={section}
      tabIndex={-1}
      title={t('webpos.orderOf', { order: order.merchantRefId })}
      // Of a code that is there a cashier waits for the payment, whether the service says so yet or not.
      actions={<StatusTag registry={paymentStatuses} value={status === 'CREATED' ? 'PENDING' : status} />}
    >
      <Stack gap={4}>
        {isLost && <Banner tone="warning" role="alert" title={t('webpos.lost')} />}
        <Difference request={request} />
        {isPaid && <Received request={request} />}
        {!isPaid && isOver(request) && (
          <EmptyState
            title={t(`webpos.over.${status}` as 'webpos.over.EXPIRED')}
            description={t('webpos.overText')}
          />
        )}
        {!isOver(request) && <Waiting request={request} />}
        <Buttons justify="end">
          {!isPaid && (
            <Button icon={RefreshIcon} loading={isChecking} onClick={check}>
              {t('webpos.check')}
            </Button>
          )}
          <Button variant="solid" tone="accent" onClick={onNew}>
            {t('webpos.new')}
          </Button>
        </Buttons>
      </Stack>
    </Section>
  );
}

/** Buttons in a row; on a phone two of one width in a line. */
function Buttons(props: { justify?: 'end'; children: ReactNode }) {
  return useNarrow() ? (
    <Grid min="xs" narrow={2}>
      {props.children}
    </Grid>
  ) : (
    <Stack direction="row" gap={2} wrap {...props} />
  );
}

/** Too little, or too much: said before anybody hands over the goods. */
function Difference({ request }: { request: TillRequest }) {
  const t = useT();
  const difference = differenceOf(request);
  if (difference === 0) return null;
  const values = { amount: formatMoney(Math.abs(difference)), paid: formatMoney(request.paidAmount) };
  return (
    <Banner tone="warning" role="alert" title={t(difference < 0 ? 'webpos.under' : 'webpos.above', values)}>
      {t(difference < 0 ? 'webpos.underText' : 'webpos.aboveText')}
    </Banner>
  );
}

/** The code, how long it holds, and every part of it to copy. */
function Waiting({ request }: { request: TillRequest }) {
  const t = useT();
  const [printing, setPrinting] = useState(false);
  const { order, paymentUrl, createdAt, expiresAt, bankName, accountNumber, accountName } = request;
  const { amount, qrContent } = restOf(request);
  const at = useServerTime(request);
  const isLink = order.method === 'LINK' && paymentUrl !== undefined;
  const facts = [
    { label: t('webpos.bank'), value: bankName },
    { label: t('webpos.account'), value: accountNumber },
    { label: t('webpos.holder'), value: accountName },
    { label: t('webpos.amount'), value: formatMoney(amount), copy: String(amount) },
    { label: t('webpos.content'), value: order.description },
  ].flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
  const said = [
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...(paymentUrl ? [paymentUrl] : []),
  ].join('\n');
  const words = { done: t('webpos.copied'), failed: t('action.notCopied') };
  return (
    <>
      <Stack direction="row" gap={4} align="center" justify="between" wrap>
        <Amount value={amount} size="hero" />
        <CountdownRing label={t('webpos.left')} left={expiresAt - at} total={expiresAt - createdAt} />
      </Stack>
      {at > expiresAt && <Banner tone="info" title={t('webpos.late')} />}
      {!isLink && qrContent && (
        <Stack align="center">
          <QrCode
            value={qrContent}
            label={t('webpos.code')}
            facts={facts}
            size="lg"
            fileName={order.merchantRefId}
          />
        </Stack>
      )}
      {isLink && (
        <Text as="p" translate="no">
          {paymentUrl}
        </Text>
      )}
      <DescriptionList
        columns={2}
        items={facts.map(({ label, value, copy = value }) => ({ term: label, value, copy }))}
      />
      <Buttons>
        {paymentUrl && (
          <Button icon={CopyIcon} onClick={() => void copyAndTell(paymentUrl, words)}>
            {t('webpos.copyLink')}
          </Button>
        )}
        <Button icon={ShareIcon} onClick={() => void shareOrCopy({ text: said }, words)}>
          {t('webpos.share')}
        </Button>
        {qrContent && (
          <Button icon={PrintIcon} onClick={() => setPrinting(true)}>
            {t('action.print')}
          </Button>
        )}
      </Buttons>
      {qrContent && (
        <PrintedCode {...{ request, qrContent, facts }} open={printing} onOpenChange={setPrinting} />
      )}
    </>
  );
}

interface PrintedCodeProps {
  request: TillRequest;
  qrContent: string;
  facts: readonly { label: string; value: string }[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The code on a sheet, for a customer who pays at the table. */
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

/** What has come, as the customer's receipt, and the way to its transaction. */
function Received({ request }: { request: TillRequest }) {
  const t = useT();
  const user = useUser();
  const userName = useUserName();
  const business = useBusiness();
  const mayRead = useCan('transaction:read');
  const { order, paidAmount, paidAt, transactionId } = request;
  return (
    <Stack gap={3}>
      <Banner tone="success" title={t('webpos.paid', { amount: formatMoney(paidAmount) })} />
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
      {mayRead && transactionId && (
        <Stack direction="row">
          <ButtonLink href={transactionHref({ id: transactionId })}>{t('webpos.transaction')}</ButtonLink>
        </Stack>
      )}
    </Stack>
  );
}
