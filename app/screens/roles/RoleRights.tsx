import { useState } from 'react';
import {
  announce,
  Banner,
  Copyable,
  FieldGroup,
  PermissionMatrix,
  Section,
  Stack,
  Text,
} from '#design-system';
import type { PermissionGroup } from '../../api/session/session.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { can } from '../../lib/permission.ts';
import { rightsInWords } from '../../shared/rightsInWords.ts';
import { RightsInWords } from '../../shared/role/RightsInWords.tsx';
import { useViewer } from '../../state/access.ts';
import { adviceOn } from './advice.ts';
import { covered, follow, matrixOf, scopeInWords, scopesOf, sentScopes, whyFixed } from './rights.ts';

interface RoleRightsProps {
  /** The name of the role, for screen readers. */
  name: string;
  /** The permission tree that can be granted, after the two moves (docs/permissions.md). */
  tree: readonly PermissionGroup[];
  scopes: readonly string[];
  /** Read-only without it. */
  onChange?: ((scopes: string[]) => void) | undefined;
  /** The scopes when the role was read. */
  before: readonly string[];
  /** How many users have the role, if known and relevant. */
  users?: number | undefined;
  /** The store of the role. */
  place?: string | undefined;
  error?: string | undefined;
}

/** The rights of a role: as a matrix, as sentences that update with every tick, and as advice. */
export function RoleRights({ name, tree, scopes, onChange, before, users, place, error }: RoleRightsProps) {
  const t = useT();
  const locale = useLocale();
  const viewer = useViewer();
  /** The effect of the last choice: shown at the matrix, because the sentences are below it. */
  const [told, setTold] = useState<{ group: string; followed: string }>();
  const { merchantId = '', held = [] } = viewer ?? {};
  const mayGrant = (scope: string) => can(held, scope, merchantId);
  const value = covered(tree, scopes, merchantId);
  const options = { t, locale, chosen: value, mayGrant };
  const { groups, actions } = matrixOf(tree, options);
  const inWords = (some: readonly string[]) =>
    some.map((scope) => scopeInWords(tree, scope, options)).join(', ');

  const change = (next: ReadonlySet<string>) => {
    const {
      value: whole,
      added,
      removed,
    } = follow(tree, value, next, (scope) => whyFixed(tree, scope, options) !== undefined);
    const summary = [
      ...(added.length > 0 ? [t('role.followed.added', { rights: inWords(added) })] : []),
      ...(removed.length > 0 ? [t('role.followed.removed', { rights: inWords(removed) })] : []),
    ].join(' ');
    const group = tree.find(({ children }) => children.some(({ key }) => next.has(key) !== value.has(key)));
    setTold({ group: group?.key ?? '', followed: summary });
    if (summary) announce(summary);
    onChange?.(sentScopes(tree, whole, before, merchantId));
  };

  const about = { merchantId, isStaff: true, place, isWebPos: viewer?.isWebPos, tree };
  const sentence = told && rightsInWords(t, scopes, about).find(({ group }) => group === told.group);
  const advice = adviceOn({ scopes, users }, { merchantId, held, grantable: scopesOf(tree) });
  return (
    <Stack gap={5}>
      <FieldGroup label={t('role.rights')} required={Boolean(onChange)} error={error}>
        <Stack gap={3}>
          {told && (
            <Text as="p">
              {sentence && <strong>{`${sentence.title}: ${sentence.sentence}`}</strong>} {told.followed}
            </Text>
          )}
          <PermissionMatrix
            label={t('role.rightsOf', { name })}
            groups={groups}
            actions={actions}
            value={value}
            before={covered(tree, before, merchantId)}
            onChange={onChange ? change : undefined}
          />
        </Stack>
      </FieldGroup>
      {advice.length > 0 && (
        <Stack gap={2}>
          {advice.map((key) => (
            <Banner key={key} tone="warning" title={t(key)} />
          ))}
        </Stack>
      )}
      <Section
        title={t('role.inWords')}
        actions={
          scopes.length > 0 && (
            <Copyable value={scopes.join('\n')} label={t('role.strings')} reveal="always">
              {t.count('role.count', scopes.length)}
            </Copyable>
          )
        }
      >
        <RightsInWords scopes={scopes} about={about} />
      </Section>
    </Stack>
  );
}
