import type { ReactNode } from 'react';
import { DetailPage, RawData } from '#design-system';
import { useT } from '../i18n/index.ts';
import { usePageTitle } from '../state/usePageTitle.tsx';
import { hasFailed } from './failure.ts';
import type { RecordNames, RecordRow } from './kind.ts';
import { PrintLine } from './PrintLine.tsx';
import { RecordFailure } from './RecordFailure.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import { type Notice, RecordNotices } from './RecordNotices.tsx';
import { useBusinessInAddress } from './useBusinessInAddress.ts';
import { useLiveRecord } from './useLiveRecord.ts';
import { useNeighbours } from './useNeighbours.ts';
import type { RecordView } from './useRecord.ts';

interface RecordPageProps<Row extends RecordRow> {
  kind: RecordNames;
  /** As in the address. */
  id: string;
  /** What is known of it: `useRecord`. */
  view: RecordView<Row, unknown>;
  /** Its heading, such as its amount, once it is known. */
  title: string | undefined;
  /** What its state means: on the screen and on paper. */
  notice?: Notice | undefined;
  /** What can be done with it, beside print, refresh and the steps to its neighbours. */
  actions?: ReactNode;
  /** Its fields. */
  sections: ReactNode;
  /** What happened to it, and what belongs to it. */
  aside: ReactNode;
  /** The record as the API gave it. */
  raw: unknown;
  /** Dialogs of the page. */
  children?: ReactNode;
}

/** The page of one record: whatever is the same for all of them stands here, a screen brings its fields. */
export function RecordPage<Row extends RecordRow>(props: RecordPageProps<Row>) {
  const { kind, id, view, title, notice, actions, sections, aside, raw, children } = props;
  const t = useT();
  const { row, error, refetch } = view;
  const { place, goTo } = useNeighbours(kind, row?.id ?? id);
  const live = useLiveRecord(kind, view);
  usePageTitle(t(kind.title), row?.id);
  useBusinessInAddress(view.detail !== undefined);

  if (hasFailed(view)) {
    return (
      <RecordFailure kind={kind} id={id} search={place.search} error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <DetailPage
        header={
          <>
            <RecordHeader
              kind={kind}
              view={view}
              title={title ?? t(kind.title)}
              live={live}
              place={place}
              onGo={goTo}
              actions={actions}
            />
            <PrintLine notice={notice?.text} />
            <RecordNotices view={view} notice={notice} />
          </>
        }
        sections={sections}
        aside={aside}
        footer={raw !== undefined && <RawData title={t('record.raw')} value={raw} />}
      />
      {children}
    </>
  );
}
