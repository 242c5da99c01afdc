import { fold } from '../../fold.ts';
import { content, failure, orderNote } from '../contents.ts';
import { choose, digits, mix, pick } from '../hash.ts';
import { dayOfYear } from '../openingHours.ts';
import { accountSeed, type PayerKind, payerName } from '../people.ts';
import { settlementId } from '../settlementCourses.ts';
import { dayAt, sessionOf } from '../workingDays.ts';
import type { Facts } from './facts.ts';
import { dayCode, type Ledger, placeCode, transactionId } from './ledger.ts';
import { HTML_CONTENT, LONG_NAME, MARKS_CONTENT, unhappyKind } from './unhappy.ts';

/*
 * Generated transactions: row `slot` of a business is the same at every start. This file builds the API's form of a
 * row; `openingHours.ts` decides when it happens, `timeline.ts` its course, `facts.ts` its figures,
 * `transactionTable.ts` how a hundred thousand are searched.
 */

/** A transaction as the API returns it (contract, Entities). Unix seconds, integer VND. */
export interface Transaction {
  id: string;
  slug: string;
  merchantRefId: string;
  storeId: string;
  storeName?: string | undefined;
  amount: number;
  fee: number;
  net: number;
  method: string;
  source: string;
  bankName?: string | undefined;
  bankRef?: string | undefined;
  payerName?: string | undefined;
  payerAccount?: string | undefined;
  description: string;
  status: string;
  refundStatus?: string | undefined;
  reconcileStatus?: string | undefined;
  settlementId?: string | undefined;
  failureCode?: string | undefined;
  failureMessage?: string | undefined;
  note?: string | null | undefined;
  createdAt: number;
  paidAt?: number | undefined;
}

/** `merchantRefId`: the merchant's own reference of the payment. */
export function referenceOf(ledger: Ledger, slot: number, facts: Facts): string {
  const sale = ledger.till.get(slot);
  if (sale) return sale.merchantRefId;
  const seed = ledger.seed(slot);
  if (facts.source === 'WEBPOS')
    return `POS${facts.store.code}-${dayCode(ledger, slot)}-${placeCode(ledger, slot)}`;
  return facts.source === 'INTEGRATION'
    ? `DH${dayCode(ledger, slot)}${digits(seed, 91, 6)}`
    : `QR${digits(seed, 92, 11)}`;
}

const BASE32 = '0123456789ABCDEFGHJKLMNPQRSTUVWX';

/** FT, year, day of the year, and a unique part: the format of the banks' core system. */
export function bankReference(at: number, seed: number): string {
  let code = '';
  for (let part = 0; part < 5; part += 1) code += BASE32[(mix(seed, 93) >>> (part * 5)) & 31];
  return `FT${dayOfYear(at)}${code}${digits(seed, 94, 2)}`;
}

const kindOf = (method: string): PayerKind => (method === 'WALLET' || method === 'CARD' ? method : 'BANK');

/** The payer, known from the moment the bank was contacted. */
export function payerOf(ledger: Ledger, slot: number, now: number, facts: Facts): Partial<Transaction> {
  const { timeline, paidAt, method } = facts;
  const asked =
    timeline.steps.find((step) => step.status === 'PROCESSING') ??
    (ledger.till.has(slot) && !Number.isNaN(paidAt) ? { at: paidAt } : undefined);
  if (!asked || asked.at > now) return {};
  const seed = ledger.seed(slot);
  const kind = kindOf(method);
  const payer = unhappyKind(slot) === 'longName' ? LONG_NAME : payerName(seed, kind);
  const account = accountSeed(payer, seed);
  const tail = `****${digits(account, 96, 4)}`;
  if (kind === 'WALLET')
    return { bankName: choose(WALLETS, account, 95), payerName: payer, payerAccount: `09${tail}` };
  const head = kind === 'CARD' ? `4${digits(account, 97, 3)}` : digits(account, 97, 3);
  return { bankName: choose(BANKS, account, 95).name, payerName: payer, payerAccount: `${head}${tail}` };
}

