/*
 * Every call of the portal, once: the function of `app/api` that makes it, what is given by the specification (G) and
 * what was chosen (C), the permission it needs, its refusals, and the screens that depend on it. Paths, verbs, headers,
 * queries and schemas are not repeated here: they come from the function.
 */

import { listMyBusinesses } from '#app/api/businesses.ts';
import { getBusiness, listBusinesses, syncBusiness, updateBusiness } from '#app/api/businessRecord.ts';
import { createGroup, getGrantable, getGroup, listGroups, updateGroup } from '#app/api/groups.ts';
import { listHelpPages, setHelpPageActive } from '#app/api/helpPages.ts';
import type { Scope } from '#app/api/http/paths.ts';
import type { ListQuery } from '#app/api/http/shapes.ts';
import {
  getApiKey,
  getIntegration,
  resetApiKey,
  sendTestDelivery,
  updateIntegration,
} from '#app/api/integration.ts';
import { createPaymentRequest, getPaymentStatus } from '#app/api/paymentRequests.ts';
import { importReconciliation } from '#app/api/reconcileImport.ts';
import { decideRefund, getRefundRequestStatistic, listRefundRequests } from '#app/api/refundRequests.ts';
import {
  getRefund,
  getRefundStatistic,
  listRefunds,
  prepareRefund,
  requestRefund,
} from '#app/api/refunds.ts';
import {
  exchange,
  getMe,
  getScopes,
  refreshTokens,
  revoke,
  updateOwnPassword,
} from '#app/api/session/session.ts';
import { getSettlementSummary, listSettlements } from '#app/api/settlements.ts';
import {
  getSettlementV2Summary,
  listSettlementsV2,
  saveSettlementV2Note,
  saveSettlementV2Status,
  settlementV2Change,
} from '#app/api/settlementsV2.ts';
import { getPaid, getStore, listStores, updateStore } from '#app/api/stores.ts';
import { getTransaction, getTransactionStatistic, saveTransactionNote } from '#app/api/transactionDetail.ts';
import { getTransactionOverview } from '#app/api/transactionOverview.ts';
import { listTransactions } from '#app/api/transactions.ts';
import {
  createUser,
  deleteUser,
  getUser,
  listUsers,
  updateUser,
  updateUserPassword,
  verifyPassword,
} from '#app/api/users.ts';
import { getVanStatistic, listVanChanges } from '#app/api/van.ts';
import { refundRequestsDefinition } from '#app/screens/refundRequests/definition.ts';
import { refundsDefinition } from '#app/screens/refunds/definition.ts';
import { rolesDefinition } from '#app/screens/roles/definition.ts';
import { settlementsDefinition } from '#app/screens/settlements/definition.ts';
import { settlementsV2Definition } from '#app/screens/settlementsV2/definition.ts';
import { plainDefinition as storesDefinition } from '#app/screens/stores/definition.ts';
import { transactionsDefinition } from '#app/screens/transactions/definition.ts';
import { usersDefinition } from '#app/screens/users/definition.ts';
import { vanDefinition } from '#app/screens/van/definition.ts';

/** Ids of records used by calls, by their kind; found by earlier calls. */
export type Ids = Partial<
  Record<
    | 'transaction'
    | 'slug'
    | 'refundable'
    | 'integrated'
    | 'refund'
    | 'request'
    | 'settlementV2'
    | 'store'
    | 'user'
    | 'newUser'
    | 'group'
    | 'newGroup'
    | 'helpPage'
    | 'payment'
    | 'apiKey',
    string
  >
>;

/** Where, when and by whom the calls are made. */
export interface At {
  scope: Scope;
  ids: Record<keyof Ids, string>;
  /** Unix seconds. */
  now: number;
  /** Credentials of the signed-in user; empty if unknown. */
  password: string;
  idToken: string;
  refreshToken: string;
}

// biome-ignore lint/suspicious/noExplicitAny: each list has its own filters.
type Definition = { filters: Record<string, any>; sort: string; sortable: readonly string[] };

