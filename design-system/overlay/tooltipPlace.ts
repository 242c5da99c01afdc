/** Distances in CSS px: between element and tooltip, and between tooltip and the window's edge. */
const GAP = 6;
const EDGE = 8;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Position of a tooltip of this size, in the window's px: centred above its element, below where there is no space
 * above, and never beyond the window's edge.
 */
export function placeTooltip(
  target: Box,
  tip: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
) {
  const above = target.top - tip.height - GAP;
  const centred = target.left + (target.width - tip.width) / 2;
  return {
    left: Math.round(Math.max(EDGE, Math.min(centred, view.width - tip.width - EDGE))),
    top: Math.round(above >= EDGE ? above : target.top + target.height + GAP),
  };
}

/**
 * The tooltip text of an element, or null when there is nothing to add: `data-tip` is the text (empty: the element's
 * own), `data-tip-overflow` shows it only where the text does not fit.
 */
export function tipOf(element: HTMLElement): string | null {
  const { tip, tipOverflow } = element.dataset;
  if (tip === undefined) return null;
  if (tipOverflow !== undefined) {
    const fits =
      element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + 1;
    if (fits) return null;
  }
  return tip || element.textContent?.trim() || null;
}
