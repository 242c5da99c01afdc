import { useState } from 'react';
import { Banner, Button, Modal, Select, Stack, Text, TextArea, toast } from '#design-system';
import { referenceOf } from '../../../api/http/errors.ts';
import {
  getSettlementV2,
  listSettlementsV2,
  type SettlementV2,
  saveSettlementV2Note,
} from '../../../api/settlementsV2.ts';
import { type Translate, useT } from '../../../i18n/index.ts';
import { copyAndTell } from '../../../lib/copyAndTell.ts';
import { formatCount, formatMoney } from '../../../lib/money.ts';
import { useLeaveGuard } from '../../../lib/navigation/leaveGuard.ts';
import { useMutation, useQuery } from '../../../lib/query.tsx';
import { dayEnd, dayStart } from '../../../lib/time.ts';
import { useCan } from '../../../state/access.ts';
import { useScope } from '../../../state/business.ts';
import { failureText } from '../../../state/failureText.ts';
import { scopeKey, useReadAgain } from '../../../state/queryKeys.ts';
import { daysText, outcomeOf, outcomes } from '../outcomes.ts';
import { sentencesOf } from '../sentences.ts';
import type { Desk } from '../useDesk.ts';
import type { PairsState } from './pairs.ts';

/** Length limit of a note (docs/contract.md, settlements v2). */
const MOST_LETTERS = 5000;
/** Characters reserved for the last line, which counts the lines left out. */
const ROOM = 60;
/** The result as sentences for people; no program parses it. Lines that do not fit are counted. */
function noteOf(desk: Desk, { decided, left, missing }: PairsState, unshown: number, t: Translate): string {
  const { match, period, file } = desk;
  if (!match || !period) return '';
  const head = t('reconcile.note.first', {
    ...{ name: file?.name.slice(0, 100) ?? '', days: daysText(period) },
    difference: formatMoney(match.difference),
    matched: formatCount(match.outcomes.MATCHED.count),
    count: formatCount(match.compared.count),
  });
  const byHand = new Set(decided.map((pair) => pair.left.id));
  const lines = [
    ...decided.map(({ left, right, difference }) =>
      t('reconcile.note.pair', { line: left.line, id: right.system.id, amount: formatMoney(difference) }),
    ),
    ...left
      .filter(({ id }) => !byHand.has(id))
      .map(({ line, amount, row }) =>
        t('reconcile.note.left', {
          ...{ line, amount: formatMoney(amount) },
          what: sentencesOf({ ...row, faults: [] }, t).join('; ') || t(outcomes[outcomeOf(row)].label),
        }),
      ),
    ...missing.map(({ amount, system }) =>
      t('reconcile.note.right', { id: system.id, amount: formatMoney(amount) }),
    ),
  ];
  const kept: string[] = [];
  let length = head.length;
  for (const line of lines) {
    length += line.length + 1;
    if (length > MOST_LETTERS - ROOM) break;
    kept.push(line);
  }
  const beyond = unshown + lines.length - kept.length;
  return [
    head,
    ...kept,
    ...(beyond > 0 ? [t('reconcile.note.beyond', { count: formatCount(beyond) })] : []),
  ].join('\n');
}

interface NoteDialogProps {
  desk: Desk;
  state: PairsState;
  /** Open rows that are not in `state`. */
  beyond: number;
  onClose: () => void;
}

/** The note, to copy or to save to a settlement of the period. An existing note is kept below it. */
export function NoteDialog({ desk, state, beyond, onClose }: NoteDialogProps) {
  const t = useT();
  const scope = useScope();
  const readAgain = useReadAgain();
  const mayRead = useCan('reconcile:read');
  const mayWrite = useCan('reconcile:update');
  const { period } = desk;
  const [made] = useState(() => noteOf(desk, state, beyond, t));
  const [text, setText] = useState(made);
  const [id, setId] = useState('');
  const rows = useQuery({
    queryKey: scopeKey(scope, 'settlementsV2', 'of', period?.from, period?.to),
    queryFn: ({ signal }) => {
      const days = period && { from: dayStart(period.from), to: dayEnd(period.to) };
      return listSettlementsV2(scope, { ...days, page: 1, pageSize: 100 }, signal);
    },
    enabled: mayRead && period !== undefined,
  });
  const items = rows.data?.items ?? [];
  const row = items.find((one) => one.id === id);
  const note = joined(row?.note, text);
  const save = useMutation({
    // Read right before writing, so that another user's note is kept too.
    mutationFn: async () =>
      saveSettlementV2Note(scope, id, joined((await getSettlementV2(scope, id)).note, text)),
    onSuccess: () => {
      toast({ tone: 'success', title: t('note.saved') });
      void readAgain(['settlementsV2', 'settlementV2']);
      onClose();
    },
  });
  const guard = useLeaveGuard(text !== made && !save.isSuccess);
  const code = referenceOf(save.error);
  const tooLong =
    note.length > MOST_LETTERS
      ? t('field.tooLong', { name: t('reconcile.note.text'), count: MOST_LETTERS })
      : undefined;
  return (
    <>
      <Modal
        open
        onOpenChange={(open) => !open && onClose()}
        confirmClose={guard.confirmClose}
        locked={save.isPending}
        size="lg"
        title={t('reconcile.note.title')}
        description={t('reconcile.note.about')}
        footer={
          <>
            <Button
              onClick={() =>
                void copyAndTell(text, { done: t('reconcile.note.copied'), failed: t('action.notCopied') })
              }
            >
              {t('reconcile.note.copy')}
            </Button>
            <Button
              variant="solid"
              tone="accent"
              loading={save.isPending}
              disabled={
                (!mayWrite && t('reconcile.needs', { scope: 'reconcile:update' })) ||
                (!row && t('reconcile.note.chooseFirst')) ||
                tooLong
              }
              onClick={() => save.mutate()}
            >
              {t('reconcile.note.save')}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          {save.error && (
            <Banner tone="danger" role="alert" title={t('form.failed')} {...(code && { code })}>
              {failureText(save.error, t)}
            </Banner>
          )}
          <TextArea
            label={t('reconcile.note.text')}
            value={text}
            onChange={setText}
            rows={8}
            error={tooLong}
          />
          {mayRead && (
            <Select
              label={t('reconcile.note.settlement')}
              placeholder={t('reconcile.note.choose')}
              value={id}
              onChange={setId}
              options={items.map((one) => ({ value: one.id, label: nameOfSettlement(one) }))}
              hint={rows.isSuccess && items.length === 0 ? t('reconcile.note.none') : undefined}
            />
          )}
          {row?.note && <Text tone="muted">{t('reconcile.note.kept')}</Text>}
        </Stack>
      </Modal>
      {guard.question}
    </>
  );
}

/** An existing note stays below the new one. */
const joined = (before: string | undefined, text: string) => [text, before].filter(Boolean).join('\n');

const nameOfSettlement = ({ id, period = '-', storeName = '-', net }: SettlementV2) =>
  [id, period, storeName.slice(0, 60), formatMoney(net)].join(' · ');
