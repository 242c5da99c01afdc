import { useMemo, useState } from 'react';
import {
  Banner,
  Button,
  type ClientColumn,
  ClientTable,
  EmptyState,
  SearchField,
  Section,
  Stack,
  Text,
} from '#design-system';
import { isActive } from '../../api/businesses.ts';
import { type BusinessRecord, listBusinesses } from '../../api/businessRecord.ts';
import { referenceOf } from '../../api/http/errors.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { withBusiness } from '../../lib/address.ts';
import { Moment } from '../../lib/Moment.tsx';
import { formatCount } from '../../lib/money.ts';
import { useHref, useNavigate } from '../../lib/navigation/router.tsx';
import { useQuery } from '../../lib/query.tsx';
import { StatusTag } from '../../lib/StatusTag.tsx';
import { shown } from '../../lib/shown.ts';
import { UnreadableRows } from '../../lib/UnreadableRows.tsx';
import { recordHref } from '../../record/kind.ts';
import { businessStatuses, businessStatusOf } from '../../shared/businessStatus.ts';
import { useScope } from '../../state/business.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { ReadFailure } from '../../state/ReadFailure.tsx';
import { businessKind } from './businessRecord.ts';

/** The same page size as the business selector (specification 9); beyond it, the service searches. */
const QUERY = { page: 1, pageSize: 100, sort: 'companyName' };
const rowId = ({ id }: BusinessRecord) => id;
/** Opening a business makes it the current one. */
const hrefOf = ({ id }: BusinessRecord) => withBusiness(recordHref(businessKind, { id }), id);
const nameOf = ({ companyName = '-' }: BusinessRecord) => shown(companyName, 200);

const columnsIn = (t: Translate): ClientColumn<BusinessRecord>[] => {
  const text = (field: 'registrationNumber' | 'taxCode' | 'representative', width: number) => ({
    id: field,
    header: t(`business.field.${field}`),
    cell: (row: BusinessRecord) => shown(row[field] ?? '-', 60),
    text: (row: BusinessRecord) => row[field] ?? '',
    card: 'meta' as const,
    sortable: true,
    width,
  });
  return [
    {
      id: 'companyName',
      header: t('business.field.companyName'),
      cell: nameOf,
      text: nameOf,
      rowHeader: true,
      card: 'title',
      sortable: true,
      width: 240,
      grow: 2,
    },
    {
      id: 'status',
      header: t('business.field.status'),
      cell: (row) => <StatusTag registry={businessStatuses} value={businessStatusOf(isActive(row))} />,
      value: (row) =>
        isActive(row) === undefined ? '' : t(isActive(row) ? 'shell.active' : 'shell.inactive'),
      card: 'status',
      sortable: true,
      width: 160,
    },
    text('registrationNumber', 152),
    text('taxCode', 152),
    text('representative', 176),
    {
      id: 'createdAt',
      header: t('business.field.createdAt'),
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      value: ({ createdAt }) => createdAt,
      sortable: true,
      width: 176,
    },
  ];
};

/** An ADMIN's table of businesses: a row opens a business and makes it the current one. */
export function AllBusinesses() {
  const t = useT();
  const go = useNavigate();
  const href = useHref();
  const scope = useScope();
  const { merchantId } = scope;
  const [query, setQuery] = useState('');
  const columns = useMemo(() => columnsIn(t), [t]);
  const all = useQuery({
    queryKey: scopeKey({ merchantId }, 'businesses', 'all'),
    queryFn: ({ signal }) => listBusinesses(scope, QUERY, signal),
  });
  const asksService = query !== '' && (all.data?.total ?? 0) > QUERY.pageSize;
  const found = useQuery({
    queryKey: scopeKey({ merchantId }, 'businesses', 'found', query),
    queryFn: ({ signal }) => listBusinesses(scope, { ...QUERY, keyword: query }, signal),
    enabled: asksService,
  });
  const { data, error, isPending, isFetching, refetch } = asksService ? found : all;
  const code = referenceOf(error);
  return (
    <Section title={t('business.all.title')} description={t('business.all.about')}>
      {all.error && !all.data ? (
        <ReadFailure
          error={all.error}
          level={3}
          title={t('business.all.failed')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Stack gap={3}>
          {error && !isFetching && (
            <Banner
              tone="warning"
              title={t('business.all.failed')}
              actions={
                <Button size="sm" onClick={() => void refetch()}>
                  {t('action.retry')}
                </Button>
              }
              code={code}
            />
          )}
          <UnreadableRows unreadable={data?.unreadable} />
          <SearchField
            label={t('business.all.search')}
            placeholder={t('business.all.search')}
            value={query}
            onChange={setQuery}
          />
          {data && data.total > QUERY.pageSize && (
            <Text as="p" tone="muted">
              {t('business.all.first', { count: QUERY.pageSize, total: formatCount(data.total) })}
            </Text>
          )}
          <ClientTable
            caption={t('business.all.caption')}
            columns={columns}
            rows={data?.items ?? []}
            loading={isPending && !error}
            query={asksService ? '' : query}
            rowId={rowId}
            rowLabel={nameOf}
            rowHref={(row) => href(hrefOf(row))}
            onOpen={(row) => go(hrefOf(row))}
            activeRowId={scope.merchantId}
            initialPageSize={10}
            empty={<EmptyState variant="filtered" level={3} title={t('business.all.none')} />}
          />
        </Stack>
      )}
    </Section>
  );
}
