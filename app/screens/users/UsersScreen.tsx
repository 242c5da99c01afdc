import { useState } from 'react';
import { GatedButton, PlusIcon, preloadRightPanel } from '#design-system';
import { listUsers, type User } from '../../api/users.ts';
import { useT } from '../../i18n/index.ts';
import { usePanel } from '../../lib/panel.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/useList.ts';
import { useCan } from '../../state/access.ts';
import { userColumns } from './columns.ts';
import { DeleteUser } from './DeleteUser.tsx';
import { usersDefinition as definition } from './definition.ts';
import { useUserActions } from './useUserActions.ts';

const rowId = (row: User) => row.id;

/** /merchant/setting/users */
export function UsersScreen() {
  const t = useT();
  const panel = usePanel();
  const mayCreate = useCan('user:create');
  // It stays while its dialog closes, which can be seen.
  const [leaving, setLeaving] = useState<User>();
  const [asking, setAsking] = useState(false);
  const rowActions = useUserActions((user) => {
    setLeaving(user);
    setAsking(true);
  });
  const list = useList({ name: 'users', definition, load: listUsers });
  return (
    <>
      <ListScreen
        list={list}
        title={t('user.title')}
        caption={t('user.caption')}
        columns={userColumns}
        rowId={rowId}
        rowLabel={(row) => t('user.name', { name: row.userName })}
        rowActions={rowActions}
        actions={
          <GatedButton
            variant="solid"
            tone="accent"
            icon={PlusIcon}
            disabledReason={mayCreate ? undefined : t('user.scope', { scope: 'user:create' })}
            onPointerEnter={preloadRightPanel}
            onFocus={preloadRightPanel}
            onClick={() => panel.open('user-create')}
          >
            {t('user.create.open')}
          </GatedButton>
        }
        firstUse={{ title: t('user.emptyTitle'), text: t('user.emptyText') }}
        scope="user:read"
        file={{ name: t('user.fileName'), scope: 'user:read' }}
      />
      {leaving && <DeleteUser user={leaving} open={asking} onOpenChange={setAsking} />}
    </>
  );
}
