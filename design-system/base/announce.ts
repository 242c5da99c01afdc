let region: HTMLElement | undefined;

/** The page's only region for short messages, created on first use so that a static page has none. */
function passingWords(): HTMLElement {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.style.cssText = 'position:fixed;width:1em;height:1em;overflow:hidden;clip-path:inset(50%)';
  document.body.append(region);
  return region;
}

/**
 * Announces a short message politely ("Copied"). One region serves the whole page, so that fifty rows with a copy button
 * do not need fifty regions. A result that stays on the screen belongs in a `LiveRegion` beside it.
 */
export function announce(message: string): void {
  const place = passingWords();
  place.textContent = '';
  // Screen readers announce changes only of a region they already know: the pause is for a new region, and for the same
  // text sent twice.
  setTimeout(() => {
    place.textContent = message;
  }, 100);
}
