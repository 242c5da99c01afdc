import { createPaymentRequest, type PaymentOrder } from '../../api/paymentRequests.ts';
import { mayBeDone } from '../../lib/refusal.ts';
import { useScope } from '../../state/business.ts';
import { isMadeAsAsked, type Sending, useTill } from './till.ts';

/** The service made something else than was asked for: its code is not shown. */
export class OtherThanAsked extends Error {}

/**
 * Asks for payments, each under a key of its own that is kept until the answer is here. After a lost answer the same key
 * is sent again, so there is one code. Throws what the service said.
 */
export function useCreate() {
  const scope = useScope();
  const { send, add, drop } = useTill();
  /** The first time, or once more. */
  const submit = async (sending: Sending) => {
    send(sending);
    try {
      const made = await createPaymentRequest(scope, sending.order, sending.key);
      if (!isMadeAsAsked(made, sending.order)) throw new OtherThanAsked();
      add(made, sending);
    } catch (error) {
      // Nothing was made, or nothing that may be shown.
      if (error instanceof OtherThanAsked || !mayBeDone(error)) drop();
      throw error;
    }
  };
  return {
    submit,
    create: (order: PaymentOrder, storeName: string | undefined) =>
      submit({ key: crypto.randomUUID(), order, storeName }),
  };
}
