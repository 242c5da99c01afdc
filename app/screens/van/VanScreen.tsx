import { type Action, ShowIcon } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { toneOfRow } from '../../lib/status.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { copyItem } from '../../list/rowItems.ts';
import { useList } from '../../list/useList.ts';
import { vanMatches } from '../../shared/vanStatus.ts';
import { Alerts } from './Alerts.tsx';
import { CopySuggestions } from './CopySuggestions.tsx';
import { type CheckedChange, listChecked } from './checks.ts';
import { vanColumns } from './columns.tsx';
import { vanDefinition as definition } from './definition.ts';
import { VanFigures, VanViews } from './VanFigures.tsx';
import { VanPeek } from './VanPeek.tsx';

const toneOfMatch = toneOfRow(vanMatches);
/** A balance that does not add up is worse than an unmatched order. Money out has no order to match. */
const rowTone = ({ remarks, match, ipn }: CheckedChange) => {
  if (remarks.some(({ kind }) => kind === 'break') || ipn === 'FAILED') return 'danger';
  return match === undefined ? undefined : toneOfMatch({ status: match });
};

/** /merchant/van-noti */
export function VanScreen() {
  const t = useT();
  const list = useList({ name: 'van', definition, load: listChecked });
  const rowActions = ({ id }: CheckedChange): Action[] => [
    {
      id: 'open',
      label: t('action.open'),
      icon: ShowIcon,
      run: () => list.setParam('peek', id),
      keys: ['Enter'],
    },
    { ...copyItem(id, t), keys: ['c'] },
  ];
  return (
    <ListScreen
      live
      list={list}
      title={t('van.title')}
      caption={t('van.caption')}
      columns={vanColumns}
      rowLabel={(row) => t('van.name', { id: row.id })}
      rowAmount={[
        { label: t('van.figure.in'), of: ({ change = 0 }) => Math.max(0, change) },
        { label: t('van.figure.out'), of: ({ change = 0 }) => Math.max(0, -change) },
      ]}
      rowTone={rowTone}
      rowActions={rowActions}
      figures={<VanFigures list={list} />}
      views={<VanViews list={list} />}
      actions={<Alerts />}
      firstUse={{ title: t('van.emptyTitle'), text: t('van.emptyText') }}
      scope="van:read"
      file={{ name: t('van.fileName'), scope: 'van:read' }}
      bulkActions={({ rows }) => <CopySuggestions lines={rows} />}
      peek={(peeked) => <VanPeek {...peeked} />}
    />
  );
}
