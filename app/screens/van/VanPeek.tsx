import { Button, DescriptionList, Heading, PrintIcon, Printout, Skeleton, Stack, Text } from '#design-system';
import { foundIn } from '../../api/http/errors.ts';
import { useT } from '../../i18n/index.ts';
import { Moment } from '../../lib/Moment.tsx';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import { StatusTag } from '../../lib/StatusTag.tsx';
import type { Peeked } from '../../list/peeked.ts';
import type { RecordKind } from '../../record/kind.ts';
import { RecordPeek } from '../../record/RecordPeek.tsx';
import { useRecord } from '../../record/useRecord.ts';
import { code, freeText, word } from '../../record/words.tsx';
import { explained } from '../../shared/help/Term.tsx';
import { vanDirections } from '../../shared/vanDirections.ts';
import { vanIpns, vanMatches } from '../../shared/vanStatus.ts';
import { type CheckedChange, listChecked } from './checks.ts';
import { MatchedOrder, Suggestions } from './Orders.tsx';
import { RemarkNotices } from './Remarks.tsx';

const vanKind: RecordKind<CheckedChange, CheckedChange> = {
  name: 'van',
  list: 'van',
  path: '/merchant/van-noti',
  scope: 'van:read',
  statuses: vanMatches,
  title: 'van.title',
  id: 'van.column.id',
  noun: 'van.noun',
  peekOnly: true,
  // No API call reads one line: it is searched for by its id, over all time.
  load: async (scope, id, signal) => {
    const { items } = await listChecked(scope, { page: 1, pageSize: 10, keyword: id }, signal);
    return foundIn(items.find((one) => one.id === id));
  },
  rowOf: (line) => line,
};

/** A look at one line beside the list: what it did, what is odd about it, and which order it may belong to. */
export function VanPeek({ id, row: given, onClose }: Peeked<CheckedChange>) {
  const t = useT();
  const view = useRecord(vanKind, id, { given });
  const { row } = view;
  return (
    <RecordPeek
      kind={vanKind}
      id={id}
      view={view}
      onClose={onClose}
      actions={
        <Button icon={PrintIcon} onClick={() => print()}>
          {t('action.print')}
        </Button>
      }
    >
      {row ? <Line line={row} /> : <Skeleton lines={6} />}
    </RecordPeek>
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
