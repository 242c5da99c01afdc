import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { border, color, radius, space } from '../../theme/tokens.ts';
import { useFileUrl } from './useFileUrl.ts';

export const CROP_PARTS = ['start', 'center', 'end'] as const;

export interface SquareCropProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The picture; if it cannot be shown, the square stays empty. */
  file: File;
  /** What it is, for screen readers: "Logo sau khi cắt". */
  label: string;
  /** Which part of a non-square picture is kept: its left or upper end, its middle, its right or lower end. */
  part?: (typeof CROP_PARTS)[number];
}

/** Crops a picture to a square: a logo, before the upload. */
export function SquareCrop({ file, label, part = 'center', ...rest }: SquareCropProps) {
  const url = useFileUrl(file);
  return (
    <Root data-part={part} {...rest}>
      {url && <img src={url} alt={label} decoding="async" />}
    </Root>
  );
}

const Root = styled.figure`
  flex: none;
  width: ${space(32)};
  margin: 0;
  border: ${border.width} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  aspect-ratio: 1;
  overflow: hidden;

  & > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[data-part='start'] > img {
    object-position: 0 0;
  }
  &[data-part='end'] > img {
    object-position: 100% 100%;
  }
`;
