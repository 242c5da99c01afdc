/** Callbacks that wait for the current press to end; null while nothing is pressed. */
let waiting: (() => void)[] | null = null;

function end() {
  const due = waiting ?? [];
  waiting = null;
  // After the click, which the browser sends right after the release.
  if (due.length > 0)
    setTimeout(() => {
      for (const run of due) run();
    });
}

if (typeof document !== 'undefined') {
  // Mouse events, because a tap sends them too, and moves the focus on the first of them.
  document.addEventListener('mousedown', () => (waiting ??= []), { capture: true });
  for (const event of ['mouseup', 'dragend', 'keydown'])
    document.addEventListener(event, end, { capture: true });
  window.addEventListener('blur', end);
}

/**
 * Runs at once, or after the current press. The layout must not shift between a press and its release: the release
 * would miss the control, and the click would be lost. Pressing a button takes the focus from a field, and that is when
 * a field shows its error.
 */
export function afterPress(run: () => void) {
  if (waiting) waiting.push(run);
  else run();
}
