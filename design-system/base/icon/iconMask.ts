import type { IconType } from './icons.ts';

/**
 * Icons as CSS masks, for the rows of a list, where an inline SVG costs too many elements. They share
 * one image, because a browser creates a document for every SVG image that it draws.
 */
export function masksOf(icons: readonly IconType[]) {
  const drawn = icons.map((icon, index) => {
    const shapes = icon.map(([shape, attributes]) => {
      const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
      return `<${shape} ${written.join(' ')}/>`;
    });
    return `<g transform="translate(${24 * index})">${shapes.join('')}</g>`;
  });
  const lines =
    'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
  const box = `viewBox="0 0 ${24 * icons.length} 24"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${lines}>${drawn.join('')}</svg>`;
  return {
    /** Declaration for every icon: the shared image, scaled to the height of the element. */
    image: `mask: url("data:image/svg+xml,${encodeURIComponent(svg)}") no-repeat 0 0 / ${100 * icons.length}% 100%;`,
    /** Declaration that selects one icon by its index. */
    at: (index: number) => `mask-position: ${(100 * index) / (icons.length - 1)}% 0;`,
  };
}
