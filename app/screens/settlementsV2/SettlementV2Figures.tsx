import { getSettlementV2Summary, type SettlementV2 } from '../../api/settlementsV2.ts';
import { settlementV2Groups as groups } from '../../api/statusGroups.ts';
import { useT } from '../../i18n/index.ts';
import { ListFigures } from '../../list/ListFigures.tsx';
import type { List } from '../../list/useList.ts';
import type { settlementsV2Definition } from './definition.ts';

interface SettlementV2FiguresProps {
  list: List<SettlementV2, typeof settlementsV2Definition.filters>;
}

/** Gross - fees = net, and the progress of the settlements. */
export function SettlementV2Figures({ list }: SettlementV2FiguresProps) {
  const t = useT();
  return (
    <ListFigures
      list={list}
      name="settlementsV2"
      load={getSettlementV2Summary}
      label={t('settlementV2.figure.line')}
      figures={({ statistic, figure, other }) => ({
        terms: [
          { id: 'gross', label: t('settlementV2.figure.gross'), amount: statistic?.gross },
          { id: 'fee', label: t('settlementV2.figure.fee'), sign: '-', amount: statistic?.fee },
        ],
        result: {
          id: 'net',
          label: t('settlementV2.figure.net'),
          amount: statistic?.net,
          tone: 'success',
        },
        states: [
          figure('open', t('settlementV2.figure.open'), groups.open),
          figure('paid', t('settlementV2.status.PAYMENT_COMPLETED'), groups.paid),
          figure('completed', t('settlementV2.status.COMPLETED'), groups.completed),
          figure('disputed', t('settlementV2.status.REJECTED'), groups.disputed, { tone: 'danger' }),
          figure('cancelled', t('settlementV2.status.CANCELLED'), groups.cancelled),
          ...other(groups),
        ],
      })}
    />
  );
}
