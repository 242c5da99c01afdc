/* Payment requests of this device and their status: kept until sign-out, shared by its tabs and windows. */

import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { PaymentOrder, PaymentRequest, PaymentStatus } from '../../api/paymentRequests.ts';
import { statusOf } from '../../lib/StatusTag.tsx';
import { readStored, writeStored } from '../../lib/storage.ts';
import { dayOf, now } from '../../lib/time.ts';
import { decodeVietQr, encodeVietQr } from '../../lib/vietqr.ts';
import { paymentStatuses } from '../../shared/payment/paymentStatus.ts';
import { useScope } from '../../state/business.ts';
import { useSession } from '../../state/session.ts';

const OrderSchema = v.object({
  storeId: v.string(),
  merchantRefId: v.string(),
  amount: v.number(),
  description: v.string(),
  method: v.picklist(['QR', 'LINK']),
  expiresIn: v.number(),
});

const optionalText = v.optional(v.string());
const RequestSchema = v.object({
  id: v.string(),
  order: OrderSchema,
  storeName: optionalText,
  qrContent: optionalText,
  paymentUrl: optionalText,
  bankName: optionalText,
  accountNumber: optionalText,
  accountName: optionalText,
  /** Unix seconds of the service's clock; `ahead` is how far that is ahead of this device's. */
  createdAt: v.number(),
  expiresAt: v.number(),
  ahead: v.number(),
  status: v.string(),
  paidAmount: v.number(),
  paidAt: v.optional(v.number()),
  transactionId: optionalText,
  /** The customer left: hidden but still tracked, because the payment may come later. */
  left: v.optional(v.boolean()),
});
/** A payment requested here. VND, unix seconds. */
export type TillRequest = v.InferOutput<typeof RequestSchema>;

const SendingSchema = v.object({ key: v.string(), order: OrderSchema, storeName: optionalText });
/** A request without a response yet. Sending it again under its key is still one request. */
export type Sending = v.InferOutput<typeof SendingSchema>;

const TillSchema = v.object({
  /** Newest first. */
  requests: v.array(RequestSchema),
  sending: v.optional(SendingSchema),
  /** The request on the screen and on the customer display; none while the next amount is typed. */
  shownId: optionalText,
  /** The store chosen last. */
  storeId: optionalText,
});
export type Till = v.InferOutput<typeof TillSchema>;

/** Rows in the list; the day's total counts all requests of the day. */
export const RECENT = 20;

const EMPTY: Till = { requests: [] };
const listeners = new Set<() => void>();
/**
 * Each till with the stored text it came from. A till that could not be stored (blocked or full storage) is kept here.
 */
const known = new Map<string, { text: string | null; till: Till }>();

