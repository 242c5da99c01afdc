import { type ReactNode, useState } from 'react';
import { type Action, Button, Modal, SyncIcon, Text, toast } from '#design-system';
import { type BusinessRecord, syncBusiness } from '../../api/businessRecord.ts';
import { referenceOf } from '../../api/http/errors.ts';
import { useT } from '../../i18n/index.ts';
import { useOnline } from '../../lib/online.ts';
import { useMutation } from '../../lib/query.tsx';
import { useCan, useLoadAccess } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { failureText } from '../../state/failureText.ts';
import { useReadAgain } from '../../state/queryKeys.ts';
import { type Change, changesOf } from './businessRecord.ts';
import { Changes } from './Changes.tsx';

/**
 * "Đồng bộ doanh nghiệp": makes the service read its registers again, and reports the differences from `business`, as
 * shown on the page.
 */
export function useSyncBusiness(business: BusinessRecord | undefined): { item: Action; dialog: ReactNode } {
  const t = useT();
  const scope = useScope();
  const online = useOnline();
  const may = useCan('merchant:update');
  const readAgain = useReadAgain();
  const loadAccess = useLoadAccess();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [open, setOpen] = useState(false);
  const call = useMutation({ mutationFn: () => syncBusiness(scope) });
  const sync = async () => {
    if (!business) return;
    try {
      setChanges(changesOf(business, await call.mutateAsync(), t));
      setOpen(true);
      void loadAccess(new AbortController().signal);
    } catch (error) {
      const code = referenceOf(error);
      toast({
        tone: 'danger',
        title: t('business.sync.failed'),
        description: failureText(error, t),
        ...(code && { code }),
      });
    }
    void readAgain(['business', 'businesses']);
  };
  return {
    item: {
      id: 'sync',
      label: t('business.sync.open'),
      icon: SyncIcon,
      disabled:
        (!may && t('business.sync.denied')) ||
        (!online && t('form.waitOnline')) ||
        ((!business || call.isPending) && t('app.loading')),
      run: () => void sync(),
    },
    dialog: (
      <Modal
        open={open}
        onOpenChange={setOpen}
        title={t('business.sync.title')}
        size="sm"
        footer={<Button onClick={() => setOpen(false)}>{t('action.close')}</Button>}
      >
        {changes.length > 0 ? (
          <Changes changes={changes} after="now" />
        ) : (
          <Text as="p">{t('business.sync.none')}</Text>
        )}
      </Modal>
    ),
  };
}
