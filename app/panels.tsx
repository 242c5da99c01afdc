import {
  EditIcon,
  type IconType,
  LockIcon,
  NoteIcon,
  PlusIcon,
  ReconcileIcon,
  RefundIcon,
  SearchIcon,
  SettlementIcon,
} from '#design-system';
import type { Key } from './i18n/index.ts';
import { lazyComponent } from './lib/lazyComponent.tsx';
import type { PanelProps } from './lib/navigation/panel.ts';

/**
 * Tasks that open beside any page, each with an address: `?panel=request-refund&of=GD2611...`. A screen opens one with
 * `usePanel` and need not know how it is built.
 */
interface PanelEntry {
  title: Key;
  icon: IconType;
  /** The permission it needs; none if it is open to everyone. */
  scope?: string;
  /** Belongs to one record and opens from there only: not offered in the palette. */
  ofRecord?: true;
  /** Moves money: the panel submits through `app/money` and has its own tests. */
  money?: true;
  /** Read-only: there is nothing to submit. */
  reads?: true;
  panel: ReturnType<typeof lazyComponent<PanelProps>>;
}

export const panels: Readonly<Record<string, PanelEntry>> = {
  'request-refund': {
    title: 'refund.request.title',
    icon: RefundIcon,
    scope: 'refund:create',
    money: true,
    panel: lazyComponent(
      async () => (await import('./screens/refunds/RequestRefundPanel.tsx')).RequestRefundPanel,
    ),
  },
  'refund-import': {
    title: 'refund.sheet.open',
    icon: RefundIcon,
    scope: 'refund:create',
    money: true,
    panel: lazyComponent(
      async () => (await import('./screens/refunds/ImportRefundsPanel.tsx')).ImportRefundsPanel,
    ),
  },
  'close-shift': {
    title: 'shift.title',
    icon: SettlementIcon,
    scope: 'transaction:read',
    reads: true,
    panel: lazyComponent(async () => (await import('./screens/webpos/CloseShiftPanel.tsx')).CloseShiftPanel),
  },
  'money-arrived': {
    title: 'arrived.title',
    icon: SearchIcon,
    scope: 'transaction:read',
    reads: true,
    panel: lazyComponent(
      async () => (await import('./screens/webpos/MoneyArrivedPanel.tsx')).MoneyArrivedPanel,
    ),
  },
  bridge: {
    title: 'settlement.bridge.title',
    icon: ReconcileIcon,
    scope: 'settlement:read',
    reads: true,
    panel: lazyComponent(async () => (await import('./screens/settlements/BridgePanel.tsx')).BridgePanel),
  },
  'store-edit': {
    title: 'store.edit.title',
    icon: EditIcon,
    scope: 'store:update',
    ofRecord: true,
    panel: lazyComponent(async () => (await import('./screens/stores/StoreForm.tsx')).EditStorePanel),
  },
  'settlement-note': {
    title: 'note.add',
    icon: NoteIcon,
    scope: 'reconcile:update',
    ofRecord: true,
    panel: lazyComponent(
      async () => (await import('./screens/settlementsV2/NotePanel.tsx')).SettlementNotePanel,
    ),
  },
  'transaction-note': {
    title: 'note.add',
    icon: NoteIcon,
    scope: 'transaction:note',
    ofRecord: true,
    panel: lazyComponent(async () => (await import('./screens/transactions/NotePanel.tsx')).NotePanel),
  },
  'user-create': {
    title: 'user.create.title',
    icon: PlusIcon,
    scope: 'user:create',
    panel: lazyComponent(async () => (await import('./screens/users/UserForm.tsx')).CreateUserPanel),
  },
  'user-edit': {
    title: 'user.edit.title',
    icon: EditIcon,
    scope: 'user:update',
    ofRecord: true,
    panel: lazyComponent(async () => (await import('./screens/users/UserForm.tsx')).EditUserPanel),
  },
  'user-password': {
    title: 'user.password.title',
    icon: LockIcon,
    scope: 'user:update',
    ofRecord: true,
    panel: lazyComponent(
      async () => (await import('./screens/users/UserPasswordPanel.tsx')).UserPasswordPanel,
    ),
  },
  'business-edit': {
    title: 'business.form.title',
    icon: EditIcon,
    scope: 'merchant:update',
    panel: lazyComponent(async () => (await import('./screens/business/BusinessForm.tsx')).EditBusinessPanel),
  },
  'own-password': {
    title: 'profile.password.title',
    icon: LockIcon,
    panel: lazyComponent(
      async () => (await import('./screens/profile/OwnPasswordForm.tsx')).OwnPasswordPanel,
    ),
  },
};
