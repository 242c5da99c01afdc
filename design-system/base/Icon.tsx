import type { IconType } from './icons.ts';

export const ICON_SIZES = ['sm', 'md', 'lg', 'xl'] as const;

export interface IconProps {
  /** One of the icons of `icons.ts`. */
  icon: IconType;
  /** sm 14, md 16, lg 20, xl 32 px at the default scale. */
  size?: (typeof ICON_SIZES)[number];
  /** What the icon says, when no text beside it does. Without it the icon is decoration and hidden from readers. */
  label?: string;
}

const rem = { sm: '1rem', md: '1.143rem', lg: '1.429rem', xl: '2.286rem' } as const;

/** A line icon that takes the colour of the text around it. */
export function Icon({ icon: Glyph, size = 'md', label }: IconProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Glyph size={rem[size]} strokeWidth={1.75} focusable={false} {...name} />;
}
