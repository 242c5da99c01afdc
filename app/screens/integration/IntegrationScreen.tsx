import type { ReactNode } from 'react';
import { Banner, Button, PageHeader, Skeleton, Stack, Text, TextField } from '#design-system';
import { referenceOf } from '../../api/http/errors.ts';
import {
  getApiKey,
  getIntegration,
  type Integration,
  type IntegrationFields,
  NoApiKey,
  updateIntegration,
} from '../../api/integration.ts';
import { changedFields } from '../../form/bindings.ts';
import { FormPage } from '../../form/FormPage.tsx';
import { NotSent, submitFailure } from '../../form/failure.ts';
import { useSubmit } from '../../form/useSubmit.ts';
import { useT } from '../../i18n/index.ts';
import { useQuery } from '../../lib/query.tsx';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { failureText } from '../../state/failureText.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { ReadFailure } from '../../state/ReadFailure.tsx';
import { usePageTitle } from '../../state/usePageTitle.tsx';
import { Allowlist } from './Allowlist.tsx';
import { ApiKey } from './ApiKey.tsx';
import { Connection, Deliveries } from './Connection.tsx';
import { ADDRESS_PART, Readiness } from './Readiness.tsx';
import { integrationRules, urlAdvice } from './rules.ts';
import { Playground } from './signature/Playground.tsx';
import { Snippets } from './signature/Snippets.tsx';

const URLS = ['ipnUrl', 'returnUrl', 'cancelUrl'] as const;

/** /merchant/integration-information: how the business and the service connect, and the API key. */
export function IntegrationScreen() {
  const t = useT();
  const scope = useScope();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: scopeKey(scope, 'integration'),
    queryFn: ({ signal }) => getIntegration(scope, signal),
    // Fetched again at each opening, as every form does.
    gcTime: 0,
  });
  usePageTitle(t('route.integration'));
  const code = referenceOf(error);
  const retry = () => void refetch();
  if (data)
    return (
      <IntegrationPage
        key={scope.merchantId}
        info={data}
        refresh={retry}
        notice={
          error &&
          !isFetching && (
            <Banner
              tone="warning"
              title={t('record.partFailed')}
              actions={<Button onClick={retry}>{t('action.retry')}</Button>}
              code={code}
            >
              {failureText(error, t)}
            </Banner>
          )
        }
      />
    );
  return (
    <Stack gap={5}>
      <PageHeader title={t('route.integration')} />
      {error && !isFetching ? (
        <ReadFailure error={error} title={t('integration.unreadable')} onRetry={retry} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Stack>
  );
}

/** The editable fields. */
const fieldsOf = ({ ipnUrl = '', returnUrl = '', cancelUrl = '', ipAllowlist }: Integration) =>
  ({ ipnUrl, returnUrl, cancelUrl, ipAllowlist: [...(ipAllowlist ?? [])] }) as IntegrationFields & {
    ipAllowlist: string[];
  };

interface IntegrationPageProps {
  info: Integration;
  refresh: () => void;
  /** The last refresh failed: the data is older. */
  notice: ReactNode;
}

/** A form of the editable fields, between sections that show and test the connection. */
function IntegrationPage({ info, refresh, notice }: IntegrationPageProps) {
  const t = useT();
  const mayUpdate = useCan('api:update');
  const hasKey = info.keyTail !== undefined;
  const labels = {
    ...Object.fromEntries(URLS.map((name) => [name, t(`integration.${name}`)])),
    ipAllowlist: t('integration.ip.title'),
  };
  const task = useSubmit({
    form: {
      name: 'integration',
      schema: integrationRules(t),
      initial: fieldsOf(info),
      draft: [...URLS, 'ipAllowlist'],
    },
    meanwhile: {
      read: async (scope) => fieldsOf(await getIntegration(scope)),
      labels,
    },
    unapproved: { labels },
    // These settings redirect payment notices, or allow calls with a stolen key.
    stepUp: (fields, before) => {
      const { ipnUrl, ipAllowlist } = changedFields(before, fields);
      return ipnUrl !== undefined || ipAllowlist !== undefined;
    },
    send: async (scope, fields, before, change) => {
      const key = await getApiKey(scope).catch((error: unknown) => {
        throw new NotSent(error);
      });
      return updateIntegration(scope, key, changedFields(before, fields), change);
    },
    failure: (error) =>
      error instanceof NotSent && error.cause instanceof NoApiKey
        ? { title: t('form.failed'), text: t('integration.addresses.noKey'), fields: [], toasts: [] }
        : submitFailure(error, [...URLS, 'ipAllowlist'], t),
    touches: ['integration'],
    done: { says: t('message-update-info-success') },
  });
  const denied = mayUpdate
    ? hasKey
      ? undefined
      : t('integration.addresses.noKey')
    : t('integration.denied');
  return (
    <FormPage
      task={task}
      title={t('route.integration')}
      submit={t('action.save')}
      denied={denied}
      part={{
        id: ADDRESS_PART,
        title: t('integration.addresses.title'),
        before: (
          <>
            {notice}
            <Readiness info={info} />
            <Connection info={info} />
            <ApiKey info={info} onReset={refresh} />
          </>
        ),
        after: (
          <>
            <Playground hasKey={hasKey} />
            <Snippets info={info} />
            <Deliveries info={info} onRefresh={refresh} />
          </>
        ),
      }}
    >
      {URLS.map((name) => {
        const field = task.form.field(name);
        const advice = urlAdvice(field.value, t);
        return (
          <TextField
            key={name}
            label={t(`integration.${name}`)}
            hint={advice ? <Text tone="warning">{advice}</Text> : t(`integration.url.about.${name}`)}
            type="url"
            autoComplete="off"
            readOnly={denied !== undefined}
            {...field}
          />
        );
      })}
      <Allowlist form={task.form} readOnly={denied !== undefined} />
    </FormPage>
  );
}
