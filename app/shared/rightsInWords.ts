import type { PermissionGroup } from '../api/session/session.ts';
import type { Translate } from '../i18n/index.ts';
import { can, seesEverything } from '../lib/permission.ts';

/**
 * Every right that the portal knows, by permission group after the two moves (docs/permissions.md), in menu order. The
 * read right comes first in each. `title` is that of the screen.
 */
const GROUPS = {
  transaction: {
    title: 'route.transaction',
    scopes: [
      'transaction:read',
      'transaction:export',
      'transaction:note',
      'refund:create',
      'refund-transaction-detail:read',
    ],
  },
  refund: { title: 'route.refund', scopes: ['refund:read'] },
  'approve-refund': {
    title: 'route.approveRefund',
    scopes: ['approve-refund:read', 'approve-refund:update'],
  },
  settlement: {
    title: 'route.settlement',
    scopes: ['settlement:read', 'settlement:import', 'settlement:export'],
  },
  reconcile: { title: 'route.settlementV2', scopes: ['reconcile:read', 'reconcile:update'] },
  van: { title: 'route.van', scopes: ['van:read'] },
  webpos: { title: 'route.webpos', scopes: ['webpos:read', 'webpos:create'] },
  store: { title: 'route.store', scopes: ['store:read', 'store:update'] },
  merchant: { title: 'route.business', scopes: ['merchant:read', 'merchant:update'] },
  user: { title: 'route.users', scopes: ['user:read', 'user:create', 'user:update', 'user:delete'] },
  group: { title: 'route.role', scopes: ['group:read', 'group:create', 'group:update', 'group:delete'] },
  api: { title: 'route.integration', scopes: ['api:read', 'api:update', 'api:reset'] },
} as const;

const KNOWN = Object.values(GROUPS).flatMap(({ scopes }): readonly Known[] => scopes);
type Known = (typeof GROUPS)[keyof typeof GROUPS]['scopes'][number];
const knownOf = (scope: string) => KNOWN.find((one) => one === scope);
/** A right as a part of a sentence; `of` names the stores that it is limited to. */
const wordOf = (t: Translate, scope: Known, of = '') => t(`rights.scope.${scope}`, { of });
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
  sentence.match(/[a-z][a-z-]*:[a-z]+/g)?.find(knownOf);

/** One right as a sentence: "Xem giao dịch." Undefined for an unknown one. */
export function rightInWords(t: Translate, scope: string): string | undefined {
  const known = knownOf(scope);
  return known && `${capital(wordOf(t, known))}.`;
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
  const isHeld = (scope: string) => can(scopes, scope, merchantId) && !(isBarred && scope === APPROVE);
  const join = (words: readonly string[], last: 'rights.and' | 'rights.or') =>
    words.length < 2
      ? words.join('')
      : t(last, { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });

  /** Why a user with some rights of a group does not see its screen (specification 6). */
  const noteOf = (group: string, known: readonly Known[]) => {
    if (group === 'webpos' && isWebPos === false) return t('rights.hidden.webpos');
    if (!isStaff) return undefined;
    if (group === 'approve-refund' && isBarred) return t('rights.hidden.mark');
    if (seesEverything(scopes, merchantId)) return undefined;
    const asked = tree?.find(({ key }) => key === group)?.children.map(({ key }) => key);
    const missing = (asked ?? known).filter((scope) => !can(scopes, scope, merchantId));
    const words = missing.map((scope) => {
      const right = knownOf(scope);
      return right ? wordOf(t, right) : scope;
    });
    return words.length > 0 ? t('rights.hidden.part', { what: join(words, 'rights.and') }) : undefined;
  };

  const none: string[] = [];
  const sentences = Object.entries(GROUPS).flatMap(([group, { title, scopes: known }]): RightsSentence[] => {
    const held = known.filter(isHeld);
    if (held.length === 0) {
      none.push(t(title));
      return [];
    }
    const words = held.map((scope) => wordOf(t, scope, of));
    const lacks = known.filter((scope) => !isHeld(scope)).map((scope) => wordOf(t, scope));
    const sentence = [
      `${capital(join(words, 'rights.and'))}.`,
      ...(lacks.length > 0 ? [`${t('rights.not', { what: join(lacks, 'rights.or') })}.`] : []),
    ].join(' ');
    const note = noteOf(group, known);
    return [{ group, title: t(title), sentence, ...(note && { note }) }];
  });

  const other = scopes.filter(
    (held) =>
      (!held.startsWith('merchant-') || can([held], `${held.split(':').slice(1).join(':')}`, merchantId)) &&
      !KNOWN.some((scope) => can([held], scope, merchantId)),
  );
  if (other.length > 0)
    sentences.push({ group: 'other', title: t('rights.unknown'), sentence: other.join(', ') });
  if (sentences.length === 0)
    return [{ group: 'none', title: t('rights.none'), sentence: t('rights.nothing') }];
  if (none.length > 0)
    sentences.push({ group: 'none', title: t('rights.none'), sentence: `${none.join(', ')}.` });
  return sentences;
}
