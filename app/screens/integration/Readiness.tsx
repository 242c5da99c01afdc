import { Link, Section, Stack, StatusBadge } from '#design-system';
import { isActive } from '../../api/businesses.ts';
import type { Integration } from '../../api/integration.ts';
import { listStores } from '../../api/stores.ts';
import { type Key, useT } from '../../i18n/index.ts';
import { useQuery } from '../../lib/query.tsx';
import { useCan } from '../../state/access.ts';
import { useBusiness, useScope } from '../../state/business.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { coverInternet } from './ips.ts';

/** Ids of the two sections of this page that an indicator links to. */
export const KEY_PART = 'api-key';
export const ADDRESS_PART = 'addresses';

/** Whether an active store has an account that customers pay to; undefined if it cannot be known. */
function useHasAccount(): boolean | undefined {
  const scope = useScope();
  const mayKnow = useCan('store:read');
  const { data } = useQuery({
    queryKey: scopeKey(scope, 'stores', 'with account'),
    queryFn: async ({ signal }) => {
      const { items, total } = await listStores(scope, { page: 1, pageSize: 100, status: 'ACTIVE' }, signal);
      const hasOne = items.some(({ virtualAccount }) => virtualAccount);
      // A store that was not loaded may have one.
      return hasOne || items.length === total ? hasOne : null;
    },
    enabled: mayKnow,
    meta: { quiet: true },
  });
  return data ?? undefined;
}

interface Light {
  name: 'business' | 'store' | 'key' | 'ipn' | 'ips';
  isOn: boolean | undefined;
  href: string;
  /** The next step, if it differs from the usual one. */
  todo?: Key;
}

/** "Sẵn sàng nhận tiền": the five conditions for receiving money and being notified, each with its next step. */
export function Readiness({ info }: { info: Integration }) {
  const t = useT();
  const business = useBusiness();
  const ips = info.ipAllowlist ?? [];
  const isOpenToAll = coverInternet(ips);
  const lights: Light[] = [
    {
      name: 'business',
      isOn: business ? isActive(business) : undefined,
      href: '/merchant/business-information',
    },
    { name: 'store', isOn: useHasAccount(), href: '/merchant/store' },
    { name: 'key', isOn: info.keyTail !== undefined, href: `#${KEY_PART}` },
    { name: 'ipn', isOn: /^https:\/\//i.test(info.ipnUrl ?? ''), href: `#${ADDRESS_PART}` },
    {
      name: 'ips',
      isOn: ips.length > 0 && !isOpenToAll,
      href: `#${ADDRESS_PART}`,
      ...(isOpenToAll && { todo: 'integration.ready.ips.open' as const }),
    },
  ];
  const done = lights.filter(({ isOn }) => isOn).length;
  return (
    <Section
      title={t('integration.ready.title')}
      description={t('integration.ready.count', { done, total: lights.length })}
    >
      <Stack gap={2} role="list">
        {lights.map(({ name, isOn, href, todo }) => (
          <Stack key={name} direction="row" gap={3} wrap role="listitem">
            {isOn ? (
              <StatusBadge tone="success" icon="success" label={t(`integration.ready.${name}.on`)} />
            ) : (
              <>
                <StatusBadge
                  tone={isOn === undefined ? 'neutral' : 'warning'}
                  icon={isOn === undefined ? 'unknown' : 'warning'}
                  label={t(`integration.ready.${name}.${isOn === undefined ? 'unknown' : 'off'}`)}
                />
                <Link href={href}>{t(todo ?? `integration.ready.${name}.todo`)}</Link>
              </>
            )}
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
