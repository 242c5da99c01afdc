import type { Sandbox } from '#sandbox/api.ts';

export interface RefundBody {
  id: string;
  amount: number;
  reason: string;
  note: string;
  status: string;
  createdBy: string;
}

/** Calls the service as a user, bypassing the portal. */
export async function call(api: Sandbox, userName: string, method: string, path: string, body?: object) {
  const { accessToken } = await api.signInAs(userName);
  const headers = {
    Authorization: `Bearer ${accessToken}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
  };
  const response = await api.handle(
    new Request(new URL(`/api/v1/${path}`, location.href), {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: unknown }).data;
}

/** The refunds of a transaction from the service, oldest first. */
export async function refundsOf(api: Sandbox, transactionId: string): Promise<RefundBody[]> {
  const path = `merchants/1001/order/transactions/${transactionId}`;
  return ((await call(api, 'admin', 'GET', path)) as { refunds: RefundBody[] }).refunds;
}

/** Another user requests a refund, bypassing the portal. */
export const requestBy = (api: Sandbox, userName: string, transactionId: string, amount: number) =>
  call(api, userName, 'POST', 'payment/merchant/1001/request-refund', {
    transactionId,
    amount,
    reason: 'DEFECTIVE',
    note: '',
  });

interface Row {
  id: string;
  slug: string;
  amount: number;
  status: string;
  refundStatus: string;
  method: string;
  source: string;
  paidAt?: number;
}

/** Transactions paid by transfer and without refunds. */
export async function findPayments(api: Sandbox): Promise<Row[]> {
  const path =
    'merchants/1001/order/transactions?page=1&pageSize=500&status=SUCCESS&method=VIETQR&refundStatus=NONE';
  const { items } = (await call(api, 'admin', 'GET', path)) as { items: Row[] };
  return items.filter(({ source, amount }) => source !== 'INTEGRATION' && amount >= 100_000);
}

/** A paid transaction without refunds, unless `fits` asks for another. */
export async function findPayment(
  api: Sandbox,
  fits: (row: Row) => boolean = () => true,
  status = 'SUCCESS',
): Promise<Row> {
  const path = `merchants/1001/order/transactions?page=1&pageSize=100&status=${status}`;
  const { items } = (await call(api, 'admin', 'GET', path)) as { items: Row[] };
  for (const row of items) {
    const plain = row.method === 'VIETQR' && row.source !== 'INTEGRATION' && row.amount % 2 === 0;
    if (!(fits.length > 0 ? fits(row) : plain)) continue;
    if ((await refundsOf(api, row.id)).length === 0) return row;
  }
  throw new Error('The sandbox has no such transaction.');
}
