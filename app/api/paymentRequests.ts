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
/** A payment that is asked for at a till: where it can be paid, and until when. Amount in VND, moment in unix seconds. */
export type PaymentRequest = v.InferOutput<typeof PaymentRequestSchema>;

const PaymentStatusSchema = v.object({
  id,
  status: id,
  amount: money,
  paidAmount: maybe(money),
  paidAt: maybe(moment),
  transactionId: maybe(id),
});
/** How a request stands: `paidAmount` (VND) has come so far, also while it is not enough or beyond what was asked. */
export type PaymentStatus = v.InferOutput<typeof PaymentStatusSchema>;

/** What is asked for. `amount` in VND, `description` as VietQR's 62-08 carries it, `expiresIn` in seconds. */
export interface PaymentOrder {
  storeId: string;
  merchantRefId: string;
  amount: number;
  description: string;
  method: 'QR' | 'LINK';
  expiresIn: number;
}

/**
 * POST payment/payment-request: a code or a link to pay. `idempotencyKey` is made once per order and kept over its
 * repeats, so that a lost answer leaves one open code (contract, Transport).
 */
export function createPaymentRequest(
  { merchantId }: Scope,
  { storeId, merchantRefId, amount, description, method, expiresIn }: PaymentOrder,
  idempotencyKey: string,
): Promise<PaymentRequest> {
  // In one order of fields, wherever the order of payment comes from: a service compares the body as it is written.
  const body = { merchantId, storeId, merchantRefId, amount, description, method, expiresIn };
  return request(PaymentRequestSchema, 'POST', 'payment/payment-request', {
    body,
    idempotencyKey,
    action: { what: 'paymentRequest', of: merchantRefId },
  });
}

/** POST payment/payment-status: reads only, so it needs no key. */
export function getPaymentStatus(paymentId: string, signal?: AbortSignal): Promise<PaymentStatus> {
  return request(PaymentStatusSchema, 'POST', 'payment/payment-status', { body: { id: paymentId }, signal });
}
