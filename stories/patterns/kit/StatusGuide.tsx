import { useMemo, useState } from 'react';
import {
  ChevronRightIcon,
  type Column,
  DataTable,
  defaultPreferences,
  Icon,
  Missing,
  PageHeader,
  Stack,
  StatusBadge,
  Tabs,
  Text,
} from '#design-system';
import { type Locale, VERSIONS, type Version } from './settlementWords.ts';

const headers = {
  vi: { status: 'Trạng thái', meaning: 'Nghĩa là', next: 'Dẫn tới', sends: 'Gửi kèm', end: 'Kết thúc' },
  en: { status: 'Status', meaning: 'Means', next: 'Leads to', sends: 'Sends too', end: 'Final' },
};

type Facts = (typeof VERSIONS)[Version][string] & { id: string };

/** The states of both settlements: word, colour and icon, what each says, and what may come after it. */
export function StatusGuide({ version: first, locale }: { version: Version; locale: Locale }) {
  const [version, setVersion] = useState<Version>(first);
  const registry = VERSIONS[version];
  const rows = useMemo<Facts[]>(
    () => Object.entries(registry).map(([id, facts]) => ({ ...facts, id })),
    [registry],
  );
  const columns = useMemo(() => columnsOf(version, locale), [version, locale]);
  return (
    <Stack>
      <PageHeader
        title={locale === 'vi' ? 'Trạng thái quyết toán' : 'Settlement statuses'}
        description={
          locale === 'vi'
            ? 'Bước tiếp theo là cách đi thông thường; máy chủ là nơi quyết định.'
            : 'What follows is the usual way; the server decides.'
        }
      />
      <Tabs
        label={locale === 'vi' ? 'Phiên bản' : 'Version'}
        value={version}
        onChange={(id) => setVersion(id as Version)}
        tabs={[
          { id: 'v2', label: locale === 'vi' ? 'Đối soát V2' : 'Settlement v2' },
          { id: 'v1', label: locale === 'vi' ? 'Đối soát' : 'Settlement' },
        ]}
      />
      <DataTable
        caption={locale === 'vi' ? 'Trạng thái' : 'Statuses'}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ label }) => label[locale]}
        preferences={{ ...defaultPreferences(columns), wrap: true }}
        status="ready"
      />
    </Stack>
  );
}

function columnsOf(version: Version, locale: Locale): Column<Facts>[] {
  const words = headers[locale];
  const registry = VERSIONS[version];
  const badge = (id: string) => {
    const facts = registry[id];
    return facts && <StatusBadge key={id} tone={facts.tone} icon={facts.icon} label={facts.label[locale]} />;
  };
  return [
    {
      id: 'status',
      header: words.status,
      cell: ({ id }) => badge(id),
      rowHeader: true,
      width: 220,
      card: 'title',
    },
    {
      id: 'meaning',
      header: words.meaning,
      cell: ({ meaning }) => meaning[locale],
      width: 240,
      card: 'note',
    },
    {
      id: 'next',
      header: words.next,
      cell: ({ next }) =>
        next.length > 0 ? (
          <Stack direction="row" gap={1} wrap>
            <Icon icon={ChevronRightIcon} size="sm" />
            {next.map(badge)}
          </Stack>
        ) : (
          <Text tone="muted">{words.end}</Text>
        ),
      width: 340,
      card: 'note',
    },
    ...(version === 'v2'
      ? [
          {
            id: 'sends',
            header: words.sends,
            cell: ({ sends }: Facts) => (sends ? <Text as="code">{sends}</Text> : <Missing />),
            width: 150,
          },
        ]
      : []),
  ];
}
