import type { Refund } from '../../api/refunds.ts';
import { useT } from '../../i18n/index.ts';
import { presetRange } from '../../lib/time.ts';
import { ListViews } from '../../list/ListViews.tsx';
import type { List } from '../../list/useList.ts';
import { type RefundTab, type refundsDefinition, refundTabs } from './definition.ts';

interface RefundViewsProps {
  list: List<Refund, typeof refundsDefinition.filters>;
}

/** The refunds that people look for most, by name, and whatever views they saved themselves. */
export function RefundViews({ list }: RefundViewsProps) {
  const t = useT();
  const view = (id: string, name: string, query: Record<string, string>) => ({
    id,
    name,
    query: new URLSearchParams(query).toString(),
  });
  const tab = (id: RefundTab) => view(id, t(`refund.tab.${id}`), { status: refundTabs[id].join() });
  return (
    <ListViews
      list={list}
      presets={[
        view('today', t('period.today'), { ...presetRange('today') }),
        tab('waiting'),
        tab('processing'),
        tab('failed'),
        view('completed', t('refund.view.completedToday'), {
          ...presetRange('today'),
          timeField: 'completedAt',
          status: 'SUCCESS',
        }),
      ]}
    />
  );
}
