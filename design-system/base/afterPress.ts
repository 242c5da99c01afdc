/** What waits for the end of the press that is under way; null while nothing is pressed. */
let waiting: (() => void)[] | null = null;

function end() {
  const due = waiting ?? [];
  waiting = null;
  // After the click, which the browser sends right behind the release.
  if (due.length > 0)
    setTimeout(() => {
      for (const run of due) run();
    });
}

if (typeof document !== 'undefined') {
  // Mouse events, because a tap sends them too, and takes the focus with the first of them.
  document.addEventListener('mousedown', () => (waiting ??= []), { capture: true });
  for (const event of ['mouseup', 'dragend', 'keydown'])
    document.addEventListener(event, end, { capture: true });
  window.addEventListener('blur', end);
}

/**
 * Runs at once, or behind the press that is under way. What moves the page must not come between a press and its release:
 * the release would fall beside the control, and the click would be lost. Pressing a button takes the focus from a field,
 * so this is where a field shows its error.
 */
export function afterPress(run: () => void) {
  if (waiting) waiting.push(run);
  else run();
}
