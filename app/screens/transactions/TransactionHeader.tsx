import {
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
} from '#design-system';
import { useT } from '../../i18n/index.ts';
import type { TrailPlace } from '../../lib/listTrail.ts';
import { formatMoney } from '../../lib/money.ts';
import { StatusTag } from '../../rows/StatusTag.tsx';
import { transactionStatuses } from '../../rows/transactionStatus.ts';
import { Age } from './Age.tsx';
import { listHref } from './address.ts';
import { NoteButton } from './NoteButton.tsx';
import type { TransactionView } from './useTransaction.ts';
import { shown } from './words.tsx';

interface TransactionHeaderProps {
  view: TransactionView;
  place: TrailPlace;
  /** To a neighbour in the list it came from. */
  onGo: (id: string) => void;
  onNote: () => void;
  onSync: () => void;
}

/** Amount, status and id of a transaction, what can be done with it, and the way back to its list. */
export function TransactionHeader({ view, place, onGo, onNote, onSync }: TransactionHeaderProps) {
  const t = useT();
  const { row, loading, fetching } = view;
  return (
    <PageHeader
      back={{ href: listHref(place.search), label: t('transaction.detail.back') }}
      title={row ? formatMoney(row.amount) : t('route.transactionDetail')}
      status={
        row && (
          <>
            <StatusTag registry={transactionStatuses} value={row.status} />
            <Age row={row} />
          </>
        )
      }
      description={
        row ? (
          <Copyable value={row.id} label={t('transaction.column.id')} reveal="always">
            {shown(row.id, 120)}
          </Copyable>
        ) : (
          <Skeleton width="short" />
        )
      }
      actions={
        <>
          {(place.previous ?? place.next) && <Neighbours place={place} onGo={onGo} />}
          <Button icon={PrintIcon} disabled={loading} onClick={() => print()}>
            {t('action.print')}
          </Button>
          <Button icon={RefreshIcon} loading={fetching && !loading} disabled={loading} onClick={onSync}>
            {t('transaction.detail.refresh')}
          </Button>
          <NoteButton disabled={!row} onClick={onNote}>
            {t('transaction.section.note')}
          </NoteButton>
        </>
      }
    />
  );
}

function Neighbours({ place, onGo }: Pick<TransactionHeaderProps, 'place' | 'onGo'>) {
  const t = useT();
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
      <IconButton icon={ChevronLeftIcon} {...button(place.previous, t('transaction.detail.previous'), '[')} />
      <IconButton icon={ChevronRightIcon} {...button(place.next, t('transaction.detail.next'), ']')} />
    </Stack>
  );
}
