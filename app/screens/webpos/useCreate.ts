import { createPaymentRequest, type PaymentOrder } from '../../api/paymentRequests.ts';
import { mayBeDone } from '../../lib/refusal.ts';
import { useScope } from '../../state/business.ts';
import { isMadeAsAsked, type Sending, useTill } from './till.ts';

/** The service created something other than requested: its code is not shown. */
export class OtherThanAsked extends Error {}

/**
 * Requests payments, each under its own key that is kept until the response arrives. After a lost response the same key
 * is sent again, so there is only one code. Throws the service's error.
 */
export function useCreate() {
  const scope = useScope();
  const { send, add, drop } = useTill();
  /** The first attempt, or a retry. */
  const submit = async (sending: Sending) => {
    send(sending);
    try {
      const made = await createPaymentRequest(scope, sending.order, sending.key);
      if (!isMadeAsAsked(made, sending.order)) throw new OtherThanAsked();
      add(made, sending);
    } catch (error) {
      // Nothing was created, or nothing that may be shown.
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
