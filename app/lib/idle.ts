/** When this person was last active, in any tab of this browser. */
const KEY = 'portal.active';
const LIMIT_SECONDS = 15 * 60;

/** The dialog comes this long before the end: WCAG asks for 20 seconds at least. */
export const IDLE_WARNING_SECONDS = 120;

const now = () => Math.floor(Date.now() / 1000);
let lastActive = now();

function shared(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

export const idleSeconds = {
  limit: LIMIT_SECONDS,
  /** Measured against the clock, so that a laptop's sleep counts. */
  sinceActive() {
    const present = now();
    // The clock was set back, or the note is broken: a moment to come would keep the session for ever.
    const other = shared() > present ? 0 : shared();
    lastActive = Math.min(Math.max(lastActive, other), present);
    return present - lastActive;
  },
};

/** Notes activity, for every tab. */
export function markActive() {
  lastActive = now();
  try {
    localStorage.setItem(KEY, String(lastActive));
  } catch {
    // Blocked: then each tab counts for itself.
  }
}

const EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Notes what the person does, at most every few seconds and not once the warning stands. */
export function watchActivity(): () => void {
  markActive();
  const note = () => {
    const idle = idleSeconds.sinceActive();
    if (idle > 5 && idle < LIMIT_SECONDS - IDLE_WARNING_SECONDS) markActive();
  };
  for (const event of EVENTS) addEventListener(event, note, { passive: true });
  return () => {
    for (const event of EVENTS) removeEventListener(event, note);
  };
}
