import { ConfirmModal, Text, toast } from '#design-system';
import { type Store, updateStore } from '../../api/stores.ts';
import { submitFailure } from '../../form/failure.ts';
import { useT } from '../../i18n/index.ts';
import { useMutation } from '../../lib/query.tsx';
import { nameOf } from '../../shared/store/silentStores.ts';
import { useScope } from '../../state/business.ts';
import { useReadAgain } from '../../state/queryKeys.ts';

interface StoreStatusProps {
  store: Store;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Closes a store for new payments, or reopens it, after stating what stops and what continues. */
export function StoreStatus({ store, ...disclosure }: StoreStatusProps) {
  const t = useT();
  const scope = useScope();
  const readAgain = useReadAgain();
  const change = useMutation({
    mutationFn: (status: 'ACTIVE' | 'INACTIVE') => updateStore(scope, store.id, { status }),
  });
  const way = store.status === 'ACTIVE' ? 'stop' : 'start';
  const name = nameOf(store);
  const confirm = async () => {
    try {
      await change.mutateAsync(way === 'stop' ? 'INACTIVE' : 'ACTIVE');
    } finally {
      // Also after a lost response: the page then shows the actual status.
      void readAgain(['stores', 'store']);
    }
    toast({ tone: 'success', title: t(`store.${way}.done`, { name }) });
  };
  return (
    <ConfirmModal
      {...disclosure}
      tone={way === 'stop' ? 'danger' : 'accent'}
      title={t(`store.${way}.title`, { name })}
      consequence={t(`store.${way}.text`)}
      confirmLabel={t(`store.${way}.open`)}
      onConfirm={confirm}
      describeError={(error) => {
        const { title, text } = submitFailure(error, [], t);
        return `${title}. ${text}`;
      }}
    >
      <Text as="p" size="sm" tone="muted">
        {t(`store.${way}.stays`)}
      </Text>
    </ConfirmModal>
  );
}
