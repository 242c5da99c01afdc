import type { Sandbox } from '#sandbox/api.ts';

/* A bank's file for the stories: one day of the sandbox's own payments, with one error of each kind. */

const DAY_SECONDS = 86_400;
const ZONE = 7 * 3600;
const SUCCESS = 'SUCCESS,OVERPAID,REFUNDING,PARTIALLY_REFUNDED,REFUNDED';

interface Payment {
  id: string;
  merchantRefId: string;
  amount: number;
  fee: number;
  bankRef?: string;
}

let file: File | undefined;

/** The last file made by `makeFile`. */
export const fileOfDay = () => {
  if (!file) throw new Error('No file was made: give the story `before: makeFile`.');
  return file;
};

/** Makes yesterday's file from the service's data. For a story's `before`. */
export async function makeFile(sandbox: Sandbox) {
  const { accessToken } = await sandbox.signInAs('manager');
  const today = Math.floor((Date.now() / 1000 + ZONE) / DAY_SECONDS) * DAY_SECONDS - ZONE;
  const from = today - DAY_SECONDS;
  const query = `from=${from}&to=${today - 1}&timeField=paidAt&sort=paidAt&pageSize=1000&status=${SUCCESS}`;
  const address = new URL(`/api/v1/merchants/1001/order/transactions?${query}`, location.href);
  const headers = { Authorization: `Bearer ${accessToken}` };
  const answer = await sandbox.handle(new Request(address, { headers }));
  const { items } = ((await answer.json()) as { data: { items: Payment[] } }).data;
  const [year, month, day] = new Date((from + ZONE) * 1000).toISOString().slice(0, 10).split('-');
  const lineOf = (row: Payment, status = 'Thành công') =>
    [
      row.id,
      row.merchantRefId,
      `${day}/${month}/${year}`,
      row.amount,
      row.fee,
      status,
      row.bankRef ?? '',
    ].join(',');
  const [lacking, more, other, twice] = items.slice(3, 7) as [Payment, Payment, Payment, Payment];
  const lines = items
    .filter((row) => row !== lacking)
    .map((row) =>
      row === more
        ? lineOf({ ...row, amount: row.amount + 36_000 })
        : lineOf(row, row === other ? 'Thất bại' : undefined),
    );
  const stranger = { ...lacking, id: 'CK2026-0001', merchantRefId: '', fee: 0, bankRef: '' };
  const unclear = lineOf({ ...stranger, id: 'CK2026-0002' }).replace(/,\d+,0,/, ',"1.500,50",0,');
  const head = 'Mã giao dịch,Mã đơn hàng,Thời gian giao dịch,Số tiền (VND),Phí,Trạng thái,Mã tham chiếu NH';
  const text = [head, ...lines, lineOf(twice), lineOf(stranger), unclear].join('\r\n');
  file = new File(['\uFEFF', text], `sao-ke-${day}-${month}.csv`, {
    type: 'text/csv',
    lastModified: 1_772_416_800_000,
  });
}
