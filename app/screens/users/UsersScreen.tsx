import { Suspense, useState } from 'react';
import {
  GatedButton,
  GatedIconButton,
  PlusIcon,
  preloadRightPanel,
  UsersIcon,
  useNarrow,
} from '#design-system';
import { listUsers, type User } from '../../api/users.ts';
import { useT } from '../../i18n/index.ts';
import { later } from '../../i18n/lazyComponent.tsx';
import { usePanel } from '../../lib/navigation/panel.ts';
import { ListCounts } from '../../list/ListCounts.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/useList.ts';
import { useCan } from '../../state/access.ts';
import { userColumns } from './columns.tsx';
import { usersDefinition as definition } from './definition.ts';
import { useUserActions } from './useUserActions.tsx';

const UnfinishedImport = later(async () => (await import('./CreateUsers.tsx')).UnfinishedImport);
const ImportUsers = later(async () => (await import('./ImportUsers.tsx')).ImportUsers);
const UserPeek = later(async () => (await import('./UserPeek.tsx')).UserPeek);

const rowId = (row: User) => row.id;

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
        rowId={rowId}
        rowLabel={(row) => t('user.name', { name: row.userName })}
        rowActions={itemsOf}
        figures={
          <>
            <Suspense>
              <UnfinishedImport asking={isImporting} onContinue={() => setImporting(true)} />
            </Suspense>
            <ListCounts
              list={list}
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

/** Buttons to add many users or one; on a phone, icons beside the title. */
function AddButtons({ onImport }: { onImport: () => void }) {
  const t = useT();
  const panel = usePanel();
  const narrow = useNarrow();
  const disabledReason = useCan('user:create') ? undefined : t('user.scope', { scope: 'user:create' });
  const one = {
    variant: 'solid',
    tone: 'accent',
    icon: PlusIcon,
    disabledReason,
    onPointerEnter: preloadRightPanel,
    onFocus: preloadRightPanel,
    onClick: () => panel.open('user-create'),
  } as const;
  const many = { icon: UsersIcon, disabledReason, onClick: onImport };
  if (narrow)
    return (
      <>
        <GatedIconButton {...many} label={t('user.import.open')} />
        <GatedIconButton {...one} label={t('user.create.open')} />
      </>
    );
  return (
    <>
      <GatedButton {...many}>{t('user.import.open')}</GatedButton>
      <GatedButton {...one}>{t('user.create.open')}</GatedButton>
    </>
  );
}
