import { Card, Link, Stack, Text } from '#design-system';
import { listTransactions } from '../../api/transactions.ts';
import { type Key, useT } from '../../i18n/index.ts';
import { useQuery } from '../../lib/query.tsx';
import { allDays, dayEnd, dayStart } from '../../lib/time.ts';
import { useCan } from '../../state/access.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { type DashboardView, useOverview } from './view.ts';

const STEPS: readonly { id: string; label: Key; href: string; scope: string }[] = [
  {
    id: 'business',
    label: 'dashboard.first.business',
    href: '/merchant/business-information',
    scope: 'merchant:read',
  },
  { id: 'stores', label: 'dashboard.first.stores', href: '/merchant/store', scope: 'store:read' },
  { id: 'users', label: 'dashboard.first.users', href: '/merchant/setting/users', scope: 'user:create' },
  {
    id: 'integration',
    label: 'dashboard.first.integration',
    href: '/merchant/integration-information',
    scope: 'api:read',
  },
];

/** First steps for a business without any payment. */
export function FirstSteps({ view }: { view: DashboardView }) {
  const t = useT();
  const { scope } = view;
  const now = useOverview(view, view.span).data;
  const { data } = useQuery({
    queryKey: scopeKey(scope, 'transactions', 'any'),
    queryFn: ({ signal }) => {
      const { from, to } = allDays();
      return listTransactions(scope, { from: dayStart(from), to: dayEnd(to), page: 1, pageSize: 1 }, signal);
    },
    enabled: now?.count === 0,
    meta: { quiet: true },
  });
  if (data?.total !== 0) return null;
  return (
    <Card title={t('dashboard.first.title')}>
      <Stack gap={3}>
        <Text as="p" tone="muted">
          {t('dashboard.first.text')}
        </Text>
        {STEPS.map((step) => (
          <Step key={step.id} {...step} />
        ))}
      </Stack>
    </Card>
  );
}

function Step({ label, href, scope }: (typeof STEPS)[number]) {
  const t = useT();
  return useCan(scope) ? <Link href={href}>{t(label)}</Link> : null;
}
