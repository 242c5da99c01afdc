/* One change from its first value to its outcome: draft, sending and failure share one state, and are read together. */

import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { announce, type FormController, type FormSchema, toast, useForm } from '#design-system';
import { referenceOf } from '../api/errors.ts';
import type { Scope } from '../api/paths.ts';
import { useT } from '../i18n/index.ts';
import { useMutation, useQuery, useQueryClient } from '../lib/query.tsx';
import { useScope } from '../state/business.ts';
import { useSession } from '../state/session.ts';
import { formDraft } from './draft.ts';
import { submitFailure } from './failure.ts';
import { useStepUp } from './useStepUp.tsx';

export interface SubmitOptions<Values extends object, Output, Result> {
  form: {
    /** Names it in query keys and drafts; a form that changes a record also names that: `user-edit ND1`. */
    name: string;
    /** The rules; their messages are in the page's language. */
    schema: FormSchema<Values, Output>;
    /** What stands in the fields at first. */
    initial: Values;
    /** Fields that survive a reload until they are sent or discarded. Never name a password. */
    draft: readonly (keyof Values & string)[];
  };
  /** Reads what stands in the fields instead, as of now: the record that is changed. */
  load?: (scope: Scope, signal: AbortSignal) => Promise<Values>;
  /** Whether it is dangerous: the password is asked for once more, unless it was given in the last five minutes. */
  stepUp?: boolean;
  /** The one call. */
  send: (scope: Scope, output: Output) => Promise<Result>;
  /** Lists and choices, by the name in their query keys, that are read again after it: `['users']`. */
  touches: readonly string[];
  done: {
    /** The success toast. */
    says: string;
    /** What happens then: a panel closes. */
    next: (result: Result) => void;
  };
}

/** What stands at the head of the form when it could not be saved. */
interface Failure {
  title: string;
  text: string;
  code: string | undefined;
}

/** A form with everything that happens to it, as `FormPanel` draws it. */
export interface FormTask<Values> {
  form: FormController<Values>;
  /** Whether leaving would lose anything. */
  unsaved: boolean;
  /** The record to be changed: on its way, there, or why not. */
  loading: { state: 'ready' | 'loading' } | { state: 'failed'; error: unknown; retry: () => void };
  failure: Failure | undefined;
  /** When what stands there was typed, in unix seconds, if it comes from a draft. */
  draftedAt: number | undefined;
  /** Drops the draft and goes back to the first values. */
  startOver: () => void;
  /** What was typed is not wanted any more. */
  discard: () => void;
  /** The question for the password, drawn over the form. */
  question: ReactNode;
}

/**
 * A change, from what is typed to what became of it: checks, sends once, puts the server's sentences under their
 * fields and into toasts (specification 8), keeps what was typed after a failure and over a reload, has the lists that
 * show it read again, and says so.
 */
export function useSubmit<Values extends object, Output, Result>({
  form: { name, schema, initial, draft: kept },
  load,
  stepUp = false,
  send,
  touches,
  done,
}: SubmitOptions<Values, Output, Result>): FormTask<Values> {
  const t = useT();
  const scope = useScope();
  const queries = useQueryClient();
  const userId = useSession().record?.id ?? '';
  const { merchantId, storeId } = scope;
  const draft = useMemo(() => formDraft({ userId, merchantId, name }), [userId, merchantId, name]);
  const [failure, setFailure] = useState<Failure>();
  const [draftedAt, setDraftedAt] = useState<number>();
  const [sent, setSent] = useState<{ result: Result }>();

  const record = useQuery({
    queryKey: [merchantId, storeId ?? null, 'form', name],
    queryFn: ({ signal }) => load?.(scope, signal) ?? initial,
    enabled: load !== undefined,
    // It is read anew for each opening, and never changes under what is typed.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const first = load ? record.data : initial;
  const isThere = first !== undefined;

  const identity = useStepUp();
  const call = useMutation({ mutationFn: (output: Output) => send(scope, output) });
  const form = useForm<Values, Output>({
    schema,
    initial,
    async onSubmit(output) {
      setFailure(undefined);
      if (stepUp && !(await identity.confirmIdentity())) return false;
      try {
        const result = await call.mutateAsync(output);
        draft.clear();
        toast({ tone: 'success', title: done.says });
        void queries.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[0] === merchantId && touches.includes(String(queryKey[2])),
        });
        setSent({ result });
        return undefined;
      } catch (error) {
        const { title, text, fields, toasts } = submitFailure(error, Object.keys(initial), t);
        const code = referenceOf(error);
        for (const title of toasts) toast({ tone: 'danger', title, ...(code && { code }) });
        if (text) setFailure({ title, text, code });
        else announce(title);
        return fields.length > 0 ? fields : false;
      }
    },
  });

  const started = useRef(false);
  const start = useEffectEvent(() => {
    if (first === undefined) return;
    started.current = true;
    form.reset(first);
    const typed = draft.read();
    const values = Object.entries(typed?.values ?? {}).filter(
      ([field, value]) =>
        kept.includes(field as never) && typeof value === typeof first[field as keyof Values],
    );
    if (values.length === 0) return;
    form.set(Object.fromEntries(values) as Partial<Values>);
    setDraftedAt(typed?.at);
  });
  useEffect(() => {
    if (isThere) start();
  }, [isThere]);

  const unsaved = form.dirty && !sent;
  const keep = useEffectEvent(() => {
    if (!started.current || sent) return;
    const typed = kept.filter((field) => form.values[field] !== first?.[field]);
    if (typed.length === 0) draft.clear();
    else draft.write(Object.fromEntries(typed.map((field) => [field, form.values[field]])));
  });
  const typed = JSON.stringify(kept.map((field) => form.values[field]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: keeps what was typed whenever that has changed
  useEffect(() => keep(), [typed]);

  const finish = useEffectEvent((result: Result) => done.next(result));
  // Only now does nothing stand in the way of leaving any more.
  useEffect(() => {
    if (sent) finish(sent.result);
  }, [sent]);

  const discard = () => draft.clear();
  return {
    form,
    unsaved,
    loading: isThere
      ? { state: 'ready' }
      : record.isError && !record.isFetching
        ? { state: 'failed', error: record.error, retry: () => void record.refetch() }
        : { state: 'loading' },
    failure,
    draftedAt: unsaved ? draftedAt : undefined,
    discard,
    question: identity.dialog,
    startOver() {
      discard();
      setDraftedAt(undefined);
      form.reset(first);
    },
  };
}
