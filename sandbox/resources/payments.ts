/* A payment that was asked for at a till: a row of what was asked, and where it stands at any moment. */

import { bankReference, type Transaction } from '../data/transactions/transactions.ts';

/** What was asked for. Moments in unix seconds, amounts in VND. */
export interface PaymentRequest {
  id: string;
  merchantId: string;
  storeId: string;
  storeName?: string;
  merchantRefId: string;
  amount: number;
  description: string;
  method: 'QR' | 'LINK';
  createdBy: string;
  createdAt: number;
  expiresAt: number;
}

export interface Standing {
  status: 'CREATED' | 'PENDING' | 'SUCCESS' | 'FAILED' | 'EXPIRED' | 'CANCELLED';
  /** What has arrived so far. */
  paidAmount: number;
  paidAt?: number;
}

/** The code is at the bank after so many seconds, and paid after so many. */
const READY = 3;
const PAID = 12;
/** A payment of the last second is told so much later: until then it is under way. */
const LATE = 20;

/**
 * What the payer does, by the last three digits of the amount, so that each case can be shown: 001 pays too little, 002
 * too much, 003 fails, 004 cancels, 005 never pays, 006 pays twice, 007 pays in the last second. Any other pays.
 */
export function standingOf({ amount, createdAt, expiresAt }: PaymentRequest, now: number): Standing {
  const kind = amount % 1000;
  const paidAt = createdAt + PAID;
  const waiting: Standing = { status: now < createdAt + READY ? 'CREATED' : 'PENDING', paidAmount: 0 };
  const unpaid: Standing = now < expiresAt ? waiting : { status: 'EXPIRED', paidAmount: 0 };
  if (kind === 5) return unpaid;
  if (kind === 7) {
    if (now < expiresAt + LATE) return waiting;
    return { status: 'SUCCESS', paidAmount: amount, paidAt: expiresAt - 1 };
  }
  if (now < paidAt || paidAt >= expiresAt) return unpaid;
  if (kind === 1) return { ...unpaid, paidAmount: amount - Math.ceil(amount / 10), paidAt };
  if (kind === 3) return { status: 'FAILED', paidAmount: 0 };
  if (kind === 4) return { status: 'CANCELLED', paidAmount: 0 };
  const paidAmount = kind === 2 ? amount + 10_000 : kind === 6 ? amount * 2 : amount;
  return { status: 'SUCCESS', paidAmount, paidAt };
}

/** The transaction that a payment became. */
export const transactionIdOf = ({ id }: Pick<PaymentRequest, 'id'>): string => id.replace('PR', 'GDP');

/** Of what was paid in full. It stands on its own page alone: the list, its figures and settlements are a formula's. */
export function paidTransaction(request: PaymentRequest, paid: Standing): Transaction {
  const { merchantRefId, storeId, storeName, description, createdAt } = request;
  const id = transactionIdOf(request);
  return {
    id,
    slug: id.toLowerCase(),
    merchantRefId,
    storeId,
    ...(storeName !== undefined && { storeName }),
    amount: paid.paidAmount,
    fee: 0,
    net: paid.paidAmount,
    method: 'VIETQR',
    source: 'WEBPOS',
    bankName: 'BIDV',
    bankRef: bankReference(paid.paidAt ?? createdAt, Number(id.slice(-6))),
    description,
    status: paid.paidAmount > request.amount ? 'OVERPAID' : 'SUCCESS',
    refundStatus: 'NONE',
    createdAt,
    ...(paid.paidAt !== undefined && { paidAt: paid.paidAt }),
  };
}

const field = (tag: number, value: string) =>
  `${String(tag).padStart(2, '0')}${String(value.length).padStart(2, '0')}${value}`;

function checksum(text: string): string {
  let rest = 0xffff;
  for (let place = 0; place < text.length * 8; place += 1) {
    const bit = (text.charCodeAt(place >> 3) >> (7 - (place & 7))) & 1;
    const high = (rest >> 15) & 1;
    rest = ((rest << 1) & 0xffff) ^ (bit === high ? 0 : 0x1021);
  }
  return rest.toString(16).toUpperCase().padStart(4, '0');
}

/** The text of a VietQR code, written here from the standard: the portal's own encoder is checked against it. */
export function qrContentOf(bankBin: string, accountNumber: string, amount: number, content: string): string {
  const receiver = field(0, bankBin) + field(1, accountNumber);
  const scheme = field(0, 'A000000727') + field(1, receiver) + field(2, 'QRIBFTTA');
  const text =
    field(0, '01') + field(1, '12') + field(38, scheme) + field(53, '704') + field(54, String(amount));
  const open = `${text}${field(58, 'VN')}${field(62, field(8, content))}6304`;
  return open + checksum(open);
}
