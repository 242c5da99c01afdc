import { storesOf } from '../data/stores.ts';
import { transactionId } from '../data/transactions/ledger.ts';
import { standingOf, type TillSale } from '../data/transactions/tillSale.ts';
import { accessDenied, conflict, type FieldError, invalid, notFound } from '../errors.ts';
import { businessOf, type Context, checkStore, type Route, requireScope } from '../router.ts';
import type { SandboxState } from '../state.ts';
import { qrContentOf } from './qrContent.ts';

/** The request of an id, and its slot. */
const KIND = 'payment-request';
/** The request of an order code, by business. */
const ORDER = 'payment-order';
const COUNT = 'payment-count';

const CODE = /^[A-Za-z\d][A-Za-z\d._-]{0,49}$/;
const CONTENT = /^[A-Za-z\d][A-Za-z\d .-]{0,24}$/;
/** The maximum of one instant transfer. */
const MAX_AMOUNT = 499_999_999;
const [SHORTEST, LONGEST] = [60, 24 * 3600];

const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= from && Number(value) <= to;
const fits = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

/**
 * Creates payment requests at a till and reports their status (contract, payment). `standingOf` decides which are paid.
 */
export function paymentRequestRoutes(state: SandboxState): Route[] {
  const kept = (id: unknown) =>
    state.written.get(KIND, String(id)) as (TillSale & { slot: number }) | undefined;

  /** The business and store of a request. Throws as for a missing one, or a 403. */
  function placeOf({ account }: Context, scope: string, merchantId: unknown, storeId: unknown) {
    if (typeof merchantId !== 'string') throw invalid({ field: 'merchantId', key: 'required' });
    if (typeof storeId !== 'string') throw invalid({ field: 'storeId', key: 'required' });
    const business = businessOf(account, merchantId);
    requireScope(account, scope, business);
    if (!business.additionInfo.isWebPos) throw accessDenied();
    checkStore(account, business, storeId);
    return { business, store: storesOf(business.id).find(({ id }) => id === storeId) };
  }

  function answerOf(request: TillSale) {
    const { id, merchantRefId, amount, expiresAt, description } = request;
    const store = storesOf(request.merchantId).find(({ id }) => id === request.storeId);
    const { bankBin = '', bankName, virtualAccount = '', accountName } = store ?? {};
    return {
      id,
      merchantRefId,
      amount,
      status: standingOf(request, state.now()).status,
      qrContent: qrContentOf(bankBin, virtualAccount, amount, description),
      paymentUrl: `https://pay.example/${id}`,
      bankName,
      bankBin,
      accountNumber: virtualAccount,
      accountName,
      expiresAt,
    };
  }

  return [
    {
      method: 'POST',
      path: 'payment/payment-request',
      money: true,
      async handle(context) {
        const { merchantId, storeId, merchantRefId, amount, description, method, expiresIn } =
          await context.body();
        const { business, store } = placeOf(context, 'webpos:create', merchantId, storeId);
        const errors: FieldError[] = [];
        if (!fits(merchantRefId, CODE)) errors.push({ field: 'merchantRefId', key: 'orderCode' });
        if (!isWhole(amount, 1000, MAX_AMOUNT)) errors.push({ field: 'amount', key: 'paymentAmount' });
        if (!fits(description, CONTENT)) errors.push({ field: 'description', key: 'transferContent' });
        if (method !== 'QR' && method !== 'LINK') errors.push({ field: 'method', key: 'notAllowed' });
        if (!isWhole(expiresIn, SHORTEST, LONGEST)) errors.push({ field: 'expiresIn', key: 'notAllowed' });
        if (errors.length > 0) throw invalid(...errors);
        if (store?.status !== 'ACTIVE') throw conflict('STORE_NOT_ACTIVE', 'storeNotActive');
        const now = state.now();
        const order = `${business.id}/${merchantRefId}`;
        const before = kept(state.written.get(ORDER, order));
        const standing = before && standingOf(before, now).status;
        if (standing && ['CREATED', 'PENDING', 'SUCCESS'].includes(standing))
          throw conflict('ORDER_CODE_TAKEN', 'orderCodeTaken', 'merchantRefId');
        const number = Number(state.written.get(COUNT, 'all') ?? 0) + 1;
        const request: TillSale = {
          id: `PR${String(number).padStart(10, '0')}`,
          merchantId: business.id,
          storeId: store.id,
          merchantRefId: String(merchantRefId),
          amount: Number(amount),
          description: String(description),
          method: method === 'LINK' ? 'LINK' : 'QR',
          createdBy: context.account.userName,
          createdAt: now,
          expiresAt: now + Number(expiresIn),
        };
        state.written.set(COUNT, 'all', number);
        const slot = state.sell(business.id, request);
        state.written.set(KIND, request.id, { ...request, slot });
        state.written.set(ORDER, order, request.id);
        return answerOf(request);
      },
    },
    {
      method: 'POST',
      path: 'payment/payment-status',
      async handle(context) {
        const { id } = await context.body();
        const request = kept(id);
        if (!request) throw notFound();
        placeOf(context, 'webpos:read', request.merchantId, request.storeId);
        const { status, paidAmount, paidAt } = standingOf(request, state.now());
        const { ledger } = state.transactions(request.merchantId);
        return {
          ...{ id, status, amount: request.amount, paidAmount, paidAt },
          // Also for an underpayment: the money is found and can be refunded.
          ...(paidAmount > 0 && { transactionId: transactionId(ledger, request.slot) }),
        };
      },
    },
  ];
}
