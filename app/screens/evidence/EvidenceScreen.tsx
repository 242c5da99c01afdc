import { Fragment, useState } from 'react';
import {
  Banner,
  Button,
  DescriptionList,
  DetailPage,
  Divider,
  DownloadIcon,
  PageHeader,
  PrintIcon,
  Section,
  Skeleton,
  Stack,
  Switch,
  Text,
} from '#design-system';
import { loadLocale, useT } from '../../i18n/index.ts';
import { download } from '../../lib/file/download.ts';
import { useHref } from '../../lib/navigation/router.tsx';
import { useQuery } from '../../lib/query.tsx';
import { formatDateTime, formatFileStamp, now } from '../../lib/time.ts';
import { usePrintedAt } from '../../lib/usePrintedAt.ts';
import { RecordFailure } from '../../record/RecordFailure.tsx';
import { shown } from '../../record/words.tsx';
import { transactionHref } from '../../shared/addresses.ts';
import { transactionKind } from '../../shared/transaction/transactionKind.ts';
import { useUser } from '../../state/access.ts';
import { useBusiness } from '../../state/business.ts';
import { usePageTitle } from '../../state/usePageTitle.tsx';
import {
  codeFields,
  evidenceFile,
  type Field,
  inOneLine,
  label,
  masksOf,
  missingOf,
  type Part,
  refundFields,
  settlementFields,
  stateText,
  timelineFields,
  transactionFields,
  valueText,
  vanFields,
} from './evidence.ts';
import { useEvidence } from './useEvidence.ts';

type Evidence = ReturnType<typeof useEvidence>;

/** The parts of the document, without its own header. */
function partsOf({ view, settlement, van }: Evidence, isShown: boolean): Part[] {
  const { detail, fetching } = view;
  if (!detail) return [];
  const mask = masksOf(isShown);
  const state = fetching ? 'loading' : 'ready';
  const own = (name: Part['name'], records: readonly (readonly Field[])[], unreadable?: number): Part => {
    const isEmpty = records.every(({ length }) => length === 0) && !unreadable;
    return {
      name,
      state: isEmpty && !fetching ? 'none' : state,
      records: fetching ? [] : records,
      unreadable,
    };
  };
  return [
    own('transaction', [transactionFields(detail, mask)]),
    own(
      'refunds',
      detail.refunds.map((refund) => refundFields(refund, mask)),
      detail.unreadable?.count,
    ),
    { ...settlement, name: 'settlement', records: settlement.items.map(settlementFields) },
    { ...van, name: 'van', records: van.items.map((line) => vanFields(line, mask)) },
    own('timeline', [timelineFields(detail, mask)]),
    own('codes', [codeFields(detail, settlement.items, van.items)]),
  ];
}

/** The document's own part: the business, who created it and when, and which parts are missing. */
function useDocumentPart(slug: string, parts: readonly Part[], isShown: boolean): (at: number) => Part {
  const user = useUser();
  const business = useBusiness();
  const href = useHref();
  return (at) => {
    const missing = missingOf(parts).map(({ name }) => inOneLine(label(`evidence.part.${name}`)));
    const by = [user?.name, user?.userName && `(${user.userName})`].filter(Boolean).join(' ');
    const fields: Field[] = [
      { label: label('business.field.companyName'), value: business?.companyName },
      { label: label('business.field.registrationNumber'), value: business?.registrationNumber },
      { label: label('evidence.field.preparedBy'), value: by },
      { label: label('evidence.field.preparedAt'), value: formatDateTime(at) },
      {
        label: label('evidence.field.personal'),
        value: label(isShown ? 'evidence.personal.shown' : 'evidence.personal.masked'),
      },
      {
        label: label('evidence.field.missing'),
        value: missing.length > 0 ? missing.join(', ') : label('evidence.missingNone'),
      },
      {
        label: label('evidence.field.lookUp'),
        wide: true,
        value: new URL(href(transactionHref({ id: slug })), location.origin).href,
      },
    ];
    return { name: 'document', state: 'ready', records: [fields] };
  };
}

