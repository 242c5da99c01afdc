import { type Ref, useState } from 'react';
import {
  Button,
  CodeBlock,
  Combobox,
  Grid,
  MoneyField,
  PrintIcon,
  QrCode,
  QrPlate,
  Section,
  Stack,
  TextField,
} from '#design-system';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { encodeVietQr, isAccountNumber, MAX_CONTENT, plainContent } from '../../lib/vietqr.ts';
import { bankNameOf, bankOptions } from '../../shared/payment/banks.ts';
import { CounterCard } from '../../shared/payment/CounterCard.tsx';

/** The typed parts of a code, and the name on its counter card. */
export interface CodeDraft {
  /** Null until a bank is chosen. */
  bin: string | null;
  account: string;
  holder: string;
  amount: number | null;
  /** With diacritics; the code holds it without. */
  content: string;
  name: string;
}

interface BuildCodeProps {
  draft: CodeDraft;
  onChange: (draft: CodeDraft) => void;
  /** Logo of the business, for the counter card. */
  logo: string | undefined;
  /** Receives focus when the user wants to change a code that was read. */
  accountField: Ref<HTMLInputElement>;
}

/** The text of the code; undefined while a part is missing or wrong. */
function codeOf({ bin, account, amount, content }: CodeDraft): string | undefined {
  const plain = plainContent(content);
  if (!bin || !isAccountNumber(account) || plain.length > MAX_CONTENT || amount === 0) return undefined;
  return encodeVietQr({
    bin,
    account,
    ...(amount && { amount }),
    ...(plain && { content: plain }),
  });
}

/** Creates a code while typing, with its text and its counter card. */
export function BuildCode({ draft, onChange, logo, accountField }: BuildCodeProps) {
  const t = useT();
  const [printing, setPrinting] = useState(false);
  const { bin, account, holder, amount, content, name } = draft;
  const set = (change: Partial<CodeDraft>) => onChange({ ...draft, ...change });
  const plain = plainContent(content);
  const isTooLong = plain.length > MAX_CONTENT;
  const isWrong = account !== '' && !isAccountNumber(account);
  const code = codeOf(draft);
  const bankName = bin ? (bankNameOf(bin) ?? bin) : '';
  // A code that was read may name a bank that is not in the list.
  const options = bin && !bankNameOf(bin) ? [{ value: bin, label: bin }, ...bankOptions] : bankOptions;
  const facts = [
    { label: t('vietqr.tag.bank'), value: bankName },
    { label: t('vietqr.tag.number'), value: account },
    ...(amount ? [{ label: t('vietqr.tag.amount'), value: formatMoney(amount) }] : []),
    ...(plain ? [{ label: t('vietqr.tag.content'), value: plain }] : []),
  ];
  const asTyped = { autoComplete: 'off', spellCheck: false, translate: 'no' } as const;
  return (
    <Section title={t('vietqr.build.title')}>
      <Grid min="lg">
        <Stack gap={4}>
          <Combobox
            label={t('vietqr.tag.bank')}
            required
            options={options}
            value={bin}
            onChange={(next) => set({ bin: next })}
          />
          <TextField
            ref={accountField}
            label={t('vietqr.tag.number')}
            required
            {...asTyped}
            value={account}
            onChange={(next) => set({ account: next.replace(/\s/g, '') })}
            error={isWrong ? t('vietqr.build.accountWrong') : undefined}
          />
          <MoneyField
            label={t('vietqr.tag.amount')}
            hint={t('vietqr.build.amountHint')}
            value={amount}
            onChange={(next) => set({ amount: next })}
            error={amount === 0 ? t('vietqr.build.amountZero') : undefined}
          />
          <TextField
            label={t('vietqr.tag.content')}
            {...asTyped}
            value={content}
            onChange={(next) => set({ content: next })}
            hint={t('vietqr.build.contentHint', {
              text: plain || '-',
              count: plain.length,
              most: MAX_CONTENT,
            })}
            error={
              isTooLong ? t('vietqr.build.contentLong', { over: plain.length - MAX_CONTENT }) : undefined
            }
          />
          <TextField
            label={t('vietqr.build.name')}
            hint={t('vietqr.build.nameHint')}
            value={name}
            onChange={(next) => set({ name: next })}
          />
          <TextField
            label={t('store.column.accountName')}
            hint={t('vietqr.build.holderHint')}
            {...asTyped}
            value={holder}
            onChange={(next) => set({ holder: next })}
          />
        </Stack>
        {code ? (
          <Stack gap={4} align="center">
            <QrCode
              value={code}
              label={t('vietqr.build.code')}
              facts={facts}
              fileName={`vietqr-${account}`}
            />
            <CodeBlock label={t('vietqr.build.text')} code={code} />
            <Button icon={PrintIcon} onClick={() => setPrinting(true)}>
              {t('vietqr.build.card')}
            </Button>
            <CounterCard
              name={name || t('vietqr.build.noName')}
              logo={logo}
              value={code}
              account={account}
              bankName={bankName}
              accountName={holder}
              accountLabel={t('vietqr.tag.number')}
              amount={amount ?? undefined}
              open={printing}
              onOpenChange={setPrinting}
            />
          </Stack>
        ) : (
          <Stack align="center">
            <QrPlate>{t('vietqr.build.wait')}</QrPlate>
          </Stack>
        )}
      </Grid>
    </Section>
  );
}
