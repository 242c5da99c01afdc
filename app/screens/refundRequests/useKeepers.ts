import { useState } from 'react';
import type { Decision } from '../../api/refundRequests.ts';
import { type IntentKeeper, mayRepeat, passingIntent } from '../../lib/moneyIntent.ts';
import { useDecisionJournal } from './useDecisionJournal.ts';

export type KeeperOf = (requestId: string) => IntentKeeper<Decision>;

/**
 * Where the decisions of this visit stand while nobody knows what came of them: one place for each request, whether it
 * is decided on alone or with others. The service decides on no request twice, so none need outlive the page; those of
 * a run on many stand in its journal besides, for the one who goes on with it after a reload.
 */
export function useKeepers(): KeeperOf {
  const journal = useDecisionJournal();
  const [keepers] = useState(() => new Map<string, IntentKeeper<Decision>>());
  return (requestId) => {
    const known = keepers.get(requestId);
    if (known) return known;
    const { read, write } = passingIntent<Decision>();
    const open = journal.read()?.intents[requestId];
    // One that is too old to be sent again would only stand in the way.
    if (open && mayRepeat(open)) write(open);
    const keeper: IntentKeeper<Decision> = {
      read,
      write(intent) {
        write(intent);
        journal.keep(requestId, intent);
      },
    };
    keepers.set(requestId, keeper);
    return keeper;
  };
}
