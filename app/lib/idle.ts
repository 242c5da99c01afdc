import { IDLE_SECONDS, type SessionStore } from '../api/session/sessionStore.ts';

/** The warning is shown this many seconds before the end: WCAG requires at least 20. */
export const IDLE_WARNING_SECONDS = 120;

const EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Records user activity, at most every few seconds, and not while the warning shows. */
export function watchActivity(session: SessionStore): () => void {
  const note = () => {
    const idle = session.idleSeconds();
    if (idle > 5 && idle < IDLE_SECONDS - IDLE_WARNING_SECONDS) session.touch();
  };
  for (const event of EVENTS) addEventListener(event, note, { passive: true });
  return () => {
    for (const event of EVENTS) removeEventListener(event, note);
  };
}
