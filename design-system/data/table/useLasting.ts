import { useEffect, useState } from 'react';

/** Whether a state has lasted for so long (ms) that it is worth showing: one that is over sooner would only flash. */
export function useLasting(active: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(active);
  useEffect(() => {
    if (!active) return setLasts(false);
    const timer = setTimeout(setLasts, ms, true);
    return () => clearTimeout(timer);
  }, [active, ms]);
  return active && lasts;
}
