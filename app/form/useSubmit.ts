/* One change from its first value to its outcome: draft, submission and failure share one state. */

import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { announce, type FormController, type FormSchema, toast, useForm } from '#design-system';
import { referenceOf } from '../api/http/errors.ts';
import type { Scope } from '../api/http/paths.ts';
import { useT } from '../i18n/index.ts';
import { useMutation, useQuery } from '../lib/query.tsx';
import { useScope } from '../state/business.ts';
import { type Noun, scopeKey, useReadAgain } from '../state/queryKeys.ts';
import { useServices, useSession } from '../state/session.ts';
import { formDraft } from './draft.ts';
import { NotSent, type SubmitFailure, submitFailure } from './failure.ts';
import {
  changedFromSaved,
  changedMeanwhile,
  type FieldChange,
  isSame,
  laidOver,
  type Meanwhile,
  type MeanwhileWords,
} from './meanwhile.ts';
import { useStepUp } from './useStepUp.tsx';

export interface SubmitOptions<Values extends object, Output, Result> {
  form: {
    /** The name in query keys and drafts; a form that changes a record also names that: `user-edit ND1`. */
    name: string;
    /** The rules; their messages are in the page's language. */
    schema: FormSchema<Values, Output>;
    /** Initial values. */
    initial: Values;
    /** Fields that survive a reload until they are sent or discarded. Never name a password. */
    draft: readonly (keyof Values & string)[];
    /** Keep the draft for this tab only: the form moves money. */
    draftOfTab?: boolean;
  };
  /** Loads the initial values: the record to change. */
  load?: (scope: Scope, signal: AbortSignal) => Promise<Values>;
  /**
   * If set, the record is read again right before it is sent, by `load` or by its own `read`. Concurrent changes are
   * shown first, and nothing is sent until the user submits again.
   */
  meanwhile?: MeanwhileWords<NoInfer<Values>> & { read?: (scope: Scope) => Promise<NoInfer<Values>> };
  /**
   * Fields that should need a second person's approval, but the service has no call for it: the form shows their change
   * before and after, says so, and `send` gets the change as text for the action log.
   */
  unapproved?: MeanwhileWords<NoInfer<Values>>;
  /** Whether to ask for proof of identity, unless the user gave one in the last five minutes. */
  stepUp?: boolean | ((output: Output, before: NoInfer<Values>) => boolean);
  /**
   * Shown instead of the fields before it is sent: what will be sent, and the submit button; `before` holds the initial
   * values.
   */
  review?: (
    output: Output,
    before: Values,
  ) => { title: string; content: ReactNode; confirm: string; back: string };
  /** The single API call. When it throws, the change was not made or the result is unknown. */
  send: (scope: Scope, output: Output, before: Values, change: string | undefined) => Promise<Result>;
  /** The error text of this form; undefined when it shows elsewhere. Defaults to the general one. */
  failure?: (error: unknown) => SubmitFailure | undefined;
  /** Resources to refetch afterwards: `['users']`. */
  touches: readonly Noun[];
  done: {
    /** The success toast, if nothing else confirms it. */
    says?: string;
    /** Called after success, for example to close a panel. Without it the form stays, with the saved values. */
    next?: (result: Result) => void;
  };
}

/** The error at the head of the form. */
interface Failure extends Pick<SubmitFailure, 'tone' | 'title' | 'text'> {
  code: string | undefined;
}

/** The step between the fields and the submission. */
interface Review extends ReturnType<NonNullable<SubmitOptions<object, never, never>['review']>> {
  /** Submits, or returns to the fields. */
  answer: (confirmed: boolean) => void;
}

/** A form with its whole state, for `FormPanel`. */
export interface FormTask<Values> {
  form: FormController<Values>;
  /** Whether leaving would lose input. */
  unsaved: boolean;
  /** The record to change: loading, loaded, or failed. */
  loading: { state: 'ready' | 'loading' } | { state: 'failed'; error: unknown; retry: () => void };
  failure: Failure | undefined;
  /** Concurrent changes by others, and a function that accepts them. */
  meanwhile: { changes: readonly Meanwhile[]; take: () => void } | undefined;
  /** Changes that take effect without a second person's approval. */
  unapproved: () => readonly FieldChange[];
  /** An existing record cannot be submitted without a change. */
  needsChange: boolean;
  /** Submitting: nothing may be changed or closed. */
  sending: boolean;
  /** The pending or running submission under review. */
  review: Review | undefined;
  /** When the draft was typed, in unix seconds; undefined without a draft. */
  draftedAt: number | undefined;
  /** Discards the draft and resets to the initial values, also after a submit. */
  startOver: () => void;
  /** Discards the typed values. */
  discard: () => void;
  /** The password prompt, shown over the form. */
  question: ReactNode;
}

/**
 * Submits a change: validates, sends once, puts the server's messages below their fields and into toasts (specification
 * 8), keeps the input after a failure and over a reload, refetches the lists that show it, and confirms the success.
 */
