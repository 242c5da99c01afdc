import { decisionJournal } from '#app/screens/refundRequests/BulkDecisions.tsx';
import type { Sandbox } from '#sandbox/api.ts';
import { callAs } from '../../../kit/service.ts';

const BUSINESS = '1001';

interface Row {
  id: string;
}

const rowsOf = async (sandbox: Sandbox, path: string) =>
  (await callAs<{ items: Row[] }>(sandbox, 'admin', `merchants/${BUSINESS}/${path}`)).items;

/** `admin` was rejecting requests when the page was reloaded: `done` of them are decided, `waiting` are left. */
export const cutOff = (waiting: number, done: number) => async (sandbox: Sandbox) => {
  const over = await rowsOf(sandbox, `approve-refunds?status=REJECTED&sort=-decidedAt&pageSize=${done}`);
  const left = await rowsOf(sandbox, `approve-refunds?status=WAITING&pageSize=${waiting}`);
  const journal = decisionJournal(BUSINESS, 'admin');
  const rows = [...over, ...left].map(({ id }) => id);
  journal.begin({ decision: 'REJECT', reason: 'Khách rút lại yêu cầu' }, rows);
  for (const { id } of over) journal.end(id);
};

/** `manager` has requested a refund of 25,000,000 VND of a large payment. */
export async function largeRequest(sandbox: Sandbox) {
  const query = 'status=SUCCESS&refundStatus=NONE&source=STORE_QR&method=VIETQR&minAmount=25000000';
  const [payment] = await rowsOf(sandbox, `order/transactions?${query}&pageSize=1`);
  await callAs(sandbox, 'manager', `payment/merchant/${BUSINESS}/request-refund`, {
    transactionId: payment?.id,
    amount: 25_000_000,
    reason: 'CUSTOMER_REQUEST',
    note: '',
  });
}
