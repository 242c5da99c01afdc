import { createPaymentRequest, type PaymentOrder } from '../../api/paymentRequests.ts';
import { mayBeDone } from '../../lib/refusal.ts';
import { useScope } from '../../state/business.ts';
import { type Sending, useTill } from './till.ts';

/**
 * Asks for payments, each under a key of its own that is kept until the answer is here: a lost answer is asked for again
 * under the same key, and there is one code. Throws what the service said.
 */
export function useCreate() {
  const scope = useScope();
  const { send, add, drop } = useTill();
  /** The first time, or once more. */
  const submit = async (sending: Sending) => {
    send(sending);
    try {
      add(await createPaymentRequest(scope, sending.order, sending.key), sending);
    } catch (error) {
      // It is known that nothing was made.
      if (!mayBeDone(error)) drop();
      throw error;
    }
  };
  return {
    submit,
    create: (order: PaymentOrder, storeName: string | undefined) =>
      submit({ key: crypto.randomUUID(), order, storeName }),
  };
}
