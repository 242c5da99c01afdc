// The page of a role, new or existing: its fields, its buttons, and how it is read and sent.
import * as v from 'valibot';
import {
  announce,
  Button,
  Combobox,
  EmptyState,
  PageHeader,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '#design-system';
import { createGroup, getGrantable, getGroup, updateGroup } from '../../api/groups.ts';
import { picked } from '../../form/bindings.ts';
import { FormPage } from '../../form/FormPage.tsx';
import type { MeanwhileWords } from '../../form/meanwhile.ts';
import { filled } from '../../form/rules.ts';
import { useSubmit } from '../../form/useSubmit.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { useNavigate, useSearch } from '../../lib/navigation/router.tsx';
import { can, moveToTransaction } from '../../lib/permission.ts';
import { keepPreviousData, useQuery } from '../../lib/query.tsx';
import { copyRoleHref, rolesHref } from '../../shared/addresses.ts';
import { rightInWords } from '../../shared/rightsInWords.ts';
import { useStartPreview } from '../../shared/role/useStartPreview.ts';
import { AccessRequest } from '../../state/AccessRequest.tsx';
import { useCan, useViewer } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { useStoreOptions } from '../../state/options.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { ReadFailure } from '../../state/ReadFailure.tsx';
import { RoleRights } from './RoleRights.tsx';
import { grantableOf } from './rights.ts';
import { templates } from './templates.ts';
import { useRoleUsers } from './useRoleUsers.ts';

const MAX_NAME = 100;

const rules = (t: Translate) =>
  v.object({
    name: v.pipe(
      filled(t, 'role.column.name'),
      v.maxLength(MAX_NAME, t('role.form.nameTooLong', { count: MAX_NAME })),
    ),
    storeId: v.string(),
    scopes: v.pipe(v.array(v.string()), v.nonEmpty(t('role.form.noRights'))),
    origin: v.custom<Origin | null>(() => true),
  });

/** The role as it was read; for a copy, its initial values. Part of the form values, but not sent. */
interface Origin {
  name: string;
  storeId: string;
  scopes: readonly string[];
}

interface RoleFormScreenProps {
  /** The role's id in the URL; empty for a new one. */
  id: string;
}

/** `/merchant/setting/role/add`, with `?from=` to copy another role, and `/merchant/setting/role/302`. */
export function RoleFormScreen({ id }: RoleFormScreenProps) {
  const t = useT();
  const from = new URLSearchParams(useSearch()).get('from') ?? '';
  const mayCreate = useCan('group:create');
  if (!id && !mayCreate)
    return (
      <Stack gap={5}>
        <PageHeader title={t('route.roleAdd')} back={{ href: rolesHref, label: t('route.role') }} />
        <EmptyState variant="forbidden" title={t('list.forbiddenTitle')}>
          <AccessRequest permission="group:create" page={t('route.roleAdd')} />
        </EmptyState>
      </Stack>
    );
  return <RoleForm key={`${id} ${from}`} id={id} from={from} />;
}

function RoleForm({ id, from }: { id: string; from: string }) {
  const t = useT();
  const go = useNavigate();
  const own = useScope();
  const mayUpdate = useCan('group:update');
  const mayCreate = useCan('group:create');
  const startPreview = useStartPreview();
  const usersOf = useRoleUsers();
  const stores = useStoreOptions();
  const viewer = useViewer();
  const blank = {
    name: '',
    storeId: own.storeId ?? '',
    scopes: [] as string[],
    origin: null as Origin | null,
  };
  const source = id || from;

  const words: MeanwhileWords<typeof blank> = {
    labels: {
      ...{ name: t('role.column.name'), storeId: t('role.column.storeName') },
      scopes: t('role.rights'),
    },
    say: (field, value) =>
      field === 'storeId'
        ? (stores?.find((one) => one.value === value)?.label ?? t('user.form.allStores'))
        : field === 'scopes'
          ? rightInWords(t, String(value))?.replace(/\.$/, '')
          : undefined,
  };
  const task = useSubmit({
    form: {
      name: id ? `role ${id}` : `role-add ${from}`.trim(),
      schema: rules(t),
      initial: blank,
      draft: ['name', 'storeId', 'scopes'],
    },
    ...(source && {
      load: async (scope, signal): Promise<typeof blank> => {
        const { name = '', storeId = '', scopes } = await getGroup(scope, source, signal);
        if (id) return { name, storeId, scopes: [...scopes], origin: { name, storeId, scopes } };
        const tree = moveToTransaction(await getGrantable(scope, signal));
        const { held = [], merchantId = '' } = viewer ?? {};
        const given = grantableOf(tree, scopes, { held, merchantId });
        const place = scope.storeId ?? storeId;
        // Two roles with the same name could not be told apart.
        return { name: '', storeId: place, scopes: given, origin: { name, storeId: place, scopes: given } };
      },
    }),
    ...(id && { meanwhile: words, unapproved: words }),
    stepUp: true,
    send: (scope, { name, storeId, scopes }, _, change) => {
      const role = { name, storeId: storeId || null, scopes };
      return id ? updateGroup(scope, id, role, change) : createGroup(scope, role);
    },
    touches: ['roles', 'groups', 'users'],
    done: { says: t(id ? 'message-update-info-success' : 'role.added'), next: () => go(rolesHref) },
  });
  const { form } = task;
  const { name, storeId, scopes, origin: before } = form.values;
  const isShared =
    id !== '' && own.storeId !== undefined && before !== null && before.storeId !== own.storeId;
  const mayEdit = !id || (mayUpdate && !isShared);
  const store = form.field('storeId');
  const title = id ? before?.name || t('route.roleDetail') : t('route.roleAdd');
  const gate = (may: boolean, scope: string) => (may ? undefined : t('user.scope', { scope }));

  return (
    <FormPage
      wide
      task={task}
      title={title}
      description={!id && from && before?.name ? t('role.copyOf', { name: before.name }) : t('role.about')}
      back={{ href: rolesHref, label: t('route.role') }}
      submit={t(id ? 'action.save' : 'role.add')}
      denied={mayEdit ? undefined : t(mayUpdate ? 'role.deniedShared' : 'role.denied')}
      actions={
        id &&
        before && (
          <>
            <Button disabled={gate(mayCreate, 'group:create')} onClick={() => go(copyRoleHref(id))}>
              {t('role.copy')}
            </Button>
            <Button
              disabled={task.unsaved ? t('role.saveFirst') : undefined}
              onClick={() => startPreview(before)}
            >
              {t('preview.start')}
            </Button>
          </>
        )
      }
    >
      <Stack gap={5} readable>
        {!source && <Templates form={form} />}
        <TextField
          label={t('role.column.name')}
          required
          autoComplete="off"
          readOnly={!mayEdit}
          {...form.field('name')}
        />
        <Combobox
          label={t('role.column.storeName')}
          placeholder={t('user.form.allStores')}
          hint={t('role.form.storeHint')}
          options={stores ? [{ value: '', label: t('user.form.allStores') }, ...stores] : []}
          loading={!stores}
          disabled={!mayEdit || own.storeId !== undefined}
          {...picked(store)}
          value={storeId}
          onChange={(next) => form.set({ storeId: next ?? '' })}
        />
      </Stack>
      <Rights
        name={name || t('role.new')}
        storeId={storeId}
        scopes={scopes}
        before={before?.scopes ?? []}
        users={id ? usersOf?.(id) : undefined}
        place={stores?.find(({ value }) => value === storeId)?.label}
        error={form.field('scopes').error}
        onChange={mayEdit ? (next) => form.set({ scopes: next }) : undefined}
      />
    </FormPage>
  );
}

/** The permissions that can be granted for this store, fetched once. */
function useGrantable(storeId: string) {
  const own = useScope();
  const scope = { ...own, storeId: storeId || own.storeId };
  return useQuery({
    queryKey: scopeKey(scope, 'groups', 'grantable'),
    queryFn: async ({ signal }) => moveToTransaction(await getGrantable(scope, signal)),
    placeholderData: keepPreviousData,
  });
}

function Rights({ storeId, ...rest }: Omit<Parameters<typeof RoleRights>[0], 'tree'> & { storeId: string }) {
  const t = useT();
  const { data, error, refetch } = useGrantable(storeId);
  if (data) return <RoleRights tree={data} {...rest} />;
  if (!error) return <Skeleton lines={8} />;
  return <ReadFailure error={error} title={t('role.form.unreadable')} onRetry={() => void refetch()} />;
}

interface TemplatesProps {
  form: { values: { name: string }; set: (values: { name: string; scopes: string[] }) => void };
}

/** Roles to start from, limited to what the author may grant. */
function Templates({ form }: TemplatesProps) {
  const t = useT();
  const viewer = useViewer();
  const { data } = useGrantable('');
  const start = ({ name, groups }: (typeof templates)[number]) => {
    const scopes = (data ?? [])
      .filter(({ key }) => groups.includes(key))
      .flatMap(({ children }) => children.map(({ key }) => key))
      .filter((scope) => viewer && can(viewer.held, scope, viewer.merchantId));
    form.set({ name: form.values.name || t(name), scopes });
    announce(t('role.template.taken', { name: t(name), count: String(scopes.length) }));
  };
  return (
    <Stack gap={2} role="group" aria-label={t('role.template.title')}>
      <Text size="sm" tone="muted">
        {t('role.template.title')}
      </Text>
      <Stack direction="row" gap={2} wrap>
        {templates.map((template) => (
          <Button key={template.id} size="sm" busy={!data} onClick={() => start(template)}>
            {t(template.name)}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
