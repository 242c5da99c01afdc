import type { ReactNode } from 'react';
import {
  type Action,
  announce,
  ButtonLink,
  ChevronLeftIcon,
  ChevronRightIcon,
  Copyable,
  IconButton,
  Menu,
  MoreIcon,
  PageHeader,
  PrintIcon,
  RefreshIcon,
  Skeleton,
  Stack,
  Text,
  useNarrow,
  useTight,
} from '#design-system';
import { useT } from '../i18n/index.ts';
import { ActionButton } from '../lib/ActionButton.tsx';
import type { TrailPlace } from '../lib/navigation/trailPlace.ts';
import { useQueryClient } from '../lib/query.tsx';
import { StatusTag } from '../lib/StatusTag.tsx';
import { formatTime, now } from '../lib/time.ts';
import { Age } from './Age.tsx';
import { listHref, type RecordNames, type RecordRow } from './kind.ts';
import { useRecordWords } from './useRecordWords.ts';
import { shown } from './words.tsx';

interface RecordStatusProps {
  kind: RecordNames;
  view: {
    row: RecordRow | undefined;
    /** It reads itself again while it is looked at. */
    live: boolean;
  };
}

interface RecordHeaderProps extends RecordStatusProps {
  view: RecordStatusProps['view'] & {
    loading: boolean;
    fetching: boolean;
    refetch: () => Promise<{ isSuccess: boolean }>;
  };
  /** The record's name, once known. Omitted if a slip shows the heading, the status and the id. */
  title: string | undefined;
  place: TrailPlace;
  /** Opens a neighbour in the list it came from. */
  onGo: (id: string) => void;
  /** The main action. */
  actions?: ReactNode;
  /** Other actions: buttons if there is room, otherwise entries of one menu. */
  more?: readonly Action[];
}

/** Title, status and id of a record, its actions, and the link back to its list. */
export function RecordHeader(props: RecordHeaderProps) {
  const { kind, view, title, place, onGo, actions, more = [] } = props;
  const t = useT();
  const queries = useQueryClient();
  const narrow = useNarrow();
  const tight = useTight();
  const { row, loading, fetching, refetch } = view;
  /** The record, and the parts of its page that have a call of their own. */
  const sync = async () => {
    void queries.invalidateQueries({ predicate: ({ meta }) => meta?.recordPart === true });
    const { isSuccess } = await refetch();
    if (isSuccess) announce(t('list.asOf', { time: formatTime(now()) }));
  };
  const back = kind.back && { href: listHref(kind, place.search), label: t(kind.back) };
  const refresh = t(kind.refresh ?? 'record.refresh');
  const neighbours = <Neighbours kind={kind} place={place} onGo={onGo} />;
  const menu = (
    <Menu
      align="end"
      trigger={{ label: t('record.more'), icon: MoreIcon, iconOnly: true, variant: 'outline' }}
      items={[
        ...more,
        {
          id: 'refresh',
          label: refresh,
          icon: RefreshIcon,
          disabled: (loading || fetching) && t('app.loading'),
          separatorBefore: more.length > 0,
          run: () => void sync(),
        },
        {
          id: 'print',
          label: t('action.print'),
          icon: PrintIcon,
          disabled: loading && t('app.loading'),
          run: () => print(),
        },
      ]}
    />
  );
  // On a phone the back link, the neighbours and the menu share a line, and the main action is on the next.
  const line = narrow && back && (
    <Stack direction="row" gap={2} align="center" justify="between">
      <ButtonLink variant="ghost" icon={ChevronLeftIcon} href={back.href}>
        {back.label}
      </ButtonLink>
      <Stack direction="row" gap={1}>
        {neighbours}
        {menu}
      </Stack>
    </Stack>
  );
  const buttons = tight ? (
    <Stack direction="row" gap={2} grow={narrow}>
      {neighbours}
      {actions}
      {menu}
    </Stack>
  ) : (
    <>
      {neighbours}
      <IconButton
        variant="outline"
        icon={PrintIcon}
        label={t('action.print')}
        busy={loading}
        onClick={() => print()}
      />
      <IconButton
        variant="outline"
        icon={RefreshIcon}
        label={refresh}
        loading={fetching && !loading}
        busy={loading}
        onClick={() => void sync()}
      />
      {more.map((item) => (
        <ActionButton key={item.id} action={item} />
      ))}
      {actions}
    </>
  );
  if (title === undefined)
    return (
      <Stack direction="row" gap={2} align="center" justify="between" wrap>
        {line || (
          <ButtonLink variant="ghost" icon={ChevronLeftIcon} href={back?.href ?? '/'}>
            {back?.label}
          </ButtonLink>
        )}
        <Stack direction="row" gap={2} align="center">
          {line ? actions : buttons}
        </Stack>
      </Stack>
    );
  const header = (
    <PageHeader
      back={line ? undefined : back}
      title={title}
      status={row && <RecordStatus kind={kind} view={view} />}
      description={
        row ? (
          <Copyable value={row.id} label={t(kind.id)} reveal="always">
            {shown(row.id, 120)}
          </Copyable>
        ) : (
          <Skeleton width="short" />
        )
      }
      actions={line ? actions : buttons}
    />
  );
  return line ? (
    <Stack gap={1}>
      {line}
      {header}
    </Stack>
  ) : (
    header
  );
}

/** Its status, how long it has waited, and whether it reads itself again. */
export function RecordStatus({ kind: { statuses }, view: { row, live } }: RecordStatusProps) {
  const t = useT();
  if (!row) return null;
  return (
    <>
      <StatusTag registry={statuses} value={row.status} />
      <Age row={row} statuses={statuses} />
      {live && (
        <Text size="sm" tone="muted">
          {t('record.live')}
        </Text>
      )}
    </>
  );
}

interface NeighboursProps {
  kind: RecordNames;
  place: TrailPlace;
  onGo: (id: string) => void;
}

/** Links to the neighbouring records in its list; nothing if there are none. */
function Neighbours({ kind, place, onGo }: NeighboursProps) {
  const say = useRecordWords(kind);
  if (place.previous === undefined && place.next === undefined) return null;
  const button = (id: string | undefined, label: string, key: string, end: string) => ({
    variant: 'outline' as const,
    label,
    tip: `${label} ${key}`,
    'aria-keyshortcuts': key,
    disabled: id === undefined && end,
    onClick: () => id !== undefined && onGo(id),
  });
  return (
    <Stack direction="row" gap={1}>
      <IconButton icon={ChevronLeftIcon} {...button(place.previous, say('previous'), '[', say('isFirst'))} />
      <IconButton icon={ChevronRightIcon} {...button(place.next, say('next'), ']', say('isLast'))} />
    </Stack>
  );
}
