import { type Action, Banner, DescriptionList, Link, Section, Skeleton, Text } from '#design-system';
import type { SettlementV2 } from '../../api/settlementsV2.ts';
import { useT } from '../../i18n/index.ts';
import { ActionButton } from '../../lib/ActionButton.tsx';
import { Moment } from '../../lib/Moment.tsx';
import { formatCount, formatMoney } from '../../lib/money.ts';
import { StatusTag } from '../../lib/StatusTag.tsx';
import type { Peeked } from '../../list/peeked.ts';
import { RecordPeek } from '../../record/RecordPeek.tsx';
import { useRecord } from '../../record/useRecord.ts';
import { freeText } from '../../record/words.tsx';
import { settlementV2Statuses } from '../../shared/settlement/settlementV2Status.ts';
import { useCan } from '../../state/access.ts';
import { paymentsHref, periodText, settlementV2Kind } from './settlementV2.ts';

interface SettlementV2PeekProps extends Peeked<SettlementV2> {
  /** Asks for its new status. */
  statusAction: (row: SettlementV2) => Action;
  noteAction: (row: SettlementV2) => Action;
}

/** A settlement beside the list: its sum, progress and note. */
export function SettlementV2Peek({ id, row: given, onClose, ...actions }: SettlementV2PeekProps) {
  const t = useT();
  const view = useRecord(settlementV2Kind, id, { given });
  const { row } = view;
  return (
    <RecordPeek
      kind={settlementV2Kind}
      id={id}
      view={view}
      onClose={onClose}
      status={row && <StatusTag registry={settlementV2Statuses} value={row.recStatus} />}
      actions={
        row && (
          <>
            <ActionButton action={actions.noteAction(row)}>{t('settlementV2.column.note')}</ActionButton>
            <ActionButton variant="solid" tone="accent" action={actions.statusAction(row)} />
          </>
        )
      }
    >
      {row ? <Facts row={row} /> : <Skeleton lines={6} />}
    </RecordPeek>
  );
}

function Facts({ row }: { row: SettlementV2 }) {
  const t = useT();
  const maySee = useCan('transaction:read');
  const { storeName, count, gross, fee, net, note } = row;
  const payments = maySee ? paymentsHref(row) : undefined;
  const counted = count === undefined ? undefined : formatCount(count);
  const isKnown = gross !== undefined && fee !== undefined && net !== undefined;
  const difference = isKnown ? net - (gross - fee) : 0;
  return (
    <>
      {difference !== 0 && (
        <Banner
          tone="warning"
          title={t('settlementV2.difference', { amount: formatMoney(Math.abs(difference)) })}
        />
      )}
      <DescriptionList
        items={[
          freeText(t('settlementV2.column.period'), periodText(row)),
          freeText(t('settlementV2.column.storeName'), storeName),
          {
            term: t('settlementV2.column.count'),
            value: payments && counted ? <Link href={payments}>{counted}</Link> : counted,
          },
          { term: t('settlementV2.figure.gross'), value: formatMoney(gross) },
          { term: t('settlementV2.figure.fee'), value: formatMoney(fee && -fee) },
          {
            term: t('settlementV2.figure.net'),
            value: (
              <Text weight="semibold" tabular>
                {formatMoney(net)}
              </Text>
            ),
          },
        ]}
      />
      <Section title={t('settlementV2.column.recStatus')}>
        <DescriptionList
          items={[
            { term: t('settlementV2.column.recPaymentAt'), value: <Moment at={row.recPaymentAt} /> },
            { term: t('settlementV2.column.recApprovedAt'), value: <Moment at={row.recApprovedAt} /> },
            freeText(t('settlementV2.column.updatedName'), row.updatedName),
            { term: t('settlementV2.column.updatedAt'), value: <Moment at={row.updatedAt} /> },
          ]}
        />
      </Section>
      <Section title={t('settlementV2.column.note')}>
        {note ? (
          <DescriptionList columns={1} items={[freeText(t('note.label'), note)]} />
        ) : (
          <Text as="p" tone="muted">
            {t('note.none')}
          </Text>
        )}
      </Section>
    </>
  );
}
