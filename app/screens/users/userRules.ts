import * as v from 'valibot';
import type { UserFields } from '../../api/users.ts';
import { chosen, email, filled, sentPhone } from '../../form/rules.ts';
import type { Translate } from '../../i18n/index.ts';

/** What is typed about a user; the phone with its leading 0, an empty store for all of them. */
export interface TypedUser {
  userName: string;
  name: string;
  email: string;
  phoneNumber: string;
  storeId: string;
  groupId: string;
  isApproveRequestRefund: boolean;
}

/** What the identity provider takes as a user name: letters, marks, digits and signs, and no space among them. */
const NAME_SIGNS = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]{1,128}$/u;

/** Specification 5, of a user who is there already: he may work in all stores, and keeps his user name. */
export const userRules = (t: Translate) => ({
  userName: filled(t, 'user.column.userName'),
  name: filled(t, 'user.column.name'),
  email: email(t, 'user.column.email'),
  phoneNumber: filled(t, 'user.column.phoneNumber'),
  storeId: v.string(),
  groupId: chosen(t, 'user.column.groupName'),
  isApproveRequestRefund: v.boolean(),
});

/** Specification 5, of a new user. */
export const newUserRules = (t: Translate) => ({
  ...userRules(t),
  userName: v.pipe(filled(t, 'user.column.userName'), v.regex(NAME_SIGNS, t('user.form.nameSigns'))),
  storeId: chosen(t, 'user.column.storeName'),
});

/** The same as it is sent. */
export const sentUser = (user: Omit<TypedUser, 'userName'>): UserFields => {
  const { name, email, phoneNumber, storeId, groupId, isApproveRequestRefund } = user;
  const where = { storeId: storeId || null, groupId };
  return { name, email, phoneNumber: sentPhone(phoneNumber), ...where, isApproveRequestRefund };
};
