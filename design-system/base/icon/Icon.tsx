import { createElement } from 'react';
import { px } from '../../theme/tokens.ts';
import type { IconType } from './icons.ts';

export const ICON_SIZES = ['sm', 'md', 'lg', 'xl'] as const;

export interface IconProps {
  /** One of the icons of `icons.ts`. */
  icon: IconType;
  /** sm 14, md 16, lg 20, xl 32 px at the default scale. */
  size?: (typeof ICON_SIZES)[number];
  /**
   * What the icon means, when no text beside it says so. Without it the icon is decorative and hidden from screen
   * readers.
   */
  label?: string;
}

const side = { sm: px(14), md: px(16), lg: px(20), xl: px(32) } as const;

/** Attributes that the library's shapes need: lines of one width, on a 24 x 24 grid. */
const LINES = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  focusable: false,
} as const;

/** A line icon that takes the colour of the text around it. */
export function Icon({ icon, size = 'md', label }: IconProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const shapes = icon.map(([shape, attributes]) => createElement(shape, attributes));
  return createElement('svg', { ...LINES, width: side[size], height: side[size], ...name }, ...shapes);
}
