import { useState } from 'react';
import { Button, Modal, Poster, PrintIcon, RadioGroup, Stack, Text } from '#design-system';
import type { Store } from '../../api/stores.ts';
import { useT } from '../../i18n/index.ts';
import { encodeVietQr, isVietQrAccount } from '../../lib/vietqr.ts';
import { nameOf } from '../../nouns/store/silentStores.ts';

/** The VietQR of a store's virtual account; undefined while the bank has given none, or one that no code can hold. */
export function storeQr({ bankBin: bin = '', virtualAccount: account = '' }: Store): string | undefined {
  return isVietQrAccount({ bin, account }) ? encodeVietQr({ bin, account }) : undefined;
}

interface StorePosterProps {
  store: Store;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The poster that stands at the counter of a store, to be printed on A5 or A6. */
export function StorePoster({ store, open, onOpenChange }: StorePosterProps) {
  const t = useT();
  const [size, setSize] = useState<'a5' | 'a6'>('a5');
  const value = storeQr(store);
  if (!value) return null;
  const facts = [
    { label: t('store.column.virtualAccount'), value: store.virtualAccount },
    { label: t('store.column.bankName'), value: store.bankName },
    { label: t('store.column.accountName'), value: store.accountName },
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
          name={nameOf(store)}
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
