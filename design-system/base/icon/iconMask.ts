import type { IconType } from './icons.ts';

const masks = new WeakMap<IconType, string>();

/** An icon as the value of `mask-image`: for what stands in each row of a list, where an icon of elements costs too much. */
export function maskOf(icon: IconType): string {
  let mask = masks.get(icon);
  if (!mask) {
    const shapes = icon.map(([shape, attributes]) => {
      const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
      return `<${shape} ${written.join(' ')}/>`;
    });
    const lines =
      'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${lines}>${shapes.join('')}</svg>`;
    mask = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
    masks.set(icon, mask);
  }
  return mask;
}
