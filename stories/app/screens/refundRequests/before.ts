import type { Sandbox } from '#sandbox/api.ts';
import { callAs } from '../../../kit/service.ts';

const BUSINESS = '1001';

/** `manager` has requested a refund of 25,000,000 VND of a large payment. */
export async function largeRequest(sandbox: Sandbox) {
  const query = 'status=SUCCESS&refundStatus=NONE&source=STORE_QR&method=VIETQR&minAmount=25000000';
  const payments = `merchants/${BUSINESS}/order/transactions?${query}&pageSize=1`;
  const { items } = await callAs<{ items: { id: string }[] }>(sandbox, 'admin', payments);
  await callAs(sandbox, 'manager', `payment/merchant/${BUSINESS}/request-refund`, {
    transactionId: items[0]?.id,
    amount: 25_000_000,
    reason: 'CUSTOMER_REQUEST',
    note: '',
  });
}
