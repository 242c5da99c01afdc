import { type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';
import { border, color, fontSize, fontWeight, lineHeight, radius, space } from '../theme/tokens.ts';
import { companyInitialOf, initialOf } from './initial.ts';

export const AVATAR_SIZES = ['sm', 'md', 'lg'] as const;
export const AVATAR_SHAPES = ['circle', 'square'] as const;

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * Name of the person or company. The initial comes from the last word of a person's name, or the first word of a
   * company's own name.
   */
  name: string;
  /** URL of a picture. The initial shows until the picture loads, and when it fails to load. */
  src?: string;
  size?: (typeof AVATAR_SIZES)[number];
  /** `circle` for people, `square` for businesses and stores. */
  shape?: (typeof AVATAR_SHAPES)[number];
  /** Loads the picture only near the viewport, for long lists. */
  lazy?: boolean;
  /** Accessible name. Needed only where the name is not written beside it. */
  label?: string;
}

/** Represents a person or a business: a picture, or an initial (specification 2). */
export function Avatar({ name, src, size = 'md', shape = 'circle', lazy, label, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  // The picture may have failed before this script ran; its error event is then never seen.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(src);
  };
  return (
    <Root data-size={size} data-shape={shape} {...naming} {...rest}>
      {shape === 'square' ? companyInitialOf(name) : initialOf(name)}
      {src && src !== failed && (
        <img
          ref={check}
          loading={lazy ? 'lazy' : undefined}
          src={src}
          alt=""
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: var(--avatar);
  height: var(--avatar);
  border: ${border.width} solid transparent;
  border-radius: ${radius.full};
  background: ${color.infoSoft};
  color: ${color.infoText};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.semibold};
  line-height: ${lineHeight.body};
  --avatar: ${space(8)};

  &[data-size='sm'] {
    --avatar: ${space(6)};
    font-size: ${fontSize.xs};
  }
  &[data-size='lg'] {
    --avatar: ${space(12)};
    font-size: ${fontSize.lg};
  }
  &[data-shape='square'] {
    border-radius: ${radius.md};
  }
  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    background: ${color.surface};
    object-fit: cover;
  }
  &[data-shape='square'] > img {
    object-fit: contain;
  }
`;
