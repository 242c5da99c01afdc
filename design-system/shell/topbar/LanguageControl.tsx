import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useLabel } from '../../labels.tsx';
import { useLinkComponent } from '../../provider.tsx';
import {
  border,
  color,
  focusRingInset,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  motion,
  px,
  radius,
  size,
  space,
} from '../../theme/tokens.ts';

/** The languages of the portal with their own names, the default first (specification 9). */
export const LANGUAGES = [
  { code: 'vi', name: 'Tiếng Việt', short: 'Vi' },
  { code: 'en', name: 'English', short: 'En' },
] as const;
export type LanguageCode = (typeof LANGUAGES)[number]['code'];

export interface LanguageControlProps extends ComponentPropsWithRef<'ul'> {
  /** The current language. */
  value: LanguageCode;
  /** The address of the current page in each language, including its filters. */
  hrefs: Record<LanguageCode, string>;
  /** On a phone, shows only the other language, by two letters: for a bar with more content. */
  compact?: boolean;
}

/** Changes the language and keeps the page: links, so that they work before any script has loaded. */
export function LanguageControl({ value, hrefs, compact = false, ...rest }: LanguageControlProps) {
  const word = useLabel();
  const Link = useLinkComponent();
  return (
    <Root role="list" aria-label={word('language')} data-compact={compact || undefined} {...rest}>
      {LANGUAGES.map(({ code, name, short }) => (
        <li key={code}>
          <Link
            href={hrefs[code]}
            lang={code}
            hrefLang={code}
            translate="no"
            aria-current={code === value ? 'true' : undefined}
          >
            <span className="name">{name}</span>
            {compact && (
              <span className="short" aria-hidden>
                {short}
              </span>
            )}
          </Link>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: inline-flex;
  flex: none;
  gap: ${space(0.5)};
  padding: ${space(0.5)};
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};

  & a {
    display: flex;
    align-items: center;
    min-height: ${size.controlSm};
    padding-inline: ${space(2)};
    border: ${border.width} solid transparent;
    border-radius: ${radius.sm};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    line-height: ${lineHeight.table};
    white-space: nowrap;
    text-decoration: none;
    transition: color ${motion.fast} ${motion.ease};
  }
  & a:hover {
    color: ${color.text};
  }
  & a:focus-visible {
    ${focusRingInset}
  }
  & a[aria-current] {
    border-color: ${color.border};
    background: ${color.surface};
    color: ${color.text};
    font-weight: ${fontWeight.medium};
  }
  /* Exactly as wide as its skeleton. */
  &[data-compact] {
    min-width: ${px(138)};
  }
  & li {
    flex: 1 0 auto;
  }
  & .short {
    display: none;
  }
  ${media.phone} {
    &[data-compact] {
      min-width: 0;
      padding: 0;
      background: none;
    }
    &[data-compact] li:has([aria-current]) {
      display: none;
    }
    &[data-compact] a {
      justify-content: center;
      min-width: ${size.controlSm};
    }
    &[data-compact] .name {
      position: absolute;
      width: ${border.width};
      clip-path: inset(50%);
      overflow: hidden;
    }
    &[data-compact] .short {
      display: inline;
      color: ${color.text};
      font-size: ${fontSize.sm};
      font-weight: ${fontWeight.medium};
    }
  }
  ${media.forcedColors} {
    & a[aria-current] {
      border-color: currentcolor;
    }
  }
`;
