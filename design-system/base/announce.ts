let region: HTMLElement | undefined;

/** The page's one region for passing words, made at the first of them so that a static page carries none. */
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
  // A reader notices a change of a region that it already knows: a new one, and the same word twice, need the pause.
  setTimeout(() => {
    place.textContent = message;
  }, 100);
}
