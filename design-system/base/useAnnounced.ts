import { useEffect } from 'react';
import { announce } from './announce.ts';

/** Pause (ms) before a text is announced, so that typing is not interrupted. */
const ANNOUNCE_AFTER = 500;

/** Announces a text once it has stayed the same for a moment; '' announces nothing. */
export function useAnnounced(text: string) {
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => announce(text), ANNOUNCE_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
}