function textOf(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

function tillOf(place: string): Till {
  const text = textOf(place);
  const last = known.get(place);
  if (last && last.text === text) return last.till;
  const till = (text && readStored('localStorage', place, TillSchema)) || EMPTY;
  known.set(place, { text, till });
  return till;
}

function write(place: string, till: Till) {
  writeStored('localStorage', place, till);
  known.set(place, { text: textOf(place), till });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Whether its status is final. */
export const isOver = ({ status }: Pick<TillRequest, 'status'>) =>
  statusOf(paymentStatuses, status)?.final === true;

/** Received minus requested amount, in VND: negative if money is missing. 0 while nothing has come. */
export const differenceOf = ({ paidAmount, order }: TillRequest) =>
  paidAmount > 0 ? paidAmount - order.amount : 0;

/** The remaining amount, in VND, and a code for exactly that: the code for the whole amount would charge too much. */
export function restOf({ order, paidAmount, qrContent }: TillRequest) {
  const amount = Math.max(order.amount - paidAmount, 0);
  if (paidAmount === 0 || !qrContent || amount === 0) return { amount, qrContent };
  const code = decodeVietQr(qrContent);
  return { amount, qrContent: code && encodeVietQr({ ...code, amount }) };
}

/** What this device received today in VND, including underpaid and overpaid, by the day of its own clock. */
export function receivedHere({ requests }: Till) {
  const today = dayOf(now());
  const paid = requests.filter(
    ({ paidAmount, paidAt }) => paidAmount > 0 && paidAt && dayOf(paidAt) === today,
  );
  return { count: paid.length, amount: paid.reduce((sum, { paidAmount }) => sum + paidAmount, 0) };
}

/**
 * Whether the created payment is the one requested. A code with another amount, or with an account other than the one
 * in the response, is never shown.
 */
export function isMadeAsAsked(made: PaymentRequest, { amount, merchantRefId }: PaymentOrder): boolean {
  if (made.amount !== amount || (made.merchantRefId && made.merchantRefId !== merchantRefId)) return false;
  if (!made.qrContent) return true;
  const code = decodeVietQr(made.qrContent);
  return code?.amount === amount && (!made.accountNumber || code.account === made.accountNumber);
}

const requestOf = (made: PaymentRequest, { order, storeName }: Sending): TillRequest => {
  const { amount: _, merchantRefId: __, bankBin: ___, ...rest } = made;
  const createdAt = made.expiresAt - order.expiresIn;
  return { ...rest, order, storeName, createdAt, ahead: createdAt - now(), paidAmount: 0 };
};

/** Actions on one user's till in one business. Every change starts from the stored state. */
function tillActions(place: string) {
  const change = (next: (till: Till) => Till) => write(place, next(tillOf(place)));
  return {
    /** Called before sending: a reload must not lose the attempt. */
    send: (sending: Sending) => change((till) => ({ ...till, sending })),
    /** Certainly not created, or abandoned. */
    drop: () => change(({ sending: _, ...till }) => till),
    /** Created: shown and waiting. */
    add: (made: PaymentRequest, sending: Sending) =>
      change(({ sending: _, ...till }) => {
        const today = dayOf(now());
        const request = requestOf(made, sending);
        const others = till.requests.filter(({ id }) => id !== made.id);
        const requests = [request, ...others].filter(
          (one, index) => index < RECENT || !isOver(one) || dayOf(one.createdAt) === today,
        );
        return { ...till, requests, shownId: made.id };
      }),
    show: (shownId: string | undefined) => change((till) => ({ ...till, shownId })),
    chooseStore: (storeId: string) => change((till) => ({ ...till, storeId })),
    /** The customer left: makes room for the next one. */
    leave: (id: string) =>
      change(({ shownId, ...till }) => ({
        ...till,
        ...(shownId !== id && { shownId }),
        requests: till.requests.map((one) => (one.id === id ? { ...one, left: true } : one)),
      })),
    /**
     * Applies a status from the service. A success is final, whatever an older response says. Returns true in the first
     * window that learns something new; the others read it here.
     */
    take({ id, status, paidAmount = 0, paidAt, transactionId }: PaymentStatus): boolean {
      const before = tillOf(place).requests.find((one) => one.id === id);
      const isSame = before?.status === status && before.paidAmount === paidAmount;
      if (!before || isSame || before.status === 'SUCCESS') return false;
      const after = { ...before, status, paidAmount, paidAt, transactionId };
      // Show the request again if money comes after the customer left.
      if (paidAmount > 0) delete after.left;
      change((till) => ({ ...till, requests: till.requests.map((one) => (one.id === id ? after : one)) }));
      return true;
    },
  };
}

/** One user's till in one business, with its actions. */
export function useTill() {
  const userId = useSession().record?.id ?? '';
  const { merchantId } = useScope();
  const place = `portal.webpos.${userId}.${merchantId}`;
  const till = useSyncExternalStore(subscribe, () => tillOf(place));
  return { userId, till, ...useMemo(() => tillActions(place), [place]) };
}

/** Without characters that are easily confused. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * A new order code, such as `POS261124-9004-7KQ2M`. The end is random, so that two devices or a clock set back do not
 * repeat a code.
 */
export function newOrderCode(userId: string): string {
  const end = [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => LETTERS[byte % LETTERS.length]);
  return `POS${dayOf(now()).replaceAll('-', '').slice(2)}-${userId}-${end.join('')}`;
}

/** Validity of a code in seconds: a customer waits at the counter, a link is opened later. */
export const expiresIn = (method: PaymentOrder['method']) => (method === 'LINK' ? 24 * 3600 : 15 * 60);
