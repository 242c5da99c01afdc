import type { Store } from '../../api/stores.ts';
import { useT } from '../../i18n/index.ts';
import { encodeVietQr, isVietQrAccount } from '../../lib/vietqr.ts';
import { CounterCard } from '../../shared/payment/CounterCard.tsx';
import { nameOf } from '../../shared/store/silentStores.ts';

/**
 * The VietQR code of a store's virtual account; undefined if the bank has given none or it does not fit into a code.
 */
export function storeQr({ bankBin: bin = '', virtualAccount: account = '' }: Store): string | undefined {
  return isVietQrAccount({ bin, account }) ? encodeVietQr({ bin, account }) : undefined;
}

interface StorePosterProps {
  store: Store;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The counter card of a store, with the code of its virtual account. */
export function StorePoster({ store, open, onOpenChange }: StorePosterProps) {
  const t = useT();
  const value = storeQr(store);
  if (!value) return null;
  return (
    <CounterCard
      name={nameOf(store)}
      logo={store.logo}
      value={value}
      account={store.virtualAccount ?? ''}
      bankName={store.bankName}
      accountName={store.accountName}
      accountLabel={t('store.column.virtualAccount')}
      open={open}
      onOpenChange={onOpenChange}
    />
  );
}
