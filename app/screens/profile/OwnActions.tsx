import { useEffect, useMemo, useState } from 'react';
import {
  Button,
  type ClientColumn,
  ClientTable,
  DownloadIcon,
  EmptyState,
  ReferenceCode,
  Section,
} from '#design-system';
import { ACTIONS } from '../../api/http/actions.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { type Action, onAction, todaysActions } from '../../lib/actionLog.ts';
import { csvFile } from '../../lib/file/csv.ts';
import { download } from '../../lib/file/download.ts';
import { StatusTag } from '../../lib/StatusTag.tsx';
import { shown } from '../../lib/shown.ts';
import type { StatusRegistry } from '../../lib/status.ts';
import { formatDateTime, formatFileStamp, formatTime, now } from '../../lib/time.ts';
import { useScope } from '../../state/business.ts';
import { useSession } from '../../state/session.ts';

const results: StatusRegistry = {
  done: { label: 'profile.actions.result.done', tone: 'success', icon: 'success', final: true },
  failed: { label: 'profile.actions.result.failed', tone: 'danger', icon: 'failed', final: true },
  unknown: { label: 'profile.actions.result.unknown', tone: 'warning', icon: 'unknown' },
};

/** An older version of the portal may have logged an action that this one has no text for. */
const nameOf = ({ what }: Action, t: Translate) =>
  t(`profile.actions.what.${ACTIONS.find((one) => one === what) ?? 'change'}`);

const rowId = ({ code, at }: Action) => `${code} ${at}`;

/** The user's actions today in this browser, newest first, with a download. */
export function OwnActions() {
  const t = useT();
  const { merchantId } = useScope();
  const userId = useSession().record?.id ?? '';
  const [actions, setActions] = useState(() => todaysActions({ userId, merchantId }));
  useEffect(() => onAction(() => setActions(todaysActions({ userId, merchantId }))), [userId, merchantId]);
  const rows = useMemo(() => actions.toReversed(), [actions]);

  const columns = useMemo(
    (): ClientColumn<Action>[] => [
      {
        id: 'at',
        header: t('profile.actions.at'),
        cell: ({ at }) => formatTime(at),
        width: 96,
        grow: 0,
        card: 'meta',
      },
      {
        id: 'what',
        header: t('profile.actions.name'),
        cell: (row) => nameOf(row, t),
        text: (row) => nameOf(row, t),
        rowHeader: true,
        width: 200,
        card: 'title',
      },
      {
        id: 'of',
        header: t('profile.actions.of'),
        cell: ({ of }) => (of ? shown(of, 60) : '-'),
        text: ({ of = '' }) => of,
        copy: ({ of }) => of,
        width: 160,
        card: 'meta',
      },
      {
        id: 'change',
        header: t('profile.actions.change'),
        cell: ({ change }) => (change ? shown(change, 600) : '-'),
        text: ({ change = '' }) => change,
        copy: ({ change }) => change,
        width: 280,
        grow: 2,
        card: 'meta',
      },
      {
        id: 'result',
        header: t('profile.actions.outcome'),
        cell: ({ result }) => <StatusTag registry={results} value={result} />,
        width: 144,
        card: 'status',
      },
      {
        id: 'code',
        header: t('profile.actions.code'),
        cell: ({ code }) => shown(code, 40),
        text: ({ code }) => code,
        onCard: ({ code }) => <ReferenceCode code={code} />,
        copy: ({ code }) => code,
        width: 220,
        card: 'note',
      },
    ],
    [t],
  );
  const save = () => {
    const header = ['at', 'name', 'of', 'change', 'outcome', 'code'] as const;
    const lines = actions.map((one) => [
      formatDateTime(one.at),
      nameOf(one, t),
      one.of ?? '',
      one.change ?? '',
      t(`profile.actions.result.${one.result}`),
      one.code,
    ]);
    const name = `${t('profile.actions.file')}_${formatFileStamp(now())}.csv`;
    download(csvFile([header.map((field) => t(`profile.actions.${field}`)), ...lines]), name);
  };
  return (
    <Section
      title={t('profile.actions.title')}
      description={t('profile.actions.about')}
      actions={
        <Button
          size="sm"
          icon={DownloadIcon}
          disabled={actions.length === 0 ? t('profile.actions.none') : undefined}
          onClick={save}
        >
          {t('profile.actions.save')}
        </Button>
      }
    >
      {rows.length === 0 ? (
        <EmptyState level={3} title={t('profile.actions.none')} description={t('profile.actions.noneText')} />
      ) : (
        <ClientTable
          caption={t('profile.actions.caption')}
          columns={columns}
          rows={rows}
          rowId={rowId}
          rowLabel={(row) => nameOf(row, t)}
          initialPageSize={10}
        />
      )}
    </Section>
  );
}