export interface Call {
  /** The function of `app/api`. */
  name: string;
  says: string;
  /** What is given by the specification (G), what was chosen (C), what is ours. */
  origin: string;
  /** The name of its response's entity, or of its rows; none if the response is not read. */
  answer?: string;
  /** The required permission. */
  scope?: string;
  /** Codes of refusals by status, besides those of every call. */
  refusals?: Record<number, readonly string[]>;
  /** The query parameters of its list. */
  definition?: Definition;
  /** A statistic: accepts the filters, but neither page nor order. */
  isStatistic?: true;
  /** Changes something. */
  writes?: true;
  /** Sends a hash of what the user confirmed (`X-Confirmed-Hash`). */
  confirms?: true;
  /** Why it is never called during a conformance check. */
  never?: string;
  /** The records it needs. */
  needs?: readonly (keyof At['ids'] | 'password' | 'idToken' | 'refreshToken')[];
  /** Details of the body that the example does not show: all fields of an object, possible words, nullable fields. */
  body?: Readonly<Record<string, object>>;
  /** Optional fields of the body; all of them if only changes are sent. */
  optional?: readonly string[] | 'all';
  /** Query parameters that another function of `app/api` adds. */
  alsoAsks?: readonly string[];
  /** Addresses of the portal that depend on it; `/merchant` is the dashboard, `*` means all. */
  screens: readonly string[];
  ask: (at: At) => unknown;
  /** The ids found in its response. */
  finds?: (answer: never, at: At) => Ids | Promise<Ids>;
}

const page = { page: 1, pageSize: 20 };
const list = (definition: Definition): ListQuery => ({ ...page, sort: definition.sort });
const DAY = 86_400;
const period = ({ now }: At) => ({ from: now - DAY, to: now });
const USER = {
  name: 'Trần Thị Ngọc Hà',
  email: 'ha.ttn@senviet.example',
  phoneNumber: '+84912345678',
  isApproveRequestRefund: false,
};
const REFUND = { amount: 1000, reason: 'CUSTOMER_REQUEST', note: '' };
const REFUND_BODY = {
  amount: { type: 'integer', minimum: 1 },
  reason: { type: 'string', enum: ['CUSTOMER_REQUEST', 'DUPLICATE', 'DEFECTIVE', 'FRAUD', 'OTHER'] },
};
const FILE = 'Mã giao dịch,Mã đơn hàng,Thời gian giao dịch,Số tiền (VND),Phí,Loại,Trạng thái';
const NULLABLE = { type: ['string', 'null'] };
const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
/** A new idempotency key for each intent. */
const key = () => crypto.randomUUID();
/** A key reused with another request, or while the first is still pending. */
const KEY_REUSED = ['IDEMPOTENCY_KEY_REUSED', 'DUPLICATE_REQUEST'];
const first = (answer: { items: { id: string }[] }) => answer.items[0]?.id ?? '';

const TRANSACTIONS = ['/merchant', '/merchant/transaction'];
const V2 = ['/merchant/settlement-v2'];
const USERS = ['/merchant/setting/users'];
const ROLES = ['/merchant/setting/role'];
const KEYS = ['/merchant/integration-information'];

/** Shared by the two calls that request a refund. */
const A_REFUND = {
  origin: 'path G, rest C',
  answer: 'Refund',
  scope: 'refund:create',
  refusals: {
    400: ['WRONG_CHANNEL', 'INVALID_REQUEST'],
    409: ['REFUND_NOT_POSSIBLE', 'REFUND_FULL_ONLY', 'REFUND_EXCEEDS_REMAINING', ...KEY_REUSED],
  },
  writes: true,
  body: REFUND_BODY,
  optional: ['note'],
  screens: ['/merchant/transaction/:id'],
} satisfies Partial<Call>;

