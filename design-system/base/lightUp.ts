import { color, px, space } from '../theme/tokens.ts';

const FADES_MS = 2400;
const ring = (paint: string) => ({ outline: `${px(3)} solid ${paint}`, outlineOffset: space(1) });

/**
 * Focuses a search target and shows a fading ring; with reduced motion, only focuses it. Makes a heading or a name
 * focusable for this one time.
 */
export function lightUp(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.scrollIntoView?.({ block: 'center' });
  element.focus({ preventScroll: true });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate?.([ring(color.focus), ring('transparent')], { duration: FADES_MS, easing: 'ease-in' });
}
