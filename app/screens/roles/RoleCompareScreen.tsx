import {
  Button,
  CheckIcon,
  DiffTable,
  HideIcon,
  Icon,
  PageHeader,
  Select,
  Skeleton,
  Stack,
  Text,
} from '#design-system';
import { listAllGroups } from '../../api/groups.ts';
import { useT } from '../../i18n/index.ts';
import { useNavigate, useSearch } from '../../lib/navigation/router.tsx';
import { allows, asHolderOf, type Viewer } from '../../lib/permission.ts';
import { useQuery } from '../../lib/query.tsx';
import { shown } from '../../lib/shown.ts';
import { compareRolesHref, rolesHref } from '../../nouns/addresses.ts';
import { ReadFailure } from '../../nouns/ReadFailure.tsx';
import { type RightsAbout, rightsInWords, screensOfRights } from '../../nouns/rightsInWords.ts';
import { useStartPreview } from '../../nouns/role/useStartPreview.ts';
import { UnreadableRows } from '../../nouns/UnreadableRows.tsx';
import { useUser, useViewer } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { usePageTitle } from '../../state/usePageTitle.tsx';

/** One's own rights, among the roles that are compared. */
const MINE = 'mine';

interface Side {
  name: string;
  viewer: Viewer;
  about: RightsAbout;
}

/** `/merchant/setting/role/compare?a=302&b=305`: what two roles see and may do, and where they differ. Without `b`, one's own rights. */
export function RoleCompareScreen() {
  const t = useT();
  const go = useNavigate();
  const scope = useScope();
  const viewer = useViewer();
  const user = useUser();
  const startPreview = useStartPreview();
  usePageTitle(t('route.roleCompare'));
  const { data, error, refetch } = useQuery({
    queryKey: scopeKey(scope, 'roles', 'all'),
    queryFn: ({ signal }) => listAllGroups(scope, signal),
  });
  const params = new URLSearchParams(useSearch());
  const header = (
    <PageHeader title={t('route.roleCompare')} back={{ href: rolesHref, label: t('route.role') }} />
  );
  if (!data || !viewer)
    return (
      <Stack gap={5}>
        {header}
        {error ? (
          <ReadFailure error={error} title={t('list.errorTitle')} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={8} />
        )}
      </Stack>
    );

  const roles = data.items;
  const roleOf = (id: string | null) => roles.find((one) => one.id === id);
  const a = roleOf(params.get('a'))?.id ?? (params.get('a') === MINE ? MINE : (roles[0]?.id ?? MINE));
  const b = roleOf(params.get('b'))?.id ?? MINE;
  const options = [
    { value: MINE, label: t('role.compare.mine') },
    ...roles.map(({ id, name = id }) => ({ value: id, label: shown(name, 200) })),
  ];
  const sideOf = (id: string): Side => {
    const { merchantId } = scope;
    const { isWebPos } = viewer;
    const role = roleOf(id);
    if (!role) {
      const isStaff = viewer.userType !== 'ADMIN';
      const about = { merchantId, isWebPos, isStaff, mayApprove: user?.isApproveRequestRefund };
      return { name: t('role.compare.mine'), viewer, about };
    }
    // As whoever has it sees it, whatever one may see oneself.
    const holder = { ...asHolderOf(role.scopes, viewer), within: undefined };
    return {
      name: shown(role.name ?? id, 200),
      viewer: holder,
      about: { merchantId, isWebPos, isStaff: true },
    };
  };
  const [left, right] = [sideOf(a), sideOf(b)];
  const role = roleOf(a) ?? roleOf(b);

  const rows = screensOfRights
    .filter(({ group }) => group !== 'webpos' || viewer.isWebPos)
    .map(({ group, title }) => {
      const told = [left, right].map(({ viewer, about }) => ({
        isSeen: allows(group, viewer),
        sentence: rightsInWords(t, viewer.held, about).find((one) => one.group === group)?.sentence,
      }));
      const [one, other] = told.map((side) => <SideOfScreen key={group} {...side} />);
      const differs = JSON.stringify(told[0]) !== JSON.stringify(told[1]);
      return { id: group, label: t(title), left: one, right: other, differs };
    });

  return (
    <Stack gap={5}>
      <PageHeader
        title={t('route.roleCompare')}
        description={t('role.compare.about')}
        back={{ href: rolesHref, label: t('route.role') }}
        actions={
          role && (
            <Button onClick={() => startPreview({ name: role.name ?? role.id, scopes: role.scopes })}>
              {t('preview.startOf', { name: shown(role.name ?? role.id, 60) })}
            </Button>
          )
        }
      />
      <UnreadableRows unreadable={data.unreadable} />
      <Stack direction="responsive" gap={4}>
        <Select
          label={t('role.compare.left')}
          options={options}
          value={a}
          onChange={(next) => go(compareRolesHref(next, b), { replace: true })}
        />
        <Select
          label={t('role.compare.right')}
          options={options}
          value={b}
          onChange={(next) => go(compareRolesHref(a, next), { replace: true })}
        />
      </Stack>
      <DiffTable
        caption={t('role.compare.caption', { left: left.name, right: right.name })}
        heads={{ label: t('role.compare.screen'), left: left.name, right: right.name }}
        rows={rows}
      />
    </Stack>
  );
}

/** Whether a screen stands in the menu, and what may be done there. */
function SideOfScreen({ isSeen, sentence }: { isSeen: boolean; sentence: string | undefined }) {
  const t = useT();
  return (
    <Stack gap={1}>
      <Text weight="medium" tone={isSeen ? 'success' : 'muted'}>
        <Icon icon={isSeen ? CheckIcon : HideIcon} size="sm" />{' '}
        {t(isSeen ? 'role.compare.seen' : 'role.compare.hidden')}
      </Text>
      {sentence && <Text>{sentence}</Text>}
    </Stack>
  );
}
