import type { PermissionGroup } from '../api/session/session.ts';
import type { Key, Translate } from '../i18n/index.ts';
import { can, seesEverything } from '../lib/permission.ts';

interface Right {
  scope: string;
  word: Key;
}

/** A screen of the portal: its title, and the rights that can be granted for it. */
interface RightsGroup {
  title: Key;
  rights: readonly Right[];
}

/**
 * Every right that the portal knows, by permission group after the two moves (docs/permissions.md), in menu order. The
 * read right comes first in each.
 */
const GROUPS: Readonly<Record<string, RightsGroup>> = {
  transaction: {
    title: 'route.transaction',
    rights: [
      { scope: 'transaction:read', word: 'rights.transaction.read' },
      { scope: 'transaction:export', word: 'rights.transaction.export' },
      { scope: 'transaction:note', word: 'rights.transaction.note' },
      { scope: 'refund:create', word: 'rights.transaction.refund' },
      { scope: 'refund-transaction-detail:read', word: 'rights.transaction.refunds' },
    ],
  },
  refund: { title: 'route.refund', rights: [{ scope: 'refund:read', word: 'rights.refund.read' }] },
  'approve-refund': {
    title: 'route.approveRefund',
    rights: [
      { scope: 'approve-refund:read', word: 'rights.approveRefund.read' },
      { scope: 'approve-refund:update', word: 'rights.approveRefund.update' },
    ],
  },
  settlement: {
    title: 'route.settlement',
    rights: [
      { scope: 'settlement:read', word: 'rights.settlement.read' },
      { scope: 'settlement:import', word: 'rights.settlement.import' },
      { scope: 'settlement:export', word: 'rights.settlement.export' },
    ],
  },
  reconcile: {
    title: 'route.settlementV2',
    rights: [
      { scope: 'reconcile:read', word: 'rights.reconcile.read' },
      { scope: 'reconcile:update', word: 'rights.reconcile.update' },
    ],
  },
  van: { title: 'route.van', rights: [{ scope: 'van:read', word: 'rights.van.read' }] },
  webpos: {
    title: 'route.webpos',
    rights: [
      { scope: 'webpos:read', word: 'rights.webpos.read' },
      { scope: 'webpos:create', word: 'rights.webpos.create' },
    ],
  },
  store: {
    title: 'route.store',
    rights: [
      { scope: 'store:read', word: 'rights.store.read' },
      { scope: 'store:update', word: 'rights.store.update' },
    ],
  },
  merchant: {
    title: 'route.business',
    rights: [
      { scope: 'merchant:read', word: 'rights.merchant.read' },
      { scope: 'merchant:update', word: 'rights.merchant.update' },
    ],
  },
  user: {
    title: 'route.users',
    rights: [
      { scope: 'user:read', word: 'rights.user.read' },
      { scope: 'user:create', word: 'rights.user.create' },
      { scope: 'user:update', word: 'rights.user.update' },
      { scope: 'user:delete', word: 'rights.user.delete' },
    ],
  },
  group: {
    title: 'route.role',
    rights: [
      { scope: 'group:read', word: 'rights.group.read' },
      { scope: 'group:create', word: 'rights.group.create' },
      { scope: 'group:update', word: 'rights.group.update' },
      { scope: 'group:delete', word: 'rights.group.delete' },
    ],
  },
  api: {
    title: 'route.integration',
    rights: [
      { scope: 'api:read', word: 'rights.api.read' },
      { scope: 'api:update', word: 'rights.api.update' },
      { scope: 'api:reset', word: 'rights.api.reset' },
    ],
  },
};

const ALL_RIGHTS = Object.values(GROUPS).flatMap(({ rights }) => rights);
const APPROVE = 'approve-refund:update';

/** Whose rights these are. Unknown facts are left out. */
export interface RightsAbout {
  /** The business; without it, only scopes that hold for any business count. */
  merchantId?: string | undefined;
  /** The stores they are limited to: "Cửa hàng Quận 1", "mọi cửa hàng". */
  place?: string | undefined;
  /** Staff see a screen only with all rights of its group, and approve refunds only if marked as approver. */
  isStaff?: boolean | undefined;
  /** "Có thể duyệt yêu cầu hoàn"; only staff need it. */
  mayApprove?: boolean | undefined;
  /** Whether the business has the web POS (specification 6). */
  isWebPos?: boolean | undefined;
  /**
   * The service's permission tree, after the two moves: what access checks require of staff. By default, what the
   * portal knows.
   */
  tree?: readonly PermissionGroup[] | undefined;
}