export function useSubmit<Values extends object, Output, Result>({
  form: { name, schema, initial, draft: kept, draftOfTab = false },
  load,
  meanwhile,
  unapproved,
  stepUp = false,
  review,
  send,
  failure: failureOf,
  touches,
  done,
}: SubmitOptions<Values, Output, Result>): FormTask<Values> {
  const t = useT();
  const scope = useScope();
  const readAgain = useReadAgain();
  const userId = useSession().record?.id ?? '';
  const { merchantId } = scope;
  const { session } = useServices();
  const draft = useMemo(
    () => formDraft({ userId, merchantId, name, ofTab: draftOfTab || !session.isKept() }),
    [userId, merchantId, name, draftOfTab, session],
  );
  const [failure, setFailure] = useState<Failure>();
  const [draftedAt, setDraftedAt] = useState<number>();
  const [changes, setChanges] = useState<readonly Meanwhile[]>([]);
  const [sent, setSent] = useState<{ result: Result }>();
  const [asked, setAsked] = useState<Review>();
  const [answered, setAnswered] = useState(false);
  /** The values that the service has; undefined until they have loaded. */
  const [saved, setSaved] = useState<Values>();
  const before = saved ?? initial;

  const record = useQuery({
    queryKey: scopeKey(scope, 'form', name),
    queryFn: ({ signal }) => load?.(scope, signal) ?? initial,
    enabled: load !== undefined,
    // Read again each time the form opens, and never refetched during editing.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const first = load ? record.data : initial;
  const isThere = first !== undefined;

  const identity = useStepUp();
  const call = useMutation({
    mutationFn: (output: Output) => send(scope, output, before, changeInWords()),
  });
  const changeInWords = () =>
    unapproved &&
    changedFromSaved(unapproved, before, form.values)
      .map(({ label, text }) => `${label}: ${text}`)
      .join('; ');
  /** Shows the review, and waits for the user's answer. */
  const confirmed = (output: Output): Promise<boolean> => {
    const step = review?.(output, before);
    if (!step) return Promise.resolve(true);
    setAnswered(false);
    return new Promise((resolve) => {
      const answer = (isConfirmed: boolean) => {
        if (isConfirmed) setAnswered(true);
        else setAsked(undefined);
        resolve(isConfirmed);
      };
      setAsked({ ...step, answer });
    });
  };
  /** Whether others changed the record in the meantime: if so, shows it, on top of the current values. */
  const isOvertaken = async (typed: Values): Promise<boolean> => {
    const read = meanwhile?.read ?? load;
    if (!meanwhile || !read) return false;
    const now = await read(scope, new AbortController().signal).catch((error: unknown) => {
      throw new NotSent(error);
    });
    const found = changedMeanwhile(meanwhile, { before, now, typed });
    if (found.length === 0) return false;
    setChanges(found);
    setSaved(now);
    form.reset(now);
    form.set(laidOver(before, typed, now));
    return true;
  };
  const form = useForm<Values, Output>({
    schema,
    initial,
    async onSubmit(output) {
      setFailure(undefined);
      setChanges([]);
      if (!(await confirmed(output))) return false;
      const isDangerous = typeof stepUp === 'function' ? stepUp(output, before) : stepUp;
      if (isDangerous && !(await identity.confirmIdentity())) return false;
      const typed = form.values;
      try {
        if (await isOvertaken(typed)) return false;
        const result = await call.mutateAsync(output);
        draft.clear();
        if (done.says) toast({ tone: 'success', title: done.says });
        void readAgain(touches);
        if (done.next) setSent({ result });
        else setSaved(typed);
        return undefined;
      } catch (error) {
        const failure = failureOf ? failureOf(error) : submitFailure(error, Object.keys(initial), t);
        if (!failure) return false;
        const { tone, title, text, fields, toasts } = failure;
        const code = referenceOf(error);
        for (const title of toasts) toast({ tone: 'danger', title, ...(code && { code }) });
        if (text || fields.length === 0) setFailure({ tone, title, text, code });
        else announce(title);
        return fields.length > 0 ? fields : false;
      } finally {
        setAsked(undefined);
      }
    },
  });

  const unsaved = form.dirty && !sent;

  const start = useEffectEvent(() => {
    if (first === undefined) return;
    setSaved(first);
    form.reset(first);
    const typed = draft.read();
    const values = Object.entries(typed?.values ?? {}).filter(
      ([field, value]) => kept.includes(field as never) && isLike(value, first[field as keyof Values]),
    );
    if (values.length === 0) return;
    form.set(Object.fromEntries(values) as Partial<Values>);
    setDraftedAt(typed?.at);
  });
  // Before the first paint of the fields: later it would overwrite new input.
  useLayoutEffect(() => {
    if (isThere) start();
  }, [isThere]);

  const keep = useEffectEvent(() => {
    if (!saved || sent) return;
    const typed = kept.filter((field) => !isSame(form.values[field], saved[field]));
    if (typed.length === 0) draft.clear();
    else draft.write(Object.fromEntries(typed.map((field) => [field, form.values[field]])));
  });
  const typed = JSON.stringify(kept.map((field) => form.values[field]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: saves the draft whenever the input changes
  useEffect(() => keep(), [typed]);

  const finish = useEffectEvent((result: Result) => done.next?.(result));
  // From here on the leave guard is off.
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
    meanwhile:
      changes.length > 0
        ? {
            changes,
            take() {
              discard();
              setChanges([]);
              form.reset(saved);
            },
          }
        : undefined,
    unapproved: () =>
      isThere && unsaved && unapproved ? changedFromSaved(unapproved, before, form.values) : [],
    needsChange: load !== undefined,
    sending: form.submitting && (!asked || answered),
    review: asked,
    draftedAt: unsaved ? draftedAt : undefined,
    discard,
    question: identity.dialog,
    startOver() {
      discard();
      setChanges([]);
      setDraftedAt(undefined);
      setSent(undefined);
      form.reset(saved);
    },
  };
}

/** Whether a stored value fits the field: an empty amount is null. */
const isLike = (stored: unknown, first: unknown) =>
  first === null
    ? typeof stored === 'number'
    : typeof stored === typeof first && Array.isArray(stored) === Array.isArray(first);