function descriptionOf(ledger: Ledger, slot: number, ref: string, facts: Facts): string {
  const seed = ledger.seed(slot);
  const sale = ledger.till.get(slot);
  if (sale) return sale.description;
  const kind = unhappyKind(slot);
  if (kind === 'htmlContent') return HTML_CONTENT;
  if (kind === 'marksContent') return MARKS_CONTENT;
  const place = ledger.placeNames.get(facts.storeId) ?? '';
  return content({ ref, payer: payerName(seed, kindOf(facts.method)), place }, seed);
}

function formulaNote(slot: number, seed: number): string | null | undefined {
  if (unhappyKind(slot) === 'nullNote') return null;
  return pick(seed, 98, 19) === 0 ? orderNote(seed) : undefined;
}

/** Exists once money has moved, even if it was refunded. */
function bankRefOf({ paidAt, status, createdAt }: Facts, seed: number): string | undefined {
  if (!Number.isNaN(paidAt)) return bankReference(paidAt, seed);
  return status === 'REVERSED' ? bankReference(createdAt, seed) : undefined;
}

/** The searchable text: three lines of codes, then the description. It changes only with `paidAt` and `status`. */
export function searchText(ledger: Ledger, slot: number, facts: Facts): string {
  const ref = referenceOf(ledger, slot, facts);
  const bankRef = bankRefOf(facts, ledger.seed(slot)) ?? '';
  const description = fold(descriptionOf(ledger, slot, ref, facts));
  // Lower case last: what the engine has joined takes more memory and time.
  return `${transactionId(ledger, slot)}\n${ref}\n${bankRef}\n${description}`.toLowerCase();
}

/** The settlement that a payment is in, once the days that it covers are over. */
function settlementOf({ store, paidAt }: Facts, now: number): string | undefined {
  const session = sessionOf(dayAt(paidAt));
  return dayAt(now) > session.to ? settlementId(store, session) : undefined;
}

/** The API's form of a row at a given time. Fields that the row does not have are undefined: JSON omits them. */
export function transactionOf(ledger: Ledger, slot: number, now: number, facts: Facts): Transaction {
  const seed = ledger.seed(slot);
  const id = transactionId(ledger, slot);
  const merchantRefId = referenceOf(ledger, slot, facts);
  const { store, status, refundStatus, paidAt } = facts;
  const reconcileStatus = facts.reconcileStatus === 'NONE' ? undefined : facts.reconcileStatus;
  const { bankName, payerName, payerAccount } = payerOf(ledger, slot, now, facts);
  const [failureCode, failureMessage] = status === 'FAILED' ? failure(seed) : [];
  return {
    id,
    slug: id.toLowerCase(),
    merchantRefId,
    storeId: store.id,
    storeName: store.brandName,
    amount: facts.amount,
    fee: facts.fee,
    net: facts.net,
    method: facts.method,
    source: facts.source,
    bankName,
    payerName,
    payerAccount,
    bankRef: bankRefOf(facts, seed),
    description: descriptionOf(ledger, slot, merchantRefId, facts),
    status,
    refundStatus: refundStatus === 'NONE' ? undefined : refundStatus,
    reconcileStatus,
    settlementId: reconcileStatus && settlementOf(facts, now),
    failureCode,
    failureMessage,
    note: formulaNote(slot, seed),
    createdAt: facts.createdAt,
    paidAt: Number.isNaN(paidAt) ? undefined : paidAt,
  };
}

/** The payers' banks: the common name and the BIN of VietQR. */
const BANKS = [
  { name: 'Vietcombank', bin: '970436' },
  { name: 'MB Bank', bin: '970422' },
  { name: 'Techcombank', bin: '970407' },
  { name: 'VietinBank', bin: '970415' },
  { name: 'BIDV', bin: '970418' },
  { name: 'Agribank', bin: '970405' },
  { name: 'ACB', bin: '970416' },
  { name: 'VPBank', bin: '970432' },
  { name: 'TPBank', bin: '970423' },
  { name: 'Sacombank', bin: '970403' },
  { name: 'VIB', bin: '970441' },
  { name: 'HDBank', bin: '970437' },
  { name: 'SHB', bin: '970443' },
  { name: 'MSB', bin: '970426' },
  { name: 'OCB', bin: '970448' },
  { name: 'LPBank', bin: '970449' },
] as const;

const WALLETS = ['MoMo', 'ZaloPay', 'ShopeePay', 'Viettel Money'] as const;
