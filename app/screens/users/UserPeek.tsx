import {
  Banner,
  DescriptionList,
  formatPhone,
  Heading,
  parsePhone,
  Skeleton,
  Stack,
  Text,
} from '#design-system';
import { getGroup } from '../../api/groups.ts';
import { getUser, type User } from '../../api/users.ts';
import { useT } from '../../i18n/index.ts';
import { ActionButton } from '../../lib/ActionButton.tsx';
import { Moment } from '../../lib/Moment.tsx';
import { useQuery } from '../../lib/query.tsx';
import { StatusTag } from '../../lib/StatusTag.tsx';
import type { Peeked } from '../../list/peeked.ts';
import type { RecordKind } from '../../record/kind.ts';
import { RecordPeek } from '../../record/RecordPeek.tsx';
import { useRecord } from '../../record/useRecord.ts';
import { code, freeText, word } from '../../record/words.tsx';
import { RightsInWords } from '../../shared/role/RightsInWords.tsx';
import { RoleLink } from '../../shared/role/RoleLink.tsx';
import { userApprovals, userTypes } from '../../shared/userLabels.ts';
import { userStatuses } from '../../shared/userStatus.ts';
import { useCan, useViewer } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { failureText } from '../../state/failureText.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { useUserEdits } from './useUserActions.tsx';

const userKind: RecordKind<User, User> = {
  name: 'users',
  list: 'users',
  path: '/merchant/setting/users',
  scope: 'user:read',
  statuses: userStatuses,
  title: 'user.title',
  id: 'user.column.userName',
  noun: 'user.noun',
  peekOnly: true,
  load: getUser,
  rowOf: (user) => user,
};

/** A user beside the list: name, store, and rights in sentences. */
export function UserPeek({ id, row: given, onClose }: Peeked<User>) {
  const t = useT();
  const view = useRecord(userKind, id, { given });
  const user = view.row;
  return (
    <RecordPeek
      kind={userKind}
      id={id}
      view={view}
      title={user?.userName}
      status={user && <StatusTag registry={userStatuses} value={user.status} />}
      onClose={onClose}
      actions={user && <UserButtons user={user} />}
    >
      {user ? (
        <>
          {user.status === 'DISABLED' && <Banner tone="warning" title={t('user.rights.disabled')} />}
          <UserFacts user={user} />
          <Stack as="section" gap={3} aria-label={t('user.rights.title')}>
            <Heading level={3}>{t('user.rights.title')}</Heading>
            <UserRights user={user} />
          </Stack>
        </>
      ) : (
        <Skeleton lines={6} />
      )}
    </RecordPeek>
  );
}

function UserButtons({ user }: { user: User }) {
  const { edit, password } = useUserEdits()(user);
  return (
    <>
      <ActionButton action={password} />
      <ActionButton variant="solid" tone="accent" action={edit} />
    </>
  );
}

function UserFacts({ user }: { user: User }) {
  const t = useT();
  const { name, email, phoneNumber, storeId, storeName, groupName, userType, createdAt } = user;
  return (
    <DescriptionList
      items={[
        freeText(t('user.column.name'), name),
        { ...code(t('user.column.email'), email), wide: true },
        { term: t('user.column.phoneNumber'), value: phoneNumber && formatPhone(parsePhone(phoneNumber)) },
        freeText(t('user.column.storeName'), storeId ? storeName : t('user.form.allStores')),
        {
          term: t('user.column.groupName'),
          value: <RoleLink id={user.groupId} name={groupName} variant="inline" />,
        },
        {
          term: t('user.column.isApproveRequestRefund'),
          value: t(userApprovals[`${user.isApproveRequestRefund}`]),
        },
        { term: t('user.column.userType'), value: word(userTypes, userType) },
        { term: t('user.column.createdAt'), value: <Moment at={createdAt} /> },
      ]}
    />
  );
}

/** The rights of the user's role, with store and approver mark; a message for viewers who may not read roles. */
function UserRights({ user }: { user: User }) {
  const t = useT();
  const scope = useScope();
  const viewer = useViewer();
  const mayRead = useCan('group:read');
  const { groupId, storeId, storeName } = user;
  const { data, error, isPending } = useQuery({
    queryKey: scopeKey(scope, 'groups', 'one', groupId),
    queryFn: ({ signal }) => getGroup(scope, groupId ?? '', signal),
    enabled: mayRead && groupId !== undefined,
  });
  if (!groupId) return <Text as="p">{t('user.rights.noGroup')}</Text>;
  if (!mayRead) return <Text as="p">{t('user.scope', { scope: 'group:read' })}</Text>;
  if (isPending) return <Skeleton lines={6} />;
  if (!data) return <Text as="p">{failureText(error, t)}</Text>;
  return (
    <RightsInWords
      scopes={data.scopes}
      about={{
        merchantId: scope.merchantId,
        place: storeId ? storeName : t('rights.everyStore'),
        isStaff: user.userType !== 'ADMIN',
        mayApprove: user.isApproveRequestRefund,
        isWebPos: viewer?.isWebPos,
        tree: viewer?.tree,
      }}
    />
  );
}
