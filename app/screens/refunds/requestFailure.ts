import { type FormFailure, toast } from '#design-system';
import { ApiError, referenceOf } from '../../api/errors.ts';
import type { Translate } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { mayBeDone } from '../../lib/moneyIntent.ts';
import { failureText } from '../../state/failureText.ts';
import { LeftChanged } from './requestDeed.ts';
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

/** What to say of a request that was surely not recorded. */
export function requestFailure(error: unknown, t: Translate): RequestFailure {
  if (error instanceof LeftChanged) {
    const { before, after } = error;
    const figures = { before: formatMoney(before), after: formatMoney(after) };
    const title = before === after ? t('refund.request.changedOther') : t('refund.request.changed', figures);
    return { notice: { tone: 'warning', title }, fields: [] };
  }
  const code = referenceOf(error);
  const failed = { tone: 'danger' as const, title: t('refund.request.failed'), code };
  if (error instanceof ApiError && error.isForbidden)
    return { notice: { ...failed, text: t('refund.request.off.denied') }, fields: [] };
  // Of the sending itself nothing is thrown that leaves open what came of it: this was the look before it.
  if (mayBeDone(error) || !(error instanceof ApiError) || error.kind !== 'http')
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
