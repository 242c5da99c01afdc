import * as v from 'valibot';
import { chosen, email, filled, latin, sentPhone } from '../../form/rules.ts';
import type { Translate } from '../../i18n/index.ts';

/** Initial values of a new user; no store means all stores. */
export const NO_USER = {
  ...{ userName: '', name: '', email: '', phoneNumber: '', storeId: '', groupId: '' },
  isApproveRequestRefund: false,
};
export type TypedUser = typeof NO_USER;

/** User names the identity provider accepts: letters, marks, digits and signs, without spaces. */
const NAME_SIGNS = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]{1,128}$/u;

/** Specification 5, for an existing user or a new one: turns what was typed into what is sent. */
export const userRules = (t: Translate, isNew = false) =>
  v.object({
    userName: isNew
      ? v.pipe(filled(t, 'user.column.userName'), v.regex(NAME_SIGNS, t('user.form.nameSigns')), latin(t))
      : v.string(),
    name: filled(t, 'user.column.name'),
    email: email(t, 'user.column.email'),
    phoneNumber: v.pipe(filled(t, 'user.column.phoneNumber'), v.transform(sentPhone)),
    storeId: v.pipe(
      isNew ? chosen(t, 'user.column.storeName') : v.string(),
      v.transform((id) => id || null),
    ),
    groupId: chosen(t, 'user.column.groupName'),
    isApproveRequestRefund: v.boolean(),
  });
