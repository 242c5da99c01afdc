import { type FormFailure, toast } from '#design-system';
import { ApiError, referenceOf } from '../../api/errors.ts';
import type { Translate } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { failureText } from '../../state/failureText.ts';
import { LeftChanged } from './requestOperation.ts';
import { emptyRequest } from './requestRules.ts';

/** What stands above the buttons after a try that recorded nothing. */
export interface RequestNotice {
  tone: 'warning' | 'danger';
  title: string;
  text?: string;
  code?: string | undefined;
}

export interface RequestFailure {
  notice?: RequestNotice;
  /** Sentences about single fields: they stand under them. */
  fields: FormFailure[];
}

/** What to say of a request that was surely not recorded. `sent`: the service was asked, and refused. */
export function requestFailure(
  { error, sent }: { error: unknown; sent: boolean },
  t: Translate,
): RequestFailure {
  if (error instanceof LeftChanged) {
    const { before, after } = error;
    const figures = { before: formatMoney(before), after: formatMoney(after) };
    const title = before === after ? t('refund.request.changedOther') : t('refund.request.changed', figures);
    return { notice: { tone: 'warning', title }, fields: [] };
  }
  const code = referenceOf(error);
  const title = t(sent ? 'refund.request.refused' : 'refund.request.failed');
  const failed = { tone: 'danger' as const, title, code };
  if (error instanceof ApiError && error.isForbidden)
    return { notice: { ...failed, text: t('refund.request.off.denied') }, fields: [] };
  // What failed before the sending is no answer to the form.
  if (!sent || !(error instanceof ApiError) || !['http', 'refused'].includes(error.kind))
    return { notice: { ...failed, text: failureText(error, t) }, fields: [] };

  const { fieldMessages, serverMessage } = error;
  const fields = fieldMessages.flatMap(({ field, message }) =>
    field && Object.hasOwn(emptyRequest, field) ? [{ field, message }] : [],
  );
  const others = fieldMessages.filter(({ field }) => !field || !Object.hasOwn(emptyRequest, field));
  const reasons = others.map(({ message }) => message);
  if (fieldMessages.length === 0) reasons.push(serverMessage ?? failureText(error, t));
  // In forms each sentence of the service is a toast as well (specification 8).
  for (const title of [...reasons, ...fields.map(({ message }) => message)])
    toast({ tone: 'danger', title, ...(code && { code }) });
  return { notice: { ...failed, ...(reasons.length > 0 && { text: reasons.join(' ') }) }, fields };
}
