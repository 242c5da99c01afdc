import { color } from '../theme/tokens.ts';

const FADES_MS = 2400;
const ring = (paint: string) => ({ outline: `3px solid ${paint}`, outlineOffset: '4px' });

/**
 * Takes the focus to what somebody searched for, with a ring that fades; with reduced motion, the focus alone. A heading
 * or a name can have the focus this once.
 */
export function lightUp(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.scrollIntoView?.({ block: 'center' });
  element.focus({ preventScroll: true });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate?.([ring(color.focus), ring('transparent')], { duration: FADES_MS, easing: 'ease-in' });
}
