import { useState } from 'react';
import { toast } from '#design-system';
import { prepareRefund } from '../../api/refunds.ts';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { abandon, mayRepeat } from '../../lib/moneyIntent.ts';
import { useScope } from '../../state/business.ts';
import { noticeFailure } from '../../state/notices.ts';
import { useUserName } from '../../state/session.ts';
import { useStillSignedIn } from '../../state/signedIn.ts';
import { type RequestIntent, requestDeed } from './requestDeed.ts';

/**
 * Gives up a request for those who are not shown the refunds of a transaction. Its figures count every request there is,
 * whoever made it: while less than this one's amount has gone back or waits to, this one is not among them.
 */
export function useDropUnseen(intent: RequestIntent) {
  const t = useT();
  const scope = useScope();
  const userName = useUserName();
  const isMine = useStillSignedIn();
  const [dropping, setDropping] = useState(false);
  const [problem, setProblem] = useState<string>();

  const problemOf = (held: number | undefined) => {
    if (held === undefined) return t('refund.request.dropBlind');
    const amount = formatMoney(held);
    return t(mayRepeat(intent) ? 'refund.request.dropHeld' : 'refund.request.dropHeldOver', { amount });
  };
  const drop = async () => {
    const { transactionId, amount } = intent.body;
    const seen = () => undefined;
    const deed = requestDeed({
      ...{ scope, transactionId, userName, isMine, seen },
      maySee: false,
      onLook: () => undefined,
    });
    let held: number | undefined;
    const isNothing = async () => {
      const { refunded, waiting } = await prepareRefund(scope, transactionId);
      held = refunded + waiting;
      return held < amount;
    };
    const outcome = await abandon(deed, () =>
      isNothing().catch((error: unknown) => {
        noticeFailure(error, t);
        return false;
      }),
    );
    if (outcome.state === 'dropped') toast({ tone: 'info', title: t('refund.request.droppedUnseen') });
    if (outcome.state === 'busy') setProblem(t('refund.request.busy'));
    if (outcome.state === 'unknown') setProblem(problemOf(held));
    return outcome.state === 'dropped' || outcome.state === 'done';
  };
  return {
    dropping,
    /** Why it stays, and what to do then: after a try. */
    problem,
    /** Tells whether it is over. */
    async drop() {
      setDropping(true);
      setProblem(undefined);
      return drop().finally(() => setDropping(false));
    },
  };
}
