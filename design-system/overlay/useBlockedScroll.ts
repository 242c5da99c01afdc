import { useEffect } from 'react';

let holders = 0;

/**
 * Keeps the page behind a modal from scrolling while any caller needs it. The space of the scrollbar is kept, so that
 * nothing shifts. Written through the CSSOM and an attribute: a `<style>` would break the Content-Security-Policy.
 */
export function useBlockedScroll(blocked: boolean) {
  useEffect(() => {
    if (!blocked) return;
    const { body, documentElement } = document;
    holders += 1;
    if (holders === 1) {
      const bar = window.innerWidth - documentElement.clientWidth;
      body.style.paddingInlineEnd = bar > 0 ? `${bar}px` : '';
      body.dataset.blockedScroll = '';
    }
    return () => {
      holders -= 1;
      if (holders > 0) return;
      body.style.paddingInlineEnd = '';
      delete body.dataset.blockedScroll;
    };
  }, [blocked]);
}