/** The rights on one screen. */
export interface RightsSentence {
  /**
   * Key of the permission group: `transaction`; `none` for the screens without any right; `other` for unknown scopes.
   */
  group: string;
  /** The screen's title. */
  title: string;
  /** "Xem giao dịch của Cửa hàng Quận 1 và xuất tệp. Không được tạo yêu cầu hoàn tiền." */
  sentence: string;
  /** Why the screen stays hidden despite these rights. */
  note?: string;
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The right that a sentence names: "Cần quyền refund:create". */
export const rightNamedIn = (sentence: string): string | undefined =>
  sentence.match(/[a-z][a-z-]*:[a-z]+/g)?.find((named) => ALL_RIGHTS.some(({ scope }) => scope === named));

/** One right as a sentence: "Xem giao dịch." Undefined for an unknown one. */
export function rightInWords(t: Translate, scope: string): string | undefined {
  const right = ALL_RIGHTS.find((one) => one.scope === scope);
  return right && `${capital(t(right.word, { of: '' }))}.`;
}

/**
 * What a list of scopes allows, screen by screen in menu order, and last the screens that stay closed
 * (docs/permissions.md).
 *
 * @param scopes scopes of a group, or held scopes with wildcards
 */
export function rightsInWords(
  t: Translate,
  scopes: readonly string[],
  about: RightsAbout = {},
): RightsSentence[] {
  const { merchantId = '', place, isStaff = false, mayApprove, isWebPos, tree } = about;
  const of = place ? ` ${t('rights.of', { place })}` : '';
  const isBarred = isStaff && mayApprove === false;
  const isHeld = ({ scope }: Right) => can(scopes, scope, merchantId) && !(isBarred && scope === APPROVE);
  const join = (words: readonly string[], last: 'rights.and' | 'rights.or') =>
    words.length < 2
      ? words.join('')
      : t(last, { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });

  /** Why a user with some rights of a group does not see its screen (specification 6). */
  const noteOf = (group: string, known: readonly Right[]) => {
    if (group === 'webpos' && isWebPos === false) return t('rights.hidden.webpos');
    if (!isStaff) return undefined;
    if (group === 'approve-refund' && isBarred) return t('rights.hidden.mark');
    if (seesEverything(scopes, merchantId)) return undefined;
    const asked = tree?.find(({ key }) => key === group)?.children.map(({ key }) => key);
    const missing = (asked ?? known.map(({ scope }) => scope)).filter(
      (scope) => !can(scopes, scope, merchantId),
    );
    const words = missing.map((scope) => {
      const right = ALL_RIGHTS.find((one) => one.scope === scope);
      return right ? t(right.word, { of: '' }) : scope;
    });
    return words.length > 0 ? t('rights.hidden.part', { what: join(words, 'rights.and') }) : undefined;
  };

  const none: string[] = [];
  const sentences = Object.entries(GROUPS).flatMap(([group, { title, rights }]): RightsSentence[] => {
    const held = rights.filter(isHeld);
    if (held.length === 0) {
      none.push(t(title));
      return [];
    }
    const words = held.map(({ word }) => t(word, { of }));
    const lacks = rights.filter((right) => !held.includes(right)).map(({ word }) => t(word, { of: '' }));
    const sentence = [
      `${capital(join(words, 'rights.and'))}.`,
      ...(lacks.length > 0 ? [`${t('rights.not', { what: join(lacks, 'rights.or') })}.`] : []),
    ].join(' ');
    const note = noteOf(group, rights);
    return [{ group, title: t(title), sentence, ...(note && { note }) }];
  });

  const other = scopes.filter(
    (held) =>
      (!held.startsWith('merchant-') || can([held], `${held.split(':').slice(1).join(':')}`, merchantId)) &&
      !ALL_RIGHTS.some(({ scope }) => can([held], scope, merchantId)),
  );
  if (other.length > 0)
    sentences.push({ group: 'other', title: t('rights.unknown'), sentence: other.join(', ') });
  if (sentences.length === 0)
    return [{ group: 'none', title: t('rights.none'), sentence: t('rights.nothing') }];
  if (none.length > 0)
    sentences.push({ group: 'none', title: t('rights.none'), sentence: `${none.join(', ')}.` });
  return sentences;
}
