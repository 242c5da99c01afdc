import { DescriptionList } from '#design-system';
import type { Settlement } from '../../api/settlements.ts';
import { useT } from '../../i18n/index.ts';
import { formatAmount, formatChange, formatCount } from '../../lib/money.ts';
import type { Peeked } from '../../list/peeked.ts';
import { RecordHead } from '../../record/RecordHead.tsx';
import { RecordNotices } from '../../record/RecordNotices.tsx';
import { RecordPeek } from '../../record/RecordPeek.tsx';
import { RecordTimeline } from '../../record/RecordTimeline.tsx';
import { useRecord } from '../../record/useRecord.ts';
import { freeText } from '../../record/words.tsx';
import { periodText } from '../../shared/settlement/settlementDays.ts';
import { settlementStatuses } from '../../shared/settlement/settlementStatus.ts';
import { ComesOut, settlementKind, usePayoutText, useSettlementNotice } from './settlementRecord.tsx';

/** A look at a settlement beside the list. */
export function SettlementPeek({ id, row: given, onClose }: Peeked<Settlement>) {
  const t = useT();
  const view = useRecord(settlementKind, id, { given });
  const { row, loading } = view;
  const amount = (id: 'gross' | 'refunds' | 'fee' | 'vat' | 'net') => ({
    term: t(`settlement.column.${id}`),
    value: formatAmount(row?.[id]),
  });
  return (
    <RecordPeek
      kind={settlementKind}
      id={id}
      view={view}
      onClose={onClose}
      timeline={
        <RecordTimeline statuses={settlementStatuses} entries={row?.timeline ?? []} loading={loading} />
      }
    >
      <RecordHead row={row && { ...row, amount: row.net }} statuses={settlementStatuses} />
      <RecordNotices view={view} notice={useSettlementNotice(row)} />
      <DescriptionList
        loading={!row}
        items={[
          freeText(t('settlement.column.period'), row && periodText(row)),
          freeText(t('settlement.column.storeName'), row?.storeName),
          {
            term: t('settlement.column.count'),
            value: row?.count === undefined ? undefined : formatCount(row.count),
          },
          { term: t('settlement.column.expectedPayoutAt'), value: usePayoutText(row) },
          amount('gross'),
          amount('refunds'),
          amount('fee'),
          amount('vat'),
          { term: t('settlement.column.adjustment'), value: formatChange(row?.adjustment) },
          amount('net'),
        ]}
      />
      <ComesOut row={row} />
    </RecordPeek>
  );
}
