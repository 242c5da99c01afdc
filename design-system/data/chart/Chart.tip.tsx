import styled from 'styled-components';
import {
  border,
  color,
  fontSize,
  fontWeight,
  layer,
  lineHeight,
  media,
  px,
  radius,
  shadow,
  space,
} from '../../theme/tokens.ts';

/** What a chart says about one point: the tooltip's text, and its position in px of the drawing. */
export interface Reading {
  title: string;
  label: string;
  value: string;
  x: number;
  y: number;
}

/**
 * Above a point in the lower half, below one in the upper half; shifted sideways so that it never leaves the drawing.
 */
export function ReadingTip({ title, label, value, x, y }: Reading) {
  return (
    <Tip
      aria-hidden
      ref={(tip) => {
        const box = tip?.parentElement;
        if (!tip || !box) return;
        const { clientWidth: width, clientHeight: height } = box;
        tip.style.setProperty('--x', `${x}px`);
        tip.style.setProperty('--y', `${y}px`);
        tip.style.setProperty('--share', String(width > 0 ? Math.max(0, Math.min(1, x / width)) : 0.5));
        tip.dataset.side = y > height / 2 ? 'above' : 'below';
      }}
    >
      <strong>{title}</strong>
      <span>
        <i>{label}</i>
        <b>{value}</b>
      </span>
    </Tip>
  );
}

const Tip = styled.div`
  position: absolute;
  z-index: ${layer.raised};
  inset-block-start: var(--y);
  inset-inline-start: var(--x);
  display: grid;
  gap: ${space(0.5)};
  width: max-content;
  max-width: min(${px(280)}, 100%);
  padding: ${space(1.5)} ${space(2.5)};
  border: ${border.hairline};
  border-radius: ${radius.md};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.md};
  color: ${color.text};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.table};
  pointer-events: none;

  &[data-side='above'] {
    translate: calc(var(--share) * -100%) calc(-100% - ${space(3)});
  }
  &[data-side='below'] {
    translate: calc(var(--share) * -100%) ${space(3)};
  }
  & > strong {
    font-weight: ${fontWeight.medium};
  }
  & > span {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
  }
  & i {
    min-width: 0;
    color: ${color.textMuted};
    font-style: normal;
  }
  & b {
    margin-inline-start: auto;
    padding-inline-start: ${space(2)};
    font-weight: ${fontWeight.semibold};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${media.print} {
    display: none;
  }
`;
