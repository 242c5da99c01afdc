import { isOver, type TillRequest, useTill } from './till.ts';
import { useFollowed } from './useFollowed.ts';

/** Tracks the waiting requests without showing them, while the screen is locked. */
export function TillFollower() {
  const { till } = useTill();
  return till.requests
    .filter((request) => !isOver(request))
    .map((request) => <Followed key={request.id} request={request} />);
}

function Followed({ request }: { request: TillRequest }) {
  useFollowed(request);
  return null;
}
