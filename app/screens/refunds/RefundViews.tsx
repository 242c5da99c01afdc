import type { Refund } from '../../api/refunds.ts';
import { refundGroups } from '../../api/statusGroups.ts';
import { useT } from '../../i18n/index.ts';
import { presetRange } from '../../lib/time.ts';
import { ListViews } from '../../list/ListViews.tsx';
import type { List } from '../../list/useList.ts';
import type { refundsDefinition } from './definition.ts';

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
  const group = (id: keyof typeof refundGroups) =>
    view(id, t(`refund.figure.${id}`), { status: refundGroups[id].join() });
  return (
    <ListViews
      list={list}
      presets={[
        view('today', t('period.today'), { ...presetRange('today') }),
        group('waiting'),
        group('processing'),
        group('failed'),
        view('completed', t('refund.view.completedToday'), {
          ...presetRange('today'),
          timeField: 'completedAt',
          status: 'SUCCESS',
        }),
      ]}
    />
  );
}