/** By name, in the order in which they are made: each uses ids found by earlier ones. */
const BY_NAME: Readonly<Record<string, Omit<Call, 'name'>>> = {
  exchange: {
    says: 'Exchanges the identity token for a session of the portal. `merchantId` and `storeId` are set for users who are limited to one.',
    origin: 'path G, rest C',
    answer: 'Session',
    needs: ['idToken'],
    screens: ['*'],
    ask: ({ idToken }) => exchange(idToken),
  },
  getMe: {
    says: 'The signed-in user.',
    origin: 'G',
    answer: 'Me',
    screens: ['*'],
    ask: () => getMe(),
  },
  listMyBusinesses: {
    says: 'The businesses that the user has access to. `status` `Y` is active.',
    origin: 'G',
    answer: 'Business',
    screens: ['*'],
    ask: () => listMyBusinesses(),
  },
  getScopes: {
    says: 'The permission tree, and the permissions that the user holds.',
    origin: 'path G, query C',
    answer: 'Scopes',
    screens: ['*'],
    ask: ({ scope }) => getScopes(scope.merchantId, scope.storeId),
  },
  getBusiness: {
    says: 'One business. Fields that the portal does not know are shown as received.',
    origin: 'path G, fields C',
    answer: 'BusinessRecord',
    scope: 'merchant:read',
    screens: ['/merchant/business-information'],
    ask: ({ scope }) => getBusiness(scope.merchantId),
  },
  listBusinesses: {
    says: 'The table of businesses, for an ADMIN; others get a 403.',
    origin: 'path G, rest C',
    answer: 'BusinessRecord',
    screens: ['/merchant/business-information'],
    ask: ({ scope }) => listBusinesses(scope, { page: 1, pageSize: 100, sort: 'companyName' }),
  },
  listStores: {
    says: 'Stores of the business. The specification sends a body, which browsers cannot do with GET, so the values are in the query.',
    origin: 'path G, rest C',
    answer: 'Store',
    scope: 'store:read',
    definition: storesDefinition,
    alsoAsks: ['isFull'],
    screens: ['/merchant/store', ...TRANSACTIONS, '/merchant/webpos'],
    ask: ({ scope }) => listStores(scope, list(storesDefinition)),
    finds: (answer: Awaited<ReturnType<typeof listStores>>) => ({
      store: (answer.items.find(({ status }) => status === 'ACTIVE') ?? answer.items[0])?.id ?? '',
    }),
  },
  getStore: {
    says: 'One store.',
    origin: 'path G, rest C',
    answer: 'Store',
    scope: 'store:read',
    needs: ['store'],
    screens: ['/merchant/store'],
    ask: ({ scope, ids }) => getStore(scope, ids.store),
  },
  listTransactions: {
    says: 'Payments. `keyword` may contain several ids, separated by spaces.',
    origin: 'C',
    answer: 'Transaction',
    scope: 'transaction:read',
    definition: transactionsDefinition,
    screens: TRANSACTIONS,
    ask: ({ scope }) => listTransactions(scope, list(transactionsDefinition)),
    finds: async ({ items }: Awaited<ReturnType<typeof listTransactions>>, { scope }) => {
      const paid = items.filter(({ status }) => status === 'SUCCESS');
      const answers = paid.map(async ({ id, source }) => ({
        id,
        source,
        left: await prepareRefund(scope, id).catch(() => undefined),
      }));
      const open = (await Promise.all(answers)).filter(({ left }) => left?.modes === 'any');
      return {
        transaction: items[0]?.id ?? '',
        slug: items[0]?.slug ?? items[0]?.id ?? '',
        refundable: open.find(({ source }) => source !== 'INTEGRATION')?.id ?? '',
        integrated: open.find(({ source }) => source === 'INTEGRATION')?.id ?? '',
      };
    },
  },
  getTransactionStatistic: {
    says: 'Counts and sums of all payments that match the filters. The dashboard also reads `byMethod`, `byStore` and `series`.',
    origin: 'path G, rest C',
    answer: 'TransactionStatistic',
    scope: 'transaction:read',
    definition: transactionsDefinition,
    isStatistic: true,
    screens: TRANSACTIONS,
    ask: ({ scope }) => getTransactionStatistic(scope, {}),
  },
  getTransactionOverview: {
    says: '',
    origin: 'path G, rest C',
    answer: 'TransactionOverview',
    scope: 'transaction:read',
    isStatistic: true,
    screens: ['/merchant'],
    ask: (at) => getTransactionOverview(at.scope, period(at)),
  },
  getPaid: {
    says: '',
    origin: 'path G, rest C',
    answer: 'Paid',
    scope: 'transaction:read',
    isStatistic: true,
    screens: ['/merchant/store'],
    ask: (at) => getPaid(at.scope, period(at)),
  },
  getTransaction: {
    says: 'One payment with its sums and refunds, by its slug. Without `refund-transaction-detail:read` the list of refunds is empty.',
    origin: 'C',
    answer: 'TransactionDetail',
    scope: 'transaction:read',
    needs: ['slug'],
    screens: ['/merchant/transaction/:id', '/merchant/transaction/:id/evidence'],
    ask: ({ scope, ids }) => getTransaction(scope, ids.slug),
  },
  saveTransactionNote: {
    says: 'Adds or edits the note of an order. The portal reads the payment before and after.',
    origin: 'path C, body G',
    scope: 'transaction:note',
    writes: true,
    needs: ['transaction'],
    screens: ['/merchant/transaction/:id'],
    ask: ({ scope, ids }) => saveTransactionNote(scope, ids.transaction, 'Khách đã nhận hàng'),
  },
  listRefunds: {
    says: 'Refunds.',
    origin: 'C',
    answer: 'Refund',
    scope: 'refund:read',
    definition: refundsDefinition,
    screens: ['/merchant/refund'],
    ask: ({ scope }) => listRefunds(scope, list(refundsDefinition)),
    finds: (answer: Awaited<ReturnType<typeof listRefunds>>) => ({ refund: first(answer) }),
  },
  getRefundStatistic: {
    says: 'Counts and sums of all refunds that match the filters.',
    origin: 'ours',
    answer: 'RefundStatistic',
    scope: 'refund:read',
    definition: refundsDefinition,
    isStatistic: true,
    screens: ['/merchant/refund'],
    ask: ({ scope }) => getRefundStatistic(scope, {}),
  },
  getRefund: {
    says: 'One refund, with its `timeline`.',
    origin: 'C',
    answer: 'RefundDetail',
    scope: 'refund:read',
    needs: ['refund'],
    screens: ['/merchant/refund/:id'],
    ask: ({ scope, ids }) => getRefund(scope, ids.refund),
  },
  prepareRefund: {
    says: 'The part of a payment that can be refunded now. Read-only. `refunded` and `waiting` include the requests of all users; `reasonNotRefundable` is set if `modes` is `none`.',
    origin: 'path G, rest C',
    answer: 'Preparing',
    scope: 'refund:create',
    needs: ['transaction'],
    screens: ['/merchant/transaction/:id'],
    ask: ({ scope, ids }) => prepareRefund(scope, ids.transaction),
  },
  requestRefund: {
    says: 'Requests a refund of a payment whose `source` is not `INTEGRATION`. Moves money.',
    ...A_REFUND,
    needs: ['refundable'],
    ask: ({ scope, ids }) =>
      requestRefund(scope, 'WEBPOS', { transactionId: ids.refundable, ...REFUND }, key()),
  },
  requestIntegratedRefund: {
    says: 'Requests a refund of a payment whose `source` is `INTEGRATION`. Moves money.',
    ...A_REFUND,
    needs: ['integrated'],
    ask: ({ scope, ids }) =>
      requestRefund(scope, 'INTEGRATION', { transactionId: ids.integrated, ...REFUND }, key()),
  },
  listRefundRequests: {
    says: 'Refund requests, which another user approves or rejects.',
    origin: 'C',
    answer: 'RefundRequest',
    scope: 'approve-refund:read',
    definition: refundRequestsDefinition,
    screens: ['/merchant/approve-refund'],
    ask: ({ scope }) => listRefundRequests(scope, { ...list(refundRequestsDefinition), status: 'WAITING' }),
    finds: (answer: Awaited<ReturnType<typeof listRefundRequests>>) => ({ request: first(answer) }),
  },
  getRefundRequestStatistic: {
    says: 'Counts and sums of all requests that match the filters. `overdue` counts those that have waited for more than 24 hours, the oldest since `oldestAt`. `decidedBy` is optional: a user name, to count the decisions of this user. The response then contains `dayLimit`, the amount that this user may approve on one day, if there is a limit. A service without `decidedBy` answers with a 400.',
    origin: 'ours',
    answer: 'RefundRequestStatistic',
    scope: 'approve-refund:read',
    definition: refundRequestsDefinition,
    isStatistic: true,
    screens: ['/merchant/approve-refund'],
    ask: ({ scope }) => getRefundRequestStatistic(scope, {}),
  },
  decideRefund: {
    says: 'Approves or rejects a request; a rejection requires a `reason`. Returns the new state of the request. Moves money.',
    origin: 'C',
    answer: 'RefundRequest',
    scope: 'approve-refund:update',
    refusals: {
      409: [
        'OWN_REQUEST',
        'ALREADY_DECIDED',
        'REFUND_EXCEEDS_REMAINING',
        'DAY_LIMIT',
        'CONFIRMED_OTHER',
        ...KEY_REUSED,
      ],
    },
    writes: true,
    confirms: true,
    body: { decision: { type: 'string', enum: ['APPROVE', 'REJECT'] } },
    optional: ['reason'],
    needs: ['request'],
    screens: ['/merchant/approve-refund'],
    ask: ({ scope, ids }) =>
      decideRefund(scope, ids.request, { decision: 'REJECT', reason: 'Sai số tiền' }, key()),
  },
  listSettlements: {
    says: 'Settlements. There is no call for a single one: the portal reads it with its id as `keyword`.',
    origin: 'path G, rest C',
    answer: 'Settlement',
    scope: 'settlement:read',
    definition: settlementsDefinition,
    screens: ['/merchant/settlement', '/merchant/settlement/:id'],
    ask: ({ scope }) => listSettlements(scope, list(settlementsDefinition)),
  },
  getSettlementSummary: {
    says: 'Counts and sums of all settlements that match the filters; `amount` of a status is the sum of `net`.',
    origin: 'path G, rest C',
    answer: 'SettlementSummary',
    scope: 'settlement:read',
    definition: settlementsDefinition,
    isStatistic: true,
    screens: ['/merchant/settlement'],
    ask: ({ scope }) => getSettlementSummary(scope, {}),
  },
  importReconciliation: {
    says: 'Compares each row of a file with the data of the service. Changes nothing.',
    origin: 'verb G, body C',
    answer: 'Import',
    scope: 'settlement:import',
    writes: true,
    needs: ['transaction'],
    screens: ['/merchant/settlement/reconcile'],
    ask: ({ scope, ids, now }) => {
      const day = new Date((now + 7 * 3600) * 1000).toISOString().slice(0, 10);
      return importReconciliation(scope, {
        file: new File([`${FILE}\n${ids.transaction},,,1000,0,,Thành công\n`], 'doi-soat.csv', {
          type: 'text/csv',
        }),
        period: { from: day, to: day },
        signal: AbortSignal.timeout(60_000),
        onUpload: () => undefined,
      });
    },
  },
  listSettlementsV2: {
    says: 'Settlements of version 2. The path contains no store; the query has `storeId`.',
    origin: 'path C',
    answer: 'SettlementV2',
    scope: 'reconcile:read',
    definition: settlementsV2Definition,
    screens: V2,
    ask: ({ scope }) => listSettlementsV2(scope, list(settlementsV2Definition)),
    finds: async (_: Awaited<ReturnType<typeof listSettlementsV2>>, { scope }) => ({
      settlementV2: first(
        await listSettlementsV2(scope, { ...list(settlementsV2Definition), status: 'NEW' }),
      ),
    }),
  },
  getSettlementV2Summary: {
    says: 'Counts and sums of all settlements that match the filters; the sums of a status are of `net`.',
    origin: 'path C',
    answer: 'SettlementV2Summary',
    scope: 'reconcile:read',
    definition: settlementsV2Definition,
    isStatistic: true,
    screens: V2,
    ask: ({ scope }) => getSettlementV2Summary(scope, {}),
  },
  saveSettlementV2Note: {
    says: 'Sets the status or the note. COMPLETED sends `recPaymentAt` and PAYMENT_COMPLETED sends `recApprovedAt`: this looks swapped, but follows the specification. The response to a note is not read.',
    origin: 'verb and body G, path C',
    scope: 'reconcile:update',
    writes: true,
    needs: ['settlementV2'],
    screens: V2,
    ask: ({ scope, ids }) => saveSettlementV2Note(scope, ids.settlementV2, 'Đã kiểm tra'),
  },
  saveSettlementV2Status: {
    says: '',
    origin: 'verb and body G, path C',
    answer: 'SettlementV2',
    scope: 'reconcile:update',
    refusals: { 409: ['TRANSITION_REFUSED'] },
    writes: true,
    needs: ['settlementV2'],
    screens: V2,
    ask: ({ scope, ids, now }) =>
      saveSettlementV2Status(scope, ids.settlementV2, settlementV2Change('PROCESSING', 'Nguyễn Văn An', now)),
  },
  listVanChanges: {
    says: 'Incoming and outgoing money of the virtual accounts. `amount` has no sign.',
    origin: 'path G, rest C',
    answer: 'VanChange',
    scope: 'van:read',
    definition: vanDefinition,
    screens: ['/merchant/van-noti'],
    ask: ({ scope }) => listVanChanges(scope, list(vanDefinition)),
  },
  getVanStatistic: {
    says: 'Counts and sums of all lines that match the filters.',
    origin: 'ours',
    answer: 'VanStatistic',
    scope: 'van:read',
    definition: vanDefinition,
    isStatistic: true,
    screens: ['/merchant/van-noti'],
    ask: ({ scope }) => getVanStatistic(scope, {}),
  },
  listGroups: {
    says: 'Permission groups; with `storeId` only those that can be assigned in that store.',
    origin: 'C',
    answer: 'Group',
    definition: rolesDefinition,
    alsoAsks: ['isFull'],
    screens: [...ROLES, ...USERS],
    ask: ({ scope }) => listGroups(scope, list(rolesDefinition)),
    finds: (answer: Awaited<ReturnType<typeof listGroups>>) => ({
      group: answer.items[1]?.id ?? first(answer),
    }),
  },
  getGroup: {
    says: 'One group, as in the list.',
    origin: 'C',
    answer: 'Group',
    scope: 'group:read',
    needs: ['group'],
    screens: ROLES,
    ask: ({ scope, ids }) => getGroup(scope, ids.group),
  },
  getGrantable: {
    says: 'The permissions that the user may grant, as a tree before the two moves of docs/permissions.md.',
    origin: 'C',
    answer: 'PermissionGroup',
    scope: 'group:read',
    screens: ROLES,
    ask: ({ scope }) => getGrantable(scope),
  },
  createGroup: {
    says: 'Adds a group. Users cannot grant permissions that they do not hold.',
    origin: 'C',
    answer: 'Group',
    scope: 'group:create',
    refusals: { 409: ['GROUP_NAME_TAKEN'] },
    writes: true,
    screens: ROLES,
    ask: ({ scope, now }) => createGroup(scope, { name: `Thu ${now}`, storeId: null, scopes: ['van:read'] }),
    finds: (answer: Awaited<ReturnType<typeof createGroup>>) => ({ newGroup: answer.id }),
  },
  updateGroup: {
    says: 'Changes a group. The portal sends the whole group, because the service accepts no partial changes.',
    origin: 'C',
    answer: 'Group',
    scope: 'group:update',
    refusals: { 403: ['STORE_ONLY'], 409: ['GROUP_NAME_TAKEN', 'OWN_GROUP', 'LAST_USER_MANAGER'] },
    writes: true,
    needs: ['newGroup'],
    screens: ROLES,
    ask: ({ scope, ids, now }) =>
      updateGroup(scope, ids.newGroup, { name: `Thu ${now} b`, storeId: null, scopes: ['store:read'] }),
  },
  listUsers: {
    says: 'Users of the business.',
    origin: 'path C, fields G',
    answer: 'User',
    scope: 'user:read',
    definition: usersDefinition,
    screens: USERS,
    ask: ({ scope }) => listUsers(scope, list(usersDefinition)),
    finds: (answer: Awaited<ReturnType<typeof listUsers>>) => ({ user: first(answer) }),
  },
  getUser: {
    says: 'One user, as in the list.',
    origin: 'path C',
    answer: 'User',
    scope: 'user:read',
    needs: ['user'],
    screens: USERS,
    ask: ({ scope, ids }) => getUser(scope, ids.user),
  },
  createUser: {
    says: 'Adds a user, with a first password.',
    origin: 'path C, body G',
    answer: 'User',
    scope: 'user:create',
    refusals: { 409: ['USER_NAME_TAKEN'] },
    writes: true,
    body: { storeId: NULLABLE },
    needs: ['group', 'store'],
    screens: USERS,
    ask: ({ scope, ids, now }) =>
      createUser(scope, {
        ...{ ...USER, storeId: ids.store, groupId: ids.group },
        ...{ userName: `thu.${now}`, password: 'Matkhau9!' },
      }),
    finds: (answer: Awaited<ReturnType<typeof createUser>>) => ({ newUser: answer.id }),
  },
  updateUser: {
    says: 'Changes a user.',
    origin: 'path C, body G',
    answer: 'User',
    scope: 'user:update',
    refusals: { 409: ['LAST_USER_MANAGER'] },
    writes: true,
    body: { storeId: NULLABLE },
    needs: ['newUser', 'group', 'store'],
    screens: USERS,
    ask: ({ scope, ids }) =>
      updateUser(scope, ids.newUser, { ...USER, storeId: ids.store, groupId: ids.group }),
  },
  updateUserPassword: {
    says: 'Sets a new password for a user.',
    origin: 'path C, body G',
    scope: 'user:update',
    writes: true,
    needs: ['newUser'],
    screens: USERS,
    ask: ({ scope, ids }) => updateUserPassword(scope, ids.newUser, 'Matkhau8!'),
  },
  deleteUser: {
    says: 'Deletes a user.',
    origin: 'path C',
    scope: 'user:delete',
    refusals: { 409: ['OWN_ACCOUNT', 'LAST_USER_MANAGER'] },
    writes: true,
    needs: ['newUser'],
    screens: USERS,
    ask: ({ scope, ids }) => deleteUser(scope, ids.newUser),
  },
  listHelpPages: {
    says: 'All pages of the help center; inactive ones only for an ADMIN.',
    origin: 'path G, rest C',
    answer: 'HelpPage',
    screens: ['/merchant/help-center'],
    ask: ({ scope }) => listHelpPages(scope),
    finds: (answer: Awaited<ReturnType<typeof listHelpPages>>) => ({ helpPage: first(answer) }),
  },
  setHelpPageActive: {
    says: 'Hides a page from everybody except ADMINs, or shows it again. For an ADMIN; others get a 403.',
    origin: 'path G, body C',
    writes: true,
    needs: ['helpPage'],
    screens: ['/merchant/help-center'],
    ask: ({ scope, ids }) => setHelpPageActive(scope, ids.helpPage, true),
  },
  updateStore: {
    says: 'Changes a store. The portal sends only the changed fields, or only `status`.',
    origin: 'path G, rest C',
    answer: 'Store',
    scope: 'store:update',
    refusals: { 409: ['STORE_STATUS_HELD'] },
    writes: true,
    optional: 'all',
    body: {
      ...texts('brandName', 'address', 'phoneNumber', 'email'),
      status: { type: 'string', enum: ['ACTIVE', 'INACTIVE'] },
    },
    needs: ['store'],
    screens: ['/merchant/store'],
    ask: ({ scope, ids }) => updateStore(scope, ids.store, { phoneNumber: '+84912345678' }),
  },
  updateBusiness: {
    says: 'Changes a business: sends the changed fields, and `logo` as a file. Never sends its account, number, status and fees.',
    origin: 'path G, rest C',
    answer: 'BusinessRecord',
    scope: 'merchant:update',
    writes: true,
    optional: 'all',
    body: {
      ...texts(
        'companyName',
        'taxCode',
        'representative',
        'address',
        'email',
        'phoneNumber',
        'website',
        'industry',
      ),
      logo: { type: 'string', contentMediaType: 'application/octet-stream' },
    },
    screens: ['/merchant/business-information'],
    ask: ({ scope }) => updateBusiness(scope, { website: 'https://senviet.example' }),
  },
  syncBusiness: {
    says: "Updates the business from the service's registers. Because it writes, the portal sends it only on a click.",
    origin: 'path G, rest C',
    answer: 'BusinessRecord',
    scope: 'merchant:update',
    writes: true,
    screens: ['/merchant/business-information'],
    ask: ({ scope }) => syncBusiness(scope),
  },
  createPaymentRequest: {
    says: 'Requests a payment at a till. Moves money. `merchantRefId`: up to 50 letters, digits, `.`, `-`, `_`; `amount`: 1,000 to 499,999,999 VND; `description`: up to 25 characters without diacritics; `expiresIn`: 60 s to 24 h.',
    origin: 'path G, rest C',
    answer: 'PaymentRequest',
    scope: 'webpos:create',
    refusals: { 409: ['ORDER_CODE_TAKEN', 'STORE_NOT_ACTIVE', ...KEY_REUSED] },
    body: {
      method: { type: 'string', enum: ['QR', 'LINK'] },
      expiresIn: { type: 'integer', minimum: 60, maximum: 86_400 },
    },
    writes: true,
    needs: ['store'],
    screens: ['/merchant/webpos'],
    ask: ({ scope, ids, now }) =>
      createPaymentRequest(
        scope,
        {
          storeId: ids.store,
          merchantRefId: `THU-${now}`,
          amount: 10_005,
          description: 'Thanh toan thu',
          method: 'QR',
          expiresIn: 300,
        },
        key(),
      ),
    finds: (answer: Awaited<ReturnType<typeof createPaymentRequest>>) => ({ payment: answer.id }),
  },
  getPaymentStatus: {
    says: 'The status of a payment request. Read-only. `paidAmount` may be lower or higher than the requested amount; `SUCCESS`, `FAILED`, `EXPIRED`, `CANCELLED` are final.',
    origin: 'path G, rest C',
    answer: 'PaymentStatus',
    scope: 'webpos:read',
    needs: ['payment'],
    screens: ['/merchant/webpos'],
    ask: ({ ids }) => getPaymentStatus(ids.payment),
  },
  getIntegration: {
    says: 'The integration of a business. Users with `api:update` or `api:reset` receive `apiKey`, all others `secretLast4`; without both there is no key yet. `deliveries` and `canTestDelivery` are ours.',
    origin: 'path G, rest C',
    answer: 'Integration',
    scope: 'api:read',
    screens: KEYS,
    ask: ({ scope }) => getIntegration(scope),
  },
  verifyPassword: {
    says: 'Checks the password of the signed-in user: an empty response, `true` or `{}` means correct, a 4xx wrong. Called before dangerous actions.',
    origin: 'path C',
    answer: 'Confirmed',
    refusals: { 429: ['TOO_MANY_ATTEMPTS'] },
    writes: true,
    needs: ['password'],
    screens: ['/merchant/profile', ...KEYS],
    ask: ({ scope, password }) => verifyPassword(scope.merchantId, password),
    finds: async (_: undefined, { scope }) => ({ apiKey: await getApiKey(scope).catch(() => '') }),
  },
  updateIntegration: {
    says: 'Changes the called addresses (https URLs of at most 500 characters) and the IP addresses that may call (at most 20 addresses or CIDR ranges). `errorMessages` name an entry as `ipAllowlist.0`.',
    origin: 'path G, rest C',
    answer: 'Integration',
    scope: 'api:update',
    refusals: { 409: ['API_KEY_REPLACED'] },
    writes: true,
    optional: 'all',
    body: texts('ipnUrl', 'returnUrl', 'cancelUrl'),
    needs: ['apiKey'],
    screens: KEYS,
    ask: ({ scope, ids }) => updateIntegration(scope, ids.apiKey, { ipAllowlist: ['203.0.113.7'] }),
  },
  resetApiKey: {
    says: 'Creates a new key, or the first one. The old key becomes invalid at once.',
    origin: 'path G, rest C',
    answer: 'Integration',
    scope: 'api:reset',
    refusals: { 409: ['PASSWORD_NOT_CONFIRMED'] },
    writes: true,
    never: 'it would invalidate the key that is in use',
    screens: KEYS,
    ask: ({ scope }) => resetApiKey(scope),
  },
  sendTestDelivery: {
    says: 'Sends one notification with the event `TEST` to the IPN address, and returns its result. Optional: called only if `canTestDelivery` is true.',
    origin: 'ours',
    answer: 'Delivery',
    scope: 'api:update',
    refusals: { 409: ['IPN_NOT_SET'] },
    writes: true,
    never: "it would send a notification to the merchant's server",
    screens: KEYS,
    ask: ({ scope }) => sendTestDelivery(scope),
  },
  updateOwnPassword: {
    says: 'Sets a new password for the signed-in user. The portal calls `verify-password` before it, and ends the session three seconds after it.',
    origin: 'G',
    writes: true,
    never: 'it would change your password',
    screens: ['/merchant/profile'],
    ask: () => updateOwnPassword('Matkhau9!'),
  },
  refreshTokens: {
    says: 'New tokens for the same user. A 4xx is a refusal and ends the session; any other failure does not.',
    origin: 'G',
    answer: 'Renewed',
    needs: ['refreshToken'],
    screens: ['*'],
    ask: ({ refreshToken }) => refreshTokens(refreshToken),
  },
  revoke: {
    says: 'Ends the session, best effort. `token` is the refresh token.',
    origin: 'path G, rest C',
    writes: true,
    never: 'it would end your session',
    needs: ['refreshToken'],
    screens: [],
    ask: ({ refreshToken }) => revoke(refreshToken),
  },
};

