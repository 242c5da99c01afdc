// Above the settlement rows: their sum, their days, and the most used views.
import { getSettlementSummary, type Settlement } from '../../api/settlements.ts';
import { settlementGroups as groups } from '../../api/statusGroups.ts';
import { useT } from '../../i18n/index.ts';
import { ListFigures } from '../../list/ListFigures.tsx';
import { ListViews } from '../../list/ListViews.tsx';
import type { List } from '../../list/useList.ts';
import type { settlementsDefinition } from './definition.ts';
import { SettlementRibbon } from './SettlementRibbon.tsx';
import { termsOf } from './settlementRecord.tsx';

export type SettlementList = List<Settlement, typeof settlementsDefinition.filters>;

interface SettlementFiguresProps {
  list: SettlementList;
}

/** gross - refunds - fees - VAT ± adjustments = net of the rows, how many are paid or waiting, and their days. */
export function SettlementFigures({ list }: SettlementFiguresProps) {
  const t = useT();
  const isDiffering = list.values.differs === 'true';
  return (
    <>
      <ListFigures
        list={list}
        name="settlements"
        load={getSettlementSummary}
        label={t('settlement.figure.line')}
        figures={({ statistic, figure, other }) => ({
          terms: termsOf(statistic, t),
          result: {
            id: 'net',
            label: t('settlement.figure.net'),
            amount: statistic?.net,
            tone: 'success',
          },
          states: [
            figure('paid', t('settlement.figure.paid'), groups.paid, { money: true }),
            figure('waiting', t('settlement.figure.waiting'), groups.waiting, {
              tone: 'info',
              money: true,
            }),
            figure('inquiry', t('settlement.figure.inquiry'), groups.inquiry, { tone: 'warning' }),
            figure('failed', t('settlement.figure.failed'), groups.failed, { tone: 'danger' }),
            {
              id: 'difference',
              label: t('settlement.figure.difference'),
              count: statistic?.difference.count,
              tone: 'warning',
              pressed: isDiffering,
              onPress: () => list.setFilters({ differs: isDiffering ? undefined : 'true' }),
            },
            ...other(groups),
          ],
        })}
      />
      <SettlementRibbon list={list} />
    </>
  );
}

/** Built-in views of the settlements that users look for most, and the views they saved. */
export function SettlementViews({ list }: SettlementFiguresProps) {
  const t = useT();
  const group = (id: 'waiting' | 'inquiry' | 'failed') => ({
    id,
    name: t(`settlement.figure.${id}`),
    query: new URLSearchParams({ status: groups[id].join() }).toString(),
  });
  return (
    <ListViews
      list={list}
      presets={[
        group('waiting'),
        group('inquiry'),
        group('failed'),
        { id: 'difference', name: t('settlement.filter.differing'), query: 'differs=true' },
        { id: 'lastMonth', name: t('period.lastMonth'), query: 'days=lastMonth' },
      ]}
    />
  );
}
