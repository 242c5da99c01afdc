/* One change from its first value to its outcome: draft, sending and failure share one state, and are read together. */

import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
import { changedMeanwhile, isSame, laidOver, type Meanwhile, type MeanwhileWords } from './meanwhile.ts';
import { useStepUp } from './useStepUp.tsx';

export interface SubmitOptions<Values extends object, Output, Result> {
  form: {
    /** Names it in query keys and drafts; a form that changes a record also names that: `user-edit ND1`. */
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
   * With it the record is read once more right before it is sent, by `load` or by its own `read`. What somebody else has
   * changed meanwhile is shown first, and nothing is sent until the person sends it again.
   */
  meanwhile?: MeanwhileWords<NoInfer<Values>> & { read?: (scope: Scope) => Promise<NoInfer<Values>> };
  /** Whether to ask once more who it is, unless that was proved in the last five minutes. */
  stepUp?: boolean | ((output: Output, before: NoInfer<Values>) => boolean);
  /**
   * Shown in place of the fields before it is sent: what will be sent, and the button that says so; `before` is what
   * stood in the fields at first.
   */
  review?: (
    output: Output,
    before: Values,
  ) => { title: string; content: ReactNode; confirm: string; back: string };
  /** The single API call. When it throws, the change was not made or the result is unknown. */
  send: (scope: Scope, output: Output, before: Values) => Promise<Result>;
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

/** The step between the fields and the sending. */
interface Review extends ReturnType<NonNullable<SubmitOptions<object, never, never>['review']>> {
  /** Submits, or returns to the fields. */
  answer: (confirmed: boolean) => void;
}

/** A form with everything that happens to it, as `FormPanel` draws it. */
export interface FormTask<Values> {
  form: FormController<Values>;
  /** Whether leaving would lose anything. */
  unsaved: boolean;
  /** The record to be changed: on its way, there, or why not. */
  loading: { state: 'ready' | 'loading' } | { state: 'failed'; error: unknown; retry: () => void };
  failure: Failure | undefined;
  /** What somebody else changed meanwhile, and the way to leave it so. */
  meanwhile: { changes: readonly Meanwhile[]; take: () => void } | undefined;
  /** A record that is there already is not sent without a change. */
  needsChange: boolean;
  /** It is on its way: nothing may be changed or closed. */
  sending: boolean;
  /** The pending or running submission under review. */
  review: Review | undefined;
  /** When the draft was typed, in unix seconds; undefined without a draft. */
  draftedAt: number | undefined;
  /** Discards the draft and resets to the initial values, also after a submit. */
  startOver: () => void;
  /** Discards the typed values. */
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
  form: { name, schema, initial, draft: kept, draftOfTab = false },
  load,
  meanwhile,
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
  /** The values of the fields without the draft. */
  const base = useRef<Values>(undefined);

  const record = useQuery({
    queryKey: scopeKey(scope, 'form', name),
    queryFn: ({ signal }) => load?.(scope, signal) ?? initial,
    enabled: load !== undefined,
    // It is read anew for each opening, and never changes under what is typed.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const first = load ? record.data : initial;
  const isThere = first !== undefined;

  const identity = useStepUp();
  const call = useMutation({ mutationFn: (output: Output) => send(scope, output, base.current ?? initial) });
  /** Shows the review, and waits for the user's answer. */
  const confirmed = (output: Output): Promise<boolean> => {
    const step = review?.(output, base.current ?? initial);
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
  /** Whether somebody else changed the record meanwhile: then it says so, over what now stands there. */
  const isOvertaken = async (typed: Values): Promise<boolean> => {
    const before = base.current ?? initial;
    const read = meanwhile?.read ?? load;
    if (!meanwhile || !read) return false;
    const now = await read(scope, new AbortController().signal).catch((error: unknown) => {
      throw new NotSent(error);
    });
    const found = changedMeanwhile(meanwhile, { before, now, typed });
    if (found.length === 0) return false;
    setChanges(found);
    base.current = now;
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
      const isDangerous = typeof stepUp === 'function' ? stepUp(output, base.current ?? initial) : stepUp;
      if (isDangerous && !(await identity.confirmIdentity())) return false;
      const typed = form.values;
      try {
        if (await isOvertaken(typed)) return false;
        const result = await call.mutateAsync(output);
        draft.clear();
        if (done.says) toast({ tone: 'success', title: done.says });
        void readAgain(touches);
        if (done.next) setSent({ result });
        else base.current = typed;
        return undefined;
      } catch (error) {
        const said = failureOf ? failureOf(error) : submitFailure(error, Object.keys(initial), t);
        if (!said) return false;
        const { tone, title, text, fields, toasts } = said;
        const code = referenceOf(error) ?? referenceOf((error as Error).cause);
        for (const title of toasts) toast({ tone: 'danger', title, ...(code && { code }) });
        if (text || fields.length === 0) setFailure({ tone, title, text, code });
        else announce(title);
        return fields.length > 0 ? fields : false;
      } finally {
        setAsked(undefined);
      }
    },
  });

  const start = useEffectEvent(() => {
    if (first === undefined) return;
    base.current = first;
    form.reset(first);
    const typed = draft.read();
    const values = Object.entries(typed?.values ?? {}).filter(
      ([field, value]) => kept.includes(field as never) && isLike(value, first[field as keyof Values]),
    );
    if (values.length === 0) return;
    form.set(Object.fromEntries(values) as Partial<Values>);
    setDraftedAt(typed?.at);
  });
  // Before the fields are seen: later it would take back what was typed in the meantime.
  useLayoutEffect(() => {
    if (isThere) start();
  }, [isThere]);

  const unsaved = form.dirty && !sent;
  const keep = useEffectEvent(() => {
    const before = base.current;
    if (!before || sent) return;
    const typed = kept.filter((field) => !isSame(form.values[field], before[field]));
    if (typed.length === 0) draft.clear();
    else draft.write(Object.fromEntries(typed.map((field) => [field, form.values[field]])));
  });
  const typed = JSON.stringify(kept.map((field) => form.values[field]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: keeps what was typed whenever that has changed
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
              form.reset(base.current);
            },
          }
        : undefined,
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
      form.reset(base.current);
    },
  };
}

/** Whether a value that was stored can stand in a field: an empty amount is null. */
const isLike = (stored: unknown, first: unknown) =>
  first === null
    ? typeof stored === 'number'
    : typeof stored === typeof first && Array.isArray(stored) === Array.isArray(first);
