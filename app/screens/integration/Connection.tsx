import { useMemo } from 'react';
import {
  Button,
  type ClientColumn,
  ClientTable,
  type DescriptionItem,
  DescriptionList,
  RefreshIcon,
  Section,
  Stack,
  StatusBadge,
  Text,
  toast,
} from '#design-system';
import { referenceOf } from '../../api/http/errors.ts';
import { type Delivery, type Integration, sendTestDelivery } from '../../api/integration.ts';
import { type Key, type Translate, useLocale, useT } from '../../i18n/index.ts';
import { Moment } from '../../lib/Moment.tsx';
import { formatCount } from '../../lib/money.ts';
import { useOnline } from '../../lib/online.ts';
import { useMutation } from '../../lib/query.tsx';
import { shown } from '../../lib/shown.ts';
import { formatDateTime, formatDuration } from '../../lib/time.ts';
import { UnreadableRows } from '../../lib/UnreadableRows.tsx';
import { code, freeText, word } from '../../record/words.tsx';
import { explained } from '../../shared/help/Term.tsx';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { failureText } from '../../state/failureText.ts';

const ENVIRONMENTS: Record<string, Key> = {
  PRODUCTION: 'integration.environment.PRODUCTION',
  SANDBOX: 'integration.environment.SANDBOX',
};

/** Connection details for a developer; nothing secret. */
export function Connection({ info }: { info: Integration }) {
  const t = useT();
  const { merchantId, environment, baseUrl, signatureAlgorithm, lastResetAt, lastUsedAt } = info;
  const moment = (term: string, at: number | undefined): DescriptionItem => ({
    term,
    value: <Moment at={at} />,
  });
  return (
    <Section title={t('integration.connection.title')}>
      <DescriptionList
        items={[
          code(t('integration.connection.merchantId'), merchantId),
          {
            term: t('integration.connection.environment'),
            value: word(ENVIRONMENTS, environment),
          },
          code(t('integration.connection.baseUrl'), baseUrl),
          explained('signature', freeText(t('integration.connection.algorithm'), signatureAlgorithm)),
          moment(t('integration.connection.lastResetAt'), lastResetAt),
          moment(t('integration.connection.lastUsedAt'), lastUsedAt),
        ]}
      />
    </Section>
  );
}

const EVENTS: Record<string, Key> = {
  PAYMENT_SUCCESS: 'integration.delivery.event.PAYMENT_SUCCESS',
  PAYMENT_FAILED: 'integration.delivery.event.PAYMENT_FAILED',
  REFUND_SUCCESS: 'integration.delivery.event.REFUND_SUCCESS',
  TEST: 'integration.delivery.event.TEST',
};

const isAccepted = ({ status }: Pick<Delivery, 'status'>) => /^2\d\d$/.test(status ?? '');

/** Whether the merchant's server accepted the delivery: any 2xx. */
function DeliveryStatus({ status }: Pick<Delivery, 'status'>) {
  const t = useT();
  if (status === undefined)
    return <StatusBadge tone="danger" icon="failed" label={t('integration.delivery.noAnswer')} />;
  const isTaken = isAccepted({ status });
  return (
    <StatusBadge
      tone={isTaken ? 'success' : 'danger'}
      icon={isTaken ? 'success' : 'failed'}
      label={t(isTaken ? 'integration.delivery.taken' : 'integration.delivery.refused', { status })}
    />
  );
}

const rowId = ({ id }: Delivery) => id;

const columnsIn = (t: Translate): ClientColumn<Delivery>[] => [
  {
    id: 'at',
    header: t('integration.delivery.at'),
    cell: ({ at }) => <Moment at={at} />,
    value: ({ at }) => at,
    rowHeader: true,
    card: 'title',
    sortable: true,
    width: 176,
  },
  {
    id: 'event',
    header: t('integration.delivery.event.title'),
    cell: ({ event }) => word(EVENTS, event) ?? '-',
    card: 'meta',
    width: 200,
    grow: 1,
  },
  {
    id: 'host',
    header: t('integration.delivery.host'),
    cell: ({ host }) => shown(host ?? '-', 100),
    text: ({ host }) => host ?? '',
    card: 'meta',
    width: 160,
    grow: 1,
  },
  {
    id: 'status',
    header: t('integration.delivery.status'),
    cell: ({ status }) => <DeliveryStatus status={status} />,
    value: ({ status = '' }) => status,
    card: 'status',
    sortable: true,
    width: 184,
  },
  {
    id: 'attempts',
    header: t('integration.delivery.attempts'),
    cell: ({ attempts }) => (attempts === undefined ? '-' : formatCount(attempts)),
    value: ({ attempts }) => attempts,
    align: 'end',
    card: 'note',
    onCard: ({ attempts = 0 }) => t.count('integration.delivery.tries', attempts),
    sortable: true,
    width: 104,
  },
];

