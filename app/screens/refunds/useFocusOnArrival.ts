import { useEffect, useRef } from 'react';

/** Takes the focus to what has just appeared, once a dialog that closed with it has given the focus back. */
export function useFocusOnArrival<T extends HTMLElement>() {
  const element = useRef<T>(null);
  useEffect(() => {
    const timer = setTimeout(() => element.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  return element;
}
