import type { Field, FileRow, FileStatus } from './types.ts';

/* The terms of banks and gateways, folded with `foldText` and separated by commas. */

/** Headings of each field; the first are those of the template (screens 3.4). */
const HEADINGS: Readonly<Record<Field, string>> = {
  transactionId: `
    ma giao dich, transaction id, ma gd, transactionid, txn id, trans id, transaction no,
    id giao dich, so giao dich, ma giao dich cong, gateway transaction id, transaction code,
    trace no, ma gd cong`,
  merchantRefId: `
    ma don hang, merchantrefid, ma tham chieu, merchant reference, merchant ref id, order id, ma dh,
    ma tham chieu merchant, ma hoa don, so don hang, order code, order no, merchant ref, bill no,
    orderid`,
  time: `
    thoi gian giao dich, ngay gd, ngay giao dich, thoi gian gd, transaction time, transaction date,
    ngay gio, thoi gian, thoi gian thanh toan, ngay thanh toan, paid at, payment date, payment time,
    date, created, ngay, ngay hieu luc, ngay gio giao dich, ngay gio gd, time, created at,
    thoi gian tao, datetime`,
  amount: `
    so tien, amount, tong tien, gia tri, so tien giao dich, so tien gd, so tien thanh toan, gross,
    gia tri giao dich, transaction amount, gross amount, tien giao dich, phat sinh, phat sinh co,
    gia tri gd, ghi co, so tien ghi co, so tien phat sinh co, phat sinh tang, ps co, tien vao, credit,
    credit amount, deposit`,
  debit: `
    phat sinh no, ghi no, so tien ghi no, so tien phat sinh no, phat sinh giam, ps no, tien ra, debit,
    debit amount, withdrawal`,
  fee: 'phi, fee, phi giao dich, phi dich vu, phi gd, fees, tong phi, service fee, mdr, chiet khau',
  vat: 'thue gtgt, vat, thue, thue vat, gtgt, tax, vat amount, thue gia tri gia tang, phi vat',
  net: `
    thuc nhan, net, net amount, so tien thuc nhan, thuc linh, tien thuc nhan,
    so tien thanh toan cho merchant, net payable, payout amount, so tien quyet toan,
    settlement amount`,
  type: 'loai, type, loai giao dich, loai gd, transaction type, kieu giao dich, nghiep vu',
  status: 'trang thai, status, trang thai giao dich, tinh trang, ket qua, trang thai gd, result, state',
  storeId: 'ma cua hang, store id, store, ma diem ban, cua hang, diem ban, terminal id, chi nhanh, storeid',
  bankName: 'ngan hang, bank, bank name, ten ngan hang, ngan hang phat hanh, bank code, ma ngan hang',
  bankRef: `
    ma tham chieu nh, bank reference, ma tham chieu ngan hang, bank ref, so ft, ma ft, ft,
    so but toan, ma giao dich ngan hang, ma gd ngan hang, so tham chieu, reference, reference no,
    ma tham chieu nh ft, ma gd nh, ma giao dich nh, ma tham chieu ft, bank transaction id, so chung tu, rrn`,
  note: `
    ghi chu, note, noi dung, dien giai, description, noi dung giao dich, noi dung chuyen khoan,
    remark`,
};

/** How files name the two types of rows. */
const TYPES: Readonly<Record<FileRow['type'], string>> = {
  PAYMENT: 'thanh toan, payment, pay, sale, purchase, ban hang, giao dich, tt, thu, c, credit, 01',
  REFUND: `
    hoan, hoan tien, hoan tra, refund, ht, void, d, debit, 02, 03, hoan tien toan phan,
    hoan tien mot phan, hoan toan phan, hoan mot phan, partial refund, full refund`,
};

/** How files name a status: one table for all banks and gateways. */
const STATUSES: Readonly<Record<Exclude<FileStatus, 'UNKNOWN'>, string>> = {
  SUCCESS: `
    thanh cong, success, successful, succeeded, succeed, paid, da thanh toan, completed, complete,
    hoan thanh, hoan tat, approved, da duyet, captured, settled, da quyet toan, gd thanh cong,
    giao dich thanh cong, thanh toan thanh cong, hoan tien thanh cong, ok, 00, 0, s, da khop, done,
    overpaid, thanh toan thua`,
  WAITING: `
    cho thanh toan, pending, processing, dang xu ly, cho xu ly, khoi tao, init, initiated, created,
    cho, waiting, dang cho, review, cho kiem tra, in progress, underpaid, thanh toan thieu, 01, new,
    cho duyet, pending approval, da gui ngan hang, sent to bank, dang hoan tien`,
  FAILED: `
    that bai, khong thanh cong, failed, fail, failure, error, loi, declined, tu choi, rejected, 02,
    bi tu choi, hoan tien that bai, refund failed, giao dich that bai, giao dich loi, unsuccessful`,
  CANCELLED: 'da huy, huy, huy bo, cancelled, canceled, cancel, expired, het han, qua han, voided',
  REVERSED: 'dao, giao dich dao, reversed, reversal, da dao, 04, chargeback',
  REFUNDED: `
    da hoan tien, refunded, da hoan, hoan tien, da hoan mot phan, partially refunded,
    da hoan toan phan, refunding, hoan mot phan, hoan toan phan, partial refunded`,
};

/** The meaning of each word; the portal's own code counts as a word for its meaning too. */
function byWord<Meaning extends string>(
  table: Readonly<Record<Meaning, string>>,
): ReadonlyMap<string, Meaning> {
  const found = new Map<string, Meaning>();
  for (const meaning of Object.keys(table) as Meaning[])
    for (const word of [meaning.toLowerCase(), ...table[meaning].split(',')].map((one) => one.trim()))
      if (!found.has(word)) found.set(word, meaning);
  return found;
}

export const fieldByHeading = byWord(HEADINGS);
const ranks = new Map([...fieldByHeading.keys()].map((word, rank) => [word, rank]));
/** Of two headings of one field, the better one has the lower rank: the time of payment before the time of creation. */
export const rankOf = (word: string) => ranks.get(word) ?? ranks.size;
export const typeByWord = byWord(TYPES);
export const statusByWord = byWord(STATUSES);
