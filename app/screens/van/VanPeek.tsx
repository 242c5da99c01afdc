import {
  Button,
  DescriptionList,
  EmptyState,
  Heading,
  PeekPanel,
  PrintIcon,
  Printout,
  Skeleton,
  Stack,
  Text,
} from '#design-system';
import { useT } from '../../i18n/index.ts';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import { useQuery } from '../../lib/query.tsx';
import { shown } from '../../lib/shown.ts';
import { listKey } from '../../list/useList.ts';
import { explained } from '../../nouns/help/Term.tsx';
import { Moment } from '../../nouns/Moment.tsx';
import { StatusTag } from '../../nouns/StatusTag.tsx';
import { vanDirections } from '../../nouns/vanDirections.ts';
import { vanIpns, vanMatches } from '../../nouns/vanStatus.ts';
import { code, freeText, word } from '../../record/words.tsx';
import { useScope } from '../../state/business.ts';
import { failureText } from '../../state/failureText.ts';
import { type CheckedChange, listChecked } from './checks.ts';
import { MatchedOrder, Suggestions } from './Orders.tsx';
import { RemarkNotices } from './Remarks.tsx';

interface VanPeekProps {
  id: string;
  /** As the list shows it, if it stands on the page. */
  row: CheckedChange | undefined;
  onClose: () => void;
}

/** A look at one line beside the list: what it did, what is odd about it, and which order it may belong to. */
export function VanPeek({ id, row, onClose }: VanPeekProps) {
  const t = useT();
  const scope = useScope();
  // No call reads one line: it is looked for by its id, in all of time.
  const { data, error, isPending } = useQuery({
    queryKey: listKey(scope, 'van', 'one', id),
    queryFn: async ({ signal }) =>
      (await listChecked(scope, { page: 1, pageSize: 10, keyword: id }, signal)).items.find(
        (one) => one.id === id,
      ) ?? null,
    enabled: row === undefined,
  });
  const line = row ?? data;
  return (
    <PeekPanel
      open
      onOpenChange={(open) => !open && onClose()}
      title={shown(line?.id ?? id, 64)}
      translate="no"
      footer={
        line && (
          <Button icon={PrintIcon} onClick={() => print()}>
            {t('action.print')}
          </Button>
        )
      }
    >
      <Stack gap={5} translate="yes">
        {line ? (
          <Line line={line} />
        ) : isPending ? (
          <Skeleton lines={6} />
        ) : (
          <EmptyState
            variant="error"
            level={3}
            title={t('van.peek.notFound', { id: shown(id, 64) })}
            description={error ? failureText(error, t) : undefined}
          />
        )}
      </Stack>
    </PeekPanel>
  );
}

function Line({ line }: { line: CheckedChange }) {
  const { change, direction, match } = line;
  const facts = useFacts(line);
  const t = useT();
  const isOpen = direction === 'IN' && match !== 'MATCHED';
  const head = (
    <Stack direction="row" gap={3} align="center" wrap>
      <Text size="xl" weight="semibold" tabular>
        {`${(change ?? 0) > 0 ? '+' : ''}${formatMoney(change ?? line.amount)}`}
      </Text>
      {match ? <StatusTag registry={vanMatches} value={match} /> : word(vanDirections, direction)}
    </Stack>
  );
  return (
    <>
      {head}
      <RemarkNotices remarks={line.remarks} />
      {isOpen && <Suggestions key={line.id} line={line} />}
      <DescriptionList
        items={[
          ...facts,
          ...(line.matchedRefId
            ? [
                explained('match', {
                  term: t('van.column.matchedRefId'),
                  value: <MatchedOrder line={line} />,
                  copy: line.matchedRefId,
                  wide: true,
                }),
              ]
            : []),
        ]}
      />
      <Printout>
        <Stack gap={4}>
          <Heading level={1}>{t('van.name', { id: line.id })}</Heading>
          {head}
          <RemarkNotices remarks={line.remarks} />
          <DescriptionList
            columns={1}
            items={[...facts, code(t('van.column.matchedRefId'), line.matchedRefId)]}
          />
        </Stack>
      </Printout>
    </>
  );
}

function useFacts(line: CheckedChange) {
  const t = useT();
  const { at, toldAt, direction, balanceAfter, content } = line;
  return [
    { term: t('van.column.at'), value: <Moment at={at} /> },
    ...(toldAt === undefined ? [] : [{ term: t('van.peek.toldAt'), value: <Moment at={toldAt} /> }]),
    { term: t('van.column.direction'), value: word(vanDirections, direction) },
    { term: t('van.column.balanceAfter'), value: formatAmount(balanceAfter) },
    { ...explained('transferContent', freeText(t('van.column.content'), content)), wide: true },
    freeText(t('van.column.payerName'), line.payerName),
    freeText(t('van.column.payerBank'), line.payerBank),
    code(t('van.column.bankRef'), line.bankRef),
    freeText(t('van.column.storeName'), line.storeName),
    explained('van', code(t('van.column.virtualAccount'), line.virtualAccount)),
    explained('ipn', { term: t('van.column.ipn'), value: <StatusTag registry={vanIpns} value={line.ipn} /> }),
  ];
}
