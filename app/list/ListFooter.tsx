import { Button, LiveRegion, Pagination, RefreshIcon, Stack, Switch, Text } from '#design-system';
import { useT } from '../i18n/index.ts';
import { formatTime } from '../lib/time.ts';
import type { Filters } from './filters.ts';
import type { List } from './useList.ts';

interface ListFooterProps<Row, F extends Filters> {
  list: List<Row, F>;
  onPageSizeChange: (pageSize: number) => void;
  /** Whether the list currently refreshes automatically. */
  isLive: boolean;
  /** Why it currently does not. */
  hint: string | false;
  onLiveChange: (live: boolean) => void;
}

/** The pager, the age of the rows, and the announcement of the result count after every change. */
export function ListFooter<Row, F extends Filters>({
  list,
  onPageSizeChange,
  isLive,
  hint,
  onLiveChange,
}: ListFooterProps<Row, F>) {
  const t = useT();
  return (
    <Stack gap={3}>
      <LiveRegion>{list.state === 'ready' && t.count('list.results', list.total)}</LiveRegion>
      <Pagination
        page={list.page}
        pageSize={list.pageSize}
        total={list.total}
        onPageChange={list.setPage}
        onPageSizeChange={onPageSizeChange}
        loading={list.state === 'loading'}
      />
      <Stack direction="row" gap={3} align="center" wrap>
        <Text size="sm" tone="muted">
          {t('list.asOf', { time: list.asOf ? formatTime(list.asOf) : '-' })}
        </Text>
        <Button variant="ghost" size="sm" icon={RefreshIcon} aria-keyshortcuts="." onClick={list.refresh}>
          {t('action.refresh')}
        </Button>
        <Switch
          label={t('list.autoRefresh')}
          hint={isLive && hint}
          checked={isLive}
          onChange={onLiveChange}
        />
      </Stack>
    </Stack>
  );
}
