import { useState } from 'react';
import { Button, Modal, Poster, PrintIcon, RadioGroup, Stack, Text } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';

interface CounterCardProps {
  /** The owner's name and logo. */
  name: string;
  logo?: string | undefined;
  /** Content of its code. */
  value: string;
  /** The receiving account; unknown parts are left out. */
  account: string;
  bankName: string | undefined;
  accountName: string | undefined;
  /** The label of the account: a bank account or a virtual one. */
  accountLabel: string;
  /** VND, if the code has an amount. */
  amount?: number | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The card for a counter with the code of an account, printed on A5 or A6. */
export function CounterCard({
  name,
  logo,
  value,
  account,
  bankName,
  accountName,
  accountLabel,
  amount,
  open,
  onOpenChange,
}: CounterCardProps) {
  const t = useT();
  const [size, setSize] = useState<'a5' | 'a6'>('a5');
  const facts = [
    { label: accountLabel, value: account },
    { label: t('store.column.bankName'), value: bankName },
    { label: t('store.column.accountName'), value: accountName },
    { label: t('transaction.column.amount'), value: amount && formatMoney(amount) },
  ].filter((fact): fact is { label: string; value: string } => Boolean(fact.value));
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={t('store.poster.title')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('action.close')}</Button>
          <Button variant="solid" tone="accent" icon={PrintIcon} onClick={() => print()}>
            {t('store.poster.print')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RadioGroup
          label={t('store.poster.size')}
          options={[
            { value: 'a5', label: t('store.poster.a5') },
            { value: 'a6', label: t('store.poster.a6') },
          ]}
          value={size}
          onChange={(next) => setSize(next as typeof size)}
        />
        <Poster
          size={size}
          title={t('store.poster.scan')}
          name={name}
          logo={logo}
          value={value}
          facts={facts}
          note={t('store.poster.check')}
        />
        <Text as="p" size="sm" tone="muted">
          {t('store.poster.hint')}
        </Text>
      </Stack>
    </Modal>
  );
}
