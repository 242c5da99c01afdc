import type { ReactNode } from 'react';
import { Banner, Button, Section } from '#design-system';
import { referenceOf } from '../api/http/errors.ts';
import type { Scope } from '../api/http/paths.ts';
import { useT } from '../i18n/index.ts';
import { useQuery } from '../lib/query.tsx';
import { useScope } from '../state/business.ts';
import { failureText } from '../state/failureText.ts';
import { type Noun, scopeKey } from '../state/queryKeys.ts';

interface RecordPartProps<Answer> {
  title: string;
  actions?: ReactNode;
  /** Its query key, after business and store. The first entry is the resource that refetches it: `['users', id]`. */
  name: readonly [Noun, ...string[]];
  load: (scope: Scope, signal: AbortSignal) => Promise<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** A section of a record's page with its own request: it loads and fails independently, and keeps its data after a failure. */
export function RecordPart<Answer>({ title, actions, name, load, children }: RecordPartProps<Answer>) {
  const scope = useScope();
  const query = useQuery({
    queryKey: scopeKey(scope, ...name),
    queryFn: ({ signal }) => load(scope, signal),
    // The page's refresh finds it by this.
    meta: { recordPart: true },
  });
  return (
    <QueryPart title={title} actions={actions} query={query}>
      {children}
    </QueryPart>
  );
}

interface QueryPartProps<Answer> extends Pick<RecordPartProps<Answer>, 'title' | 'actions' | 'children'> {
  query: {
    data: Answer | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
}

/** A `RecordPart` for a request that other components share. */
export function QueryPart<Answer>({ title, actions, query, children }: QueryPartProps<Answer>) {
  const t = useT();
  const { data, error, isFetching, refetch } = query;
  const isFailed = error !== null && !isFetching;
  return (
    <Section title={title} actions={actions} loading={data === undefined && !isFailed}>
      {isFailed && (
        <Banner
          tone="warning"
          title={t('record.partFailed')}
          code={referenceOf(error)}
          actions={
            <Button size="sm" onClick={() => void refetch()}>
              {t('action.retry')}
            </Button>
          }
        >
          {failureText(error, t)}
        </Banner>
      )}
      {data !== undefined && children(data)}
    </Section>
  );
}
