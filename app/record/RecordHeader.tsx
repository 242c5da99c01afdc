import type { ReactNode } from 'react';
import {
  announce,
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  Copyable,
  IconButton,
  PageHeader,
  PrintIcon,
  RefreshIcon,
  Skeleton,
  Stack,
  Text,
} from '#design-system';
import { useT } from '../i18n/index.ts';
import type { TrailPlace } from '../lib/navigation/trailPlace.ts';
import { useQueryClient } from '../lib/query.tsx';
import { formatTime, now } from '../lib/time.ts';
import { StatusTag } from '../nouns/StatusTag.tsx';
import { Age } from './Age.tsx';
import { listHref, type RecordNames, type RecordRow } from './kind.ts';
import { useRecordWords } from './useRecordWords.ts';
import { shown } from './words.tsx';

interface RecordHeaderProps {
  kind: RecordNames;
  view: {
    row: RecordRow | undefined;
    loading: boolean;
    fetching: boolean;
    /** It reads itself again while it is looked at. */
    live: boolean;
    refetch: () => Promise<{ isSuccess: boolean }>;
  };
  /** Of the page: the record's amount or name, once it is known. */
  title: string;
  place: TrailPlace;
  /** To a neighbour in the list it came from. */
  onGo: (id: string) => void;
  /** What can be done with it, beside what can be done with every record. */
  actions?: ReactNode;
}

/** Title, status and id of a record, what can be done with it, and the way back to its list. */
export function RecordHeader({ kind, view, title, place, onGo, actions }: RecordHeaderProps) {
  const t = useT();
  const queries = useQueryClient();
  const { row, loading, fetching, live, refetch } = view;
  /** The record, and the parts of its page that have a call of their own. */
  const sync = async () => {
    void queries.invalidateQueries({ predicate: ({ meta }) => meta?.recordPart === true });
    const { isSuccess } = await refetch();
    if (isSuccess) announce(t('list.asOf', { time: formatTime(now()) }));
  };
  return (
    <PageHeader
      back={kind.back ? { href: listHref(kind, place.search), label: t(kind.back) } : undefined}
      title={title}
      status={
        row && (
          <>
            <StatusTag registry={kind.statuses} value={row.status} />
            <Age row={row} statuses={kind.statuses} />
            {live && (
              <Text size="sm" tone="muted">
                {t('record.live')}
              </Text>
            )}
          </>
        )
      }
      description={
        row ? (
          <Copyable value={row.id} label={t(kind.id)} reveal="always">
            {shown(row.id, 120)}
          </Copyable>
        ) : (
          <Skeleton width="short" />
        )
      }
      actions={
        <>
          <Neighbours kind={kind} place={place} onGo={onGo} />
          <Button icon={PrintIcon} disabled={loading} onClick={() => print()}>
            {t('action.print')}
          </Button>
          <Button
            icon={RefreshIcon}
            loading={fetching && !loading}
            disabled={loading}
            onClick={() => void sync()}
          >
            {t(kind.refresh ?? 'record.refresh')}
          </Button>
          {actions}
        </>
      }
    />
  );
}

interface NeighboursProps {
  kind: RecordNames;
  place: TrailPlace;
  onGo: (id: string) => void;
}

/** Steps to the records beside this one in its list; nothing where it has none. */
function Neighbours({ kind, place, onGo }: NeighboursProps) {
  const say = useRecordWords(kind);
  if (place.previous === undefined && place.next === undefined) return null;
  const button = (id: string | undefined, label: string, key: string) => ({
    variant: 'outline' as const,
    label,
    tip: `${label} ${key}`,
    'aria-keyshortcuts': key,
    disabled: id === undefined,
    onClick: () => id !== undefined && onGo(id),
  });
  return (
    <Stack direction="row" gap={1}>
      <IconButton icon={ChevronLeftIcon} {...button(place.previous, say('previous'), '[')} />
      <IconButton icon={ChevronRightIcon} {...button(place.next, say('next'), ']')} />
    </Stack>
  );
}
