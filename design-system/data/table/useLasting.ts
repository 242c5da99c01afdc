import { useEffect, useState } from 'react';

/** Whether a state has lasted this long (ms). Shorter states are not shown, because they would only flash. */
export function useLasting(active: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(active);
  useEffect(() => {
    if (!active) return setLasts(false);
    const timer = setTimeout(setLasts, ms, true);
    return () => clearTimeout(timer);
  }, [active, ms]);
  return active && lasts;
}