/** Figures of these deliveries: accepted, repeated, and how long after the event, as far as the service says. */
function Health({ items }: { items: readonly Delivery[] }) {
  const t = useT();
  const locale = useLocale();
  const taken = items.filter(isAccepted);
  const repeats = items.reduce((sum, { attempts = 1 }) => sum + Math.max(0, attempts - 1), 0);
  const delays = taken
    .flatMap(({ at, occurredAt }) => (occurredAt === undefined ? [] : [at - occurredAt]))
    .sort((one, other) => one - other);
  const inWords = (seconds = 0) => formatDuration(seconds, locale);
  return (
    <DescriptionList
      items={[
        {
          term: t('integration.delivery.rate'),
          value: t('integration.delivery.rateOf', {
            rate: formatCount(Math.floor((100 * taken.length) / items.length)),
            count: formatCount(taken.length),
            total: formatCount(items.length),
          }),
        },
        { term: t('integration.delivery.repeats'), value: formatCount(repeats) },
        {
          term: t('integration.delivery.delay'),
          value:
            delays.length === 0
              ? t('integration.delivery.delayUnknown')
              : t('integration.delivery.delayOf', {
                  middle: inWords(delays[Math.floor((delays.length - 1) / 2)]),
                  longest: inWords(delays.at(-1)),
                }),
        },
      ]}
    />
  );
}

/** Sends a test delivery, if the service can, and says what came back. */
function TestDelivery({ info, onSent }: { info: Integration; onSent: () => void }) {
  const t = useT();
  const scope = useScope();
  const online = useOnline();
  const mayUpdate = useCan('api:update');
  const call = useMutation({ mutationFn: () => sendTestDelivery(scope) });
  const send = async () => {
    try {
      const sent = await call.mutateAsync();
      const { status = t('integration.delivery.noAnswer') } = sent;
      toast(
        isAccepted(sent)
          ? { tone: 'success', title: t('integration.delivery.tested', { status }) }
          : { tone: 'danger', title: t('integration.delivery.testRefused', { status }) },
      );
    } catch (error) {
      const code = referenceOf(error);
      const title = t('integration.delivery.testFailed');
      toast({ tone: 'danger', title, description: failureText(error, t), ...(code && { code }) });
    }
    onSent();
  };
  const denied = !mayUpdate
    ? t('integration.denied')
    : !info.ipnUrl
      ? t('integration.delivery.noAddress')
      : undefined;
  return (
    <Button
      size="sm"
      disabled={denied ?? (!online && t('form.waitOnline'))}
      loading={call.isPending}
      onClick={() => void send()}
    >
      {t('integration.delivery.test')}
    </Button>
  );
}

interface DeliveriesProps {
  info: Integration;
  onRefresh: () => void;
}

/** The last IPN deliveries and their results, as far as the service says. */
export function Deliveries({ info, onRefresh }: DeliveriesProps) {
  const t = useT();
  const columns = useMemo(() => columnsIn(t), [t]);
  const { items = [], unreadable } = info.deliveries ?? {};
  return (
    <Section
      title={t('integration.delivery.title')}
      description={[
        t(info.deliveries ? 'integration.delivery.about' : 'integration.delivery.notTold'),
        ...(info.canTestDelivery ? [] : [t('integration.delivery.noTest')]),
      ].join(' ')}
      actions={
        <>
          {info.canTestDelivery && <TestDelivery info={info} onSent={onRefresh} />}
          {info.deliveries && (
            <Button size="sm" icon={RefreshIcon} onClick={onRefresh}>
              {t('action.refresh')}
            </Button>
          )}
        </>
      }
    >
      {info.deliveries && (
        <Stack gap={3}>
          <UnreadableRows unreadable={unreadable} />
          {items.length === 0 ? (
            <Text as="p" tone="muted">
              {t('integration.delivery.none')}
            </Text>
          ) : (
            <>
              <Health items={items} />
              <ClientTable
                caption={t('integration.delivery.caption')}
                columns={columns}
                rows={items}
                rowId={rowId}
                rowLabel={({ at }) => formatDateTime(at)}
                initialSort="-at"
                initialPageSize={10}
              />
            </>
          )}
        </Stack>
      )}
    </Section>
  );
}
