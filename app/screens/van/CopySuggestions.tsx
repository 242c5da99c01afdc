import { useState } from 'react';
import { Banner, Button, CopyIcon, Modal, Skeleton, Stack, Text, TextArea } from '#design-system';
import type { Scope } from '../../api/http/paths.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { copyAndTell } from '../../lib/copyAndTell.ts';
import { guardFormula } from '../../lib/file/guardFormula.ts';
import { formatCount } from '../../lib/money.ts';
import { useQuery } from '../../lib/query.tsx';
import { formatDateTime } from '../../lib/time.ts';
import { listKey } from '../../list/useList.ts';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { failureText } from '../../state/failureText.ts';
import type { CheckedChange } from './checks.ts';
import { type Suggestion, suggest } from './suggestions.ts';

/** Concurrent lookups. */
const AT_ONCE = 4;
const isOpen = ({ direction, match }: CheckedChange) => direction === 'IN' && match !== 'MATCHED';

/** The most likely order of each line. */
async function suggestAll(scope: Scope, lines: readonly CheckedChange[], signal: AbortSignal) {
  const found: { line: CheckedChange; order: Suggestion['transaction'] | undefined }[] = [];
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const some = lines.slice(from, from + AT_ONCE);
    const orders = await Promise.all(some.map((line) => suggest(scope, line, signal)));
    found.push(...some.map((line, at) => ({ line, order: orders[at]?.[0]?.transaction })));
  }
  return found;
}

/** A table to paste into a sheet or a message: a header, then one row per line. Amounts in VND. */
function tableOf(found: Awaited<ReturnType<typeof suggestAll>>, t: Translate): string {
  const head = [
    t('van.column.id'),
    t('van.column.at'),
    t('van.column.virtualAccount'),
    t('van.column.change'),
    t('van.column.content'),
    t('transaction.column.merchantRefId'),
    t('transaction.column.id'),
    t('transaction.column.amount'),
  ];
  const rows = found.map(({ line, order }) => [
    line.id,
    formatDateTime(line.at),
    line.virtualAccount,
    line.amount,
    line.content,
    order?.merchantRefId,
    order?.id,
    order?.amount,
  ]);
  const cell = (value: string | number | undefined) =>
    typeof value === 'number' ? String(value) : guardFormula((value ?? '').replace(/\s+/g, ' '));
  return [head, ...rows].map((row) => row.map(cell).join('\t')).join('\n');
}

interface CopySuggestionsProps {
  lines: readonly CheckedChange[];
}

/** Selection bar action: copies the suggested orders of all unmatched lines as one text. */
export function CopySuggestions({ lines }: CopySuggestionsProps) {
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  const maySee = useCan('transaction:read');
  const open = lines.filter(isOpen);
  const disabled = !maySee
    ? t('van.suggestion.denied', { scope: 'transaction:read' })
    : open.length === 0
      ? t('van.suggestion.many.none')
      : undefined;
  return (
    <>
      <Button icon={CopyIcon} disabled={disabled} onClick={() => setAsked(true)}>
        {t('van.suggestion.many.open', { count: formatCount(open.length) })}
      </Button>
      {isAsked && <SuggestionsDialog lines={open} onClose={() => setAsked(false)} />}
    </>
  );
}

function SuggestionsDialog({ lines, onClose }: CopySuggestionsProps & { onClose: () => void }) {
  const t = useT();
  const scope = useScope();
  const { data, error, refetch } = useQuery({
    queryKey: listKey(scope, 'van', 'suggestions', ...lines.map(({ id }) => id)),
    queryFn: ({ signal }) => suggestAll(scope, lines, signal),
    meta: { quiet: true },
  });
  const text = data && tableOf(data, t);
  const known = data?.filter(({ order }) => order).length ?? 0;
  const copy = () =>
    copyAndTell(text ?? '', { done: t('van.suggestion.copied'), failed: t('van.suggestion.copyFailed') });
  return (
    <Modal
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('van.suggestion.many.title')}
      description={t('van.suggestion.honest')}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>{t('action.close')}</Button>
          <Button
            variant="solid"
            tone="accent"
            icon={CopyIcon}
            busy={!error && !text}
            disabled={error ? failureText(error, t) : undefined}
            onClick={() => void copy()}
          >
            {t('van.suggestion.many.copy')}
          </Button>
        </>
      }
    >
      {error ? (
        <Banner
          tone="warning"
          title={failureText(error, t)}
          actions={<Button onClick={() => void refetch()}>{t('action.retry')}</Button>}
        />
      ) : text === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <Stack gap={3}>
          <Text role="status">
            {t('van.suggestion.many.found', { count: formatCount(known), all: formatCount(lines.length) })}
          </Text>
          <TextArea
            label={t('van.suggestion.many.text')}
            rows={8}
            readOnly
            value={text}
            onChange={() => {}}
          />
        </Stack>
      )}
    </Modal>
  );
}
