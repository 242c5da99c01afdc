import { type ReactNode, useState } from 'react';
import {
  type Action,
  CancelledIcon,
  EditIcon,
  PrintIcon,
  StoreIcon,
  SuccessIcon,
  TransactionIcon,
  UsersIcon,
} from '#design-system';
import type { Store } from '../../api/stores.ts';
import { useT } from '../../i18n/index.ts';
import { usePanel } from '../../lib/navigation/panel.ts';
import { copyItem } from '../../list/rowItems.ts';
import { storeHref } from '../../shared/addresses.ts';
import { useCan } from '../../state/access.ts';
import { StorePoster, storeQr } from './StorePoster.tsx';
import { StoreStatus } from './StoreStatus.tsx';

/** Actions of a store, for its row and its page, with their dialogs. */
export function useStoreActions(): { itemsOf: (store: Store) => Action[]; dialogs: ReactNode } {
  const t = useT();
  const panel = usePanel();
  const mayUpdate = useCan('store:update');
  const maySeePayments = useCan('transaction:read');
  const maySeeUsers = useCan('user:read');
  // Kept while the dialog animates out.
  const [asked, setAsked] = useState<{ about: 'status' | 'poster'; store: Store }>();
  const [open, setOpen] = useState(false);
  const ask = (about: 'status' | 'poster', store: Store) => {
    setAsked({ about, store });
    setOpen(true);
  };
  const needs = (scope: string) => t('user.scope', { scope });
  const itemsOf = (store: Store): Action[] => {
    const isOpen = store.status === 'ACTIVE';
    const isHeld = !isOpen && store.status !== 'INACTIVE';
    return [
      { id: 'view', label: t('action.open'), icon: StoreIcon, href: storeHref(store.id) },
      {
        id: 'edit',
        label: t('store.edit.open'),
        icon: EditIcon,
        run: () => panel.open('store-edit', store.id),
        disabled: mayUpdate ? undefined : needs('store:update'),
      },
      {
        id: 'status',
        label: t(isOpen ? 'store.stop.open' : 'store.start.open'),
        icon: isOpen ? CancelledIcon : SuccessIcon,
        run: () => ask('status', store),
        disabled: mayUpdate ? (isHeld ? t('store.held') : undefined) : needs('store:update'),
      },
      {
        id: 'poster',
        label: t('store.poster.open'),
        icon: PrintIcon,
        run: () => ask('poster', store),
        disabled: storeQr(store) ? undefined : t('store.poster.none'),
      },
      {
        id: 'transactions',
        label: t('store.transactions.open'),
        icon: TransactionIcon,
        href: `/merchant/transaction?store=${encodeURIComponent(store.id)}`,
        separatorBefore: true,
        disabled: maySeePayments ? undefined : needs('transaction:read'),
      },
      {
        id: 'users',
        label: t('store.users.open'),
        icon: UsersIcon,
        href: `/merchant/setting/users?store=${encodeURIComponent(store.id)}`,
        disabled: maySeeUsers ? undefined : needs('user:read'),
      },
      copyItem(store.id, t),
    ];
  };
  const shared = asked && { store: asked.store, open, onOpenChange: setOpen };
  return {
    itemsOf,
    dialogs: (
      <>
        {shared && asked.about === 'status' && <StoreStatus {...shared} />}
        {shared && asked.about === 'poster' && <StorePoster {...shared} />}
      </>
    ),
  };
}
