import { withBusiness } from '../lib/address.ts';
import { useNavigate } from '../lib/navigation.tsx';
import { useQueryClient } from '../lib/query.tsx';
import { useTrail } from '../lib/trailPlace.ts';
import { useScope } from '../state/business.ts';
import { useShortcuts } from '../state/shortcuts.ts';
import { knownRow } from './answers.ts';
import { type RecordNames, recordHref } from './kind.ts';

/** Where a record stands in the list it came from, and the way to its neighbours there, by `[` and `]` too. */
export function useNeighbours(kind: RecordNames, id: string) {
  const go = useNavigate();
  const answers = useQueryClient();
  const { merchantId } = useScope();
  const place = useTrail(kind.path, id);

  // In place of this one, so that going back leads to the list.
  const goTo = (other: string) =>
    go(
      withBusiness(recordHref(kind, knownRow(kind, answers, merchantId, other) ?? { id: other }), merchantId),
      { replace: true },
    );
  useShortcuts({
    '[': () => place.previous !== undefined && goTo(place.previous),
    ']': () => place.next !== undefined && goTo(place.next),
  });
  return { place, goTo };
}
