import { Suspense, useState } from 'react';
import { PlusIcon, UsersIcon } from '#design-system';
import { listUsers } from '../../api/users.ts';
import { useT } from '../../i18n/index.ts';
import { lazyComponent } from '../../lib/lazyComponent.tsx';
import { usePanel } from '../../lib/navigation/panel.ts';
import { HeaderButton } from '../../list/HeaderButton.tsx';
import { ListCounts } from '../../list/ListCounts.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/useList.ts';
import { useCan } from '../../state/access.ts';
import { UnfinishedImport } from './CreateUsers.tsx';
import { userColumns } from './columns.tsx';
import { usersDefinition as definition } from './definition.ts';
import { UserPeek } from './UserPeek.tsx';
import { useUserActions } from './useUserActions.tsx';

const ImportUsers = lazyComponent(async () => (await import('./ImportUsers.tsx')).ImportUsers, {
  isOptional: true,
});

/** /merchant/setting/users */
export function UsersScreen() {
  const t = useT();
  const [isImporting, setImporting] = useState(false);
  const list = useList({ name: 'users', definition, load: listUsers });
  const { itemsOf, dialog } = useUserActions(({ id }) => list.setParam('peek', id));
  return (
    <>
      <ListScreen
        list={list}
        title={t('user.title')}
        caption={t('user.caption')}
        columns={userColumns}
        rowLabel={(row) => t('user.name', { name: row.userName })}
        rowActions={itemsOf}
        figures={
          <>
            <UnfinishedImport asking={isImporting} onContinue={() => setImporting(true)} />
            <ListCounts
              list={list}
              name="users"
              label={t('user.figures')}
              figures={[
                { id: 'all', label: t('list.total') },
                { id: 'active', label: t('user.status.ACTIVE'), filters: { status: ['ACTIVE'] } },
                {
                  id: 'approvers',
                  label: t('user.column.isApproveRequestRefund'),
                  filters: { isApproveRequestRefund: 'true' },
                },
              ]}
            />
          </>
        }
        actions={<AddButtons onImport={() => setImporting(true)} />}
        peek={(peeked) => <UserPeek {...peeked} />}
        firstUse={{ title: t('user.emptyTitle'), text: t('user.emptyText') }}
        scope="user:read"
        file={{ name: t('user.fileName'), scope: 'user:read' }}
      />
      {dialog}
      <Suspense>{isImporting && <ImportUsers onClose={() => setImporting(false)} />}</Suspense>
    </>
  );
}

/** Create actions: many at once, or one. */
function AddButtons({ onImport }: { onImport: () => void }) {
  const t = useT();
  const panel = usePanel();
  const disabled = useCan('user:create') ? undefined : t('user.scope', { scope: 'user:create' });
  return (
    <>
      <HeaderButton icon={UsersIcon} label={t('user.import.open')} disabled={disabled} onClick={onImport} />
      <HeaderButton
        variant="solid"
        tone="accent"
        icon={PlusIcon}
        label={t('user.create.open')}
        disabled={disabled}
        onClick={() => panel.open('user-create')}
      />
    </>
  );
}
