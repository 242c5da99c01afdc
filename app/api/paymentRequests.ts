import * as v from 'valibot';
import { request } from './http/client.ts';
import type { Scope } from './http/paths.ts';
import { id, maybe, moment, money, text } from './http/shapes.ts';

const PaymentRequestSchema = v.object({
  id,
  merchantRefId: text,
  amount: money,
  status: id,
  qrContent: text,
  paymentUrl: text,
  bankName: text,
  bankBin: text,
  accountNumber: text,
  accountName: text,
  expiresAt: moment,
});
/** A payment requested at a till: how to pay it, and until when. Amount in VND, time in unix seconds. */
export type PaymentRequest = v.InferOutput<typeof PaymentRequestSchema>;

const PaymentStatusSchema = v.object({
  id,
  status: id,
  amount: money,
  paidAmount: maybe(money),
  paidAt: maybe(moment),
  transactionId: maybe(id),
});
/**
 * The status of a request: `paidAmount` (VND) has arrived so far, also if it is below or above the requested amount.
 */
export type PaymentStatus = v.InferOutput<typeof PaymentStatusSchema>;

/** The requested payment. `amount` in VND, `description` as in VietQR's 62-08, `expiresIn` in seconds. */
export interface PaymentOrder {
  storeId: string;
  merchantRefId: string;
  amount: number;
  description: string;
  method: 'QR' | 'LINK';
  expiresIn: number;
}

/**
 * POST payment/payment-request: creates a QR code or a payment link. `idempotencyKey` is created once per order and
 * kept across its retries, so that a lost response leaves only one open code (contract, Transport).
 */
export function createPaymentRequest(
  { merchantId }: Scope,
  { storeId, merchantRefId, amount, description, method, expiresIn }: PaymentOrder,
  idempotencyKey: string,
): Promise<PaymentRequest> {
  // Always the same field order, because a service compares the raw body.
  const body = { merchantId, storeId, merchantRefId, amount, description, method, expiresIn };
  return request(PaymentRequestSchema, 'POST', 'payment/payment-request', {
    body,
    idempotencyKey,
    action: { what: 'paymentRequest', of: merchantRefId },
  });
}

/** POST payment/payment-status: read-only, so it needs no key. */
export function getPaymentStatus(paymentId: string, signal?: AbortSignal): Promise<PaymentStatus> {
  return request(PaymentStatusSchema, 'POST', 'payment/payment-status', { body: { id: paymentId }, signal });
}
