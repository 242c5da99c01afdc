import { useState } from 'react';
import type { Decision } from '../../api/refundRequests.ts';
import { type IntentKeeper, passingIntent } from '../../lib/moneyIntent.ts';

export type KeeperOf = (requestId: string) => IntentKeeper<Decision>;

/**
 * Where the decisions of this visit stand while nobody knows what came of them: one place for each request, whether it
 * is decided on alone or with others. The service decides on no request twice, so none need outlive the page.
 */
export function useKeepers(): KeeperOf {
  const [keepers] = useState(() => new Map<string, IntentKeeper<Decision>>());
  return (requestId) => {
    const keeper = keepers.get(requestId) ?? passingIntent<Decision>();
    keepers.set(requestId, keeper);
    return keeper;
  };
}