/** `/merchant/transaction/[slug]/evidence`: evidence for a bank or gateway, in two languages, on paper or as a file. */
export function EvidenceScreen({ id }: { id: string }) {
  const t = useT();
  const words = useQuery({
    queryKey: ['evidence words'],
    queryFn: () => Promise.all([loadLocale('vi'), loadLocale('en')]).then(() => true),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const evidence = useEvidence(id);
  const { view } = evidence;
  const [isShown, setShown] = useState(false);
  const [openedAt] = useState(now);
  const printedAt = usePrintedAt();
  usePageTitle(t('route.evidence'), view.row?.id);
  const parts = words.data ? partsOf(evidence, isShown) : [];
  const documentAt = useDocumentPart(id, parts, isShown);

  const error = words.error ?? (view.detail ? null : view.error);
  if (error) {
    const retry = () => void (words.error ? words.refetch() : view.refetch());
    return <RecordFailure kind={transactionKind} id={id} search="" error={error} onRetry={retry} />;
  }
  const isWhole = parts.length > 0 && parts.every(({ state }) => state !== 'loading');
  const disabled = isWhole ? undefined : t('evidence.wait');
  const save = () => {
    const at = now();
    const name = [t('evidence.fileName'), view.row?.id ?? id, formatFileStamp(at)].join('_');
    download(evidenceFile([documentAt(at), ...parts]), `${name}.csv`);
  };
  return (
    <DetailPage
      header={
        <PageHeader
          back={{ href: transactionHref({ id }), label: t('route.transactionDetail') }}
          title={words.data ? inOneLine(label('route.evidence')) : t('route.evidence')}
          description={shown(view.row?.id ?? id, 64)}
          actions={
            <>
              <Switch label={t('evidence.show')} checked={isShown} onChange={setShown} />
              <Button icon={DownloadIcon} disabled={disabled} onClick={save}>
                {t('evidence.csv')}
              </Button>
              <Button
                variant="solid"
                tone="accent"
                icon={PrintIcon}
                disabled={disabled}
                onClick={() => print()}
              >
                {t('action.print')}
              </Button>
            </>
          }
        />
      }
      sections={
        parts.length === 0 ? (
          <Skeleton lines={8} />
        ) : (
          [documentAt(printedAt ?? openedAt), ...parts].map((part) => (
            <PartSection key={part.name} part={part} />
          ))
        )
      }
    />
  );
}

/** One part, in Vietnamese with English below; a missing part states the reason, also in print. */
function PartSection({ part: { name, state, records, unreadable, code, retry } }: { part: Part }) {
  const t = useT();
  const title = inOneLine(label(`evidence.part.${name}`));
  return (
    <Section lang="vi" padding="sm" title={title} aria-busy={state === 'loading'}>
      <Stack gap={4}>
        {(state !== 'ready' || unreadable !== undefined) && (
          <Text as="p" weight="medium">
            {inOneLine(stateText(state, unreadable, code))}
          </Text>
        )}
        {state === 'failed' && retry && (
          <Banner
            tone="warning"
            title={t('record.partFailed')}
            code={code}
            actions={
              <Button size="sm" onClick={retry}>
                {t('evidence.retry')}
              </Button>
            }
          />
        )}
        {records.map((fields, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole with every response
          <Fragment key={place}>
            {place > 0 && <Divider />}
            <DescriptionList
              columns={4}
              compact
              items={fields.map(({ label: { vi, en }, value, wide = false }) => ({
                term: vi,
                ...(vi !== en && { translation: { text: en, lang: 'en' } }),
                value: value === undefined ? null : <bdi>{shown(valueText(value))}</bdi>,
                wide,
              }))}
            />
          </Fragment>
        ))}
      </Stack>
    </Section>
  );
}
