import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import {
  type Action,
  announce,
  DetailPage,
  RawData,
  Slip,
  type SlipProps,
  Stack,
  Text,
} from '#design-system';
import { useT } from '../i18n/index.ts';
import { namedBusiness, withBusiness } from '../lib/address.ts';
import { Redirect, useLocation, useNavigate, useSearch } from '../lib/navigation/router.tsx';
import { useTrail } from '../lib/navigation/trailPlace.ts';
import { useQueryClient } from '../lib/query.tsx';
import { statusOf } from '../lib/StatusTag.tsx';
import { formatDateTime } from '../lib/time.ts';
import { usePrintedAt } from '../lib/usePrintedAt.ts';
import { useBusiness, useScope } from '../state/business.ts';
import { useShortcuts } from '../state/shortcuts.ts';
import { usePageTitle } from '../state/usePageTitle.tsx';
import { knownRow } from './answers.ts';
import { EditButton, type RecordEdit } from './EditButton.tsx';
import { hasFailed } from './failure.ts';
import { type RecordNames, type RecordRow, recordHref } from './kind.ts';
import { RecordFailure } from './RecordFailure.tsx';
import { RecordHeader, RecordStatus } from './RecordHeader.tsx';
import { type Notice, RecordNotices } from './RecordNotices.tsx';
import type { RecordView } from './useRecord.ts';
import { shown } from './words.tsx';

interface RecordPageProps<Row extends RecordRow> {
  kind: RecordNames;
  /** As in the address. */
  id: string;
  /** The record: `useRecord`. */
  view: RecordView<Row, unknown>;
  /** Its heading, such as its amount, once known. */
  title: string | undefined;
  /** Shows the record as a paper slip, which then contains its heading, status and id. */
  slip?: Pick<SlipProps, 'about' | 'sum' | 'remark' | 'facts'>;
  /** Explains its status, on screen and on paper. */
  notice?: Notice | undefined;
  /** How it is edited, if it can be. */
  edit?: RecordEdit;
  /** The main action besides editing. */
  actions?: ReactNode;
  /** Actions besides print, refresh, previous and next. */
  more?: readonly Action[];
  /** Its fields. */
  sections: ReactNode;
  /** Its timeline and related records. */
  aside: ReactNode;
  /** Content below the record that is not part of it: not printed. */
  beyond?: ReactNode;
  /** The record as returned by the API. */
  raw: unknown;
}

/** The page of one record: everything that all records share; the screen passes its fields. */
export function RecordPage<Row extends RecordRow>(props: RecordPageProps<Row>) {
  const { kind, id, view, title, slip, notice, edit, actions, more, sections, aside, beyond, raw } = props;
  const t = useT();
  const { row, error, refetch } = view;
  const { place, goTo } = useNeighbours(kind, row?.id ?? id);
  useStatusToldOnChange(kind, view);
  const business = useBusiness();
  usePageTitle(t(kind.title), row?.id);

  if (hasFailed(view)) {
    return (
      <RecordFailure kind={kind} id={id} search={place.search} error={error} onRetry={() => void refetch()} />
    );
  }
  const head = (
    <RecordHeader
      kind={kind}
      view={view}
      title={slip ? undefined : (title ?? t(kind.title))}
      place={place}
      onGo={goTo}
      more={more ?? []}
      actions={
        (edit || actions) && (
          <>
            {edit && <EditButton {...edit} id={row?.id} />}
            {actions}
          </>
        )
      }
    />
  );
  return (
    <DetailPage
      // Beside a slip the header only has tools; otherwise it also has the heading.
      tools={slip && head}
      header={
        <>
          {view.detail !== undefined && <BusinessInAddress />}
          {!slip && head}
          <PrintLine title={t(kind.title)} notice={notice?.text} />
          <RecordNotices view={view} notice={notice} />
        </>
      }
      lead={
        slip && (
          <Slip
            label={t('record.slip')}
            name={business?.companyName ?? ''}
            code={row?.id}
            amount={title ?? t(kind.title)}
            loading={!row}
            {...slip}
            status={row && <RecordStatus kind={kind} view={view} />}
            facts={[
              ...slip.facts,
              { term: t(kind.id), value: row && shown(row.id, 120), ...(row && { copy: row.id }) },
            ]}
          />
        )
      }
      sections={sections}
      aside={aside}
      footer={
        (beyond || raw !== undefined) && (
          <>
            {beyond}
            {raw !== undefined && <RawData title={t('record.raw')} value={raw} />}
          </>
        )
      }
    />
  );
}

interface PrintLineProps {
  /** The kind of record. */
  title: string;
  /** Content of the notice. */
  notice: string | undefined;
}

/** Only on paper: the letterhead, the print time, the URL, and the content of the notice. */
function PrintLine({ title, notice }: PrintLineProps) {
  const t = useT();
  const business = useBusiness();
  const printedAt = usePrintedAt();
  if (printedAt === undefined) return null;
  const time = `${formatDateTime(printedAt)} (GMT+7)`;
  return (
    <Stack gap={2}>
      <Text as="p" size="lg" weight="semibold">
        {[business?.companyName, title].filter(Boolean).join(' · ')}
      </Text>
      <Text as="p" size="sm" tone="muted" translate="no">
        {[t('record.printedAt', { time }), location.origin + location.pathname].join(' · ')}
      </Text>
      {notice && <Text as="p">{notice}</Text>}
    </Stack>
  );
}

/** Adds the business to the address of a loaded record, so that the address opens there for every user. */
function BusinessInAddress() {
  const [path] = useLocation();
  const search = useSearch();
  const { merchantId } = useScope();
  if (namedBusiness(search) !== null) return null;
  return <Redirect to={withBusiness(`${path}?${search}`, merchantId)} replace />;
}

/** Announces the new status of a record that changed during an automatic refresh. */
function useStatusToldOnChange(
  { statuses }: RecordNames,
  view: { row: RecordRow | undefined; live: boolean },
) {
  const t = useT();
  const { row } = view;
  const before = useRef(view);
  const tell = useEffectEvent((id: string | undefined, status: string | undefined) => {
    const last = before.current;
    before.current = view;
    if (!last.live || !status || last.row?.id !== id || last.row?.status === status) return;
    const known = statusOf(statuses, status);
    announce(t('record.changed', { status: known ? t(known.label) : status }));
  });
  useEffect(() => tell(row?.id, row?.status), [row?.id, row?.status]);
}

/** Position of the record in the list it was opened from, with links to its neighbours; keys `[` and `]`. */
function useNeighbours(kind: RecordNames, id: string) {
  const go = useNavigate();
  const answers = useQueryClient();
  const { merchantId } = useScope();
  const place = useTrail(kind.path, id);

  // Replaces the history entry, so that back leads to the list.
  const goTo = (other: string) =>
    go(
      withBusiness(recordHref(kind, knownRow(kind, answers, merchantId, other) ?? { id: other }), merchantId),
      { replace: true },
    );
  useShortcuts({
    '[': () => place.previous !== undefined && goTo(place.previous),
    ']': () => place.next !== undefined && goTo(place.next),
  });
  return { place, goTo };
}