export const CALLS: readonly Call[] = Object.entries(BY_NAME).map(([name, call]) => ({ name, ...call }));

/** Functions of `app/api` that make one of the calls above, or none. */
export const OTHERS: Readonly<Record<string, string>> = {
  getSettlement: 'listSettlements by its id',
  getSettlementV2: 'listSettlementsV2 by its id',
  findRefundRequest: 'listRefundRequests by its id',
  findRequestOfRefund: 'listRefundRequests by the id of its refund',
  confirmedHash: 'no call',
  getApiKey: 'getIntegration, for the key alone',
  listStoreOptions: 'listStores with isFull',
  listAllStores: 'listStores, all pages',
  listGroupOptions: 'listGroups with isFull',
  listAllGroups: 'listGroups, all pages',
  settlementV2Change: 'no call',
  unknownFields: 'no call',
  isActive: 'no call',
  changeOf: 'no call',
  statusGroupOf: 'no call',
};

/** The fields of an entity that the specification gives (its section 3); the others are chosen, or ours. */
export const GIVEN: Readonly<Record<string, readonly string[]>> = {
  Session: ['accessToken', 'refreshToken', 'id', 'userType', 'merchantId', 'storeId'],
  Business: ['id', 'registrationNumber', 'companyName', 'status', 'additionInfo'],
  BusinessRecord: ['id', 'registrationNumber', 'companyName', 'status', 'additionInfo'],
  Store: ['id', 'brandName', 'logo'],
  Me: [
    'id',
    'userName',
    'email',
    'phoneNumber',
    'name',
    'merchantId',
    'storeId',
    'groupId',
    'isApproveRequestRefund',
    'userType',
  ],
  User: [
    'id',
    'userName',
    'email',
    'phoneNumber',
    'name',
    'storeId',
    'groupId',
    'isApproveRequestRefund',
    'userType',
  ],
  Group: ['id', 'name'],
  Scopes: ['scopes', 'scopesByUser'],
  Transaction: ['merchantRefId'],
  TransactionDetail: ['detail', 'summary', 'refunds'],
  SettlementV2: ['id', 'recStatus', 'note', 'recPaymentAt', 'recApprovedAt', 'updatedName'],
};
