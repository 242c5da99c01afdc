import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { bodyPortal } from '../../base/bodyPortal.ts';
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

/** A control without an `aria-keyshortcuts` attribute. */
export interface KeyPlace {
  /** `/`, or `g t` one after the other. */
  keys: string;
  selector: string;
}

export interface KeyHintsProps {
  places?: readonly KeyPlace[];
}

interface Hint {
  keys: string;
  /** Position of its end corner, in px of the window. */
  left: number;
  top: number;
}

/**
 * Shows the keys of the page on their controls while a key is held. Nothing is announced or focused; screen readers get
 * the same from `ShortcutSheet`.
 */
export function KeyHints({ places = [] }: KeyHintsProps) {
  const [, moved] = useState(0);
  useEffect(() => {
    const onMove = () => moved((count) => count + 1);
    // Elements that rendered together with it exist now.
    onMove();
    addEventListener('scroll', onMove, { capture: true, passive: true });
    addEventListener('resize', onMove);
    return () => {
      removeEventListener('scroll', onMove, { capture: true });
      removeEventListener('resize', onMove);
    };
  }, []);
  return bodyPortal(
    <Root aria-hidden data-key-hints="">
      {hintsOf(places).map(({ keys, left, top }) => (
        <kbd key={`${keys} ${left} ${top}`} style={{ left, top }}>
          {keys}
        </kbd>
      ))}
    </Root>,
  );
}

/** The visible controls, with their keys. */
function hintsOf(places: readonly KeyPlace[]): Hint[] {
  if (typeof document === 'undefined') return [];
  const labelled = [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].map((control) => ({
    control,
    // The first of several: "Control+K Meta+K".
    keys: (control.getAttribute('aria-keyshortcuts') ?? '').split(' ')[0]!.replace('Control', 'Ctrl'),
  }));
  const placed = places.flatMap(({ keys, selector }) => {
    const control = document.querySelector<HTMLElement>(selector);
    return control ? [{ control, keys }] : [];
  });
  return [...labelled, ...placed].flatMap(({ control, keys }) => {
    if (!isInSight(control)) return [];
    const { right, top } = control.getBoundingClientRect();
    return [{ keys, left: Math.round(right), top: Math.round(top) }];
  });
}

/** Not under a panel, not outside the window, not disabled. */
function isInSight(control: HTMLElement) {
  const { left, top, width, height } = control.getBoundingClientRect();
  if (width === 0 || control.matches(':disabled, [aria-disabled="true"]')) return false;
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  return onTop !== null && (control.contains(onTop) || onTop.contains(control));
}

const Root = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.tooltip};
  pointer-events: none;

  & > kbd {
    position: absolute;
    min-width: ${space(5)};
    padding: 0 ${space(1)};
    border: ${border.width} solid ${color.surface};
    border-radius: ${radius.sm};
    background: ${color.surfaceInverse};
    box-shadow: ${shadow.md};
    color: ${color.textInverse};
    font: inherit;
    font-size: ${fontSize.xs};
    font-weight: ${fontWeight.medium};
    line-height: ${lineHeight.body};
    text-align: center;
    white-space: nowrap;
    /* Half over the corner, so that the control's text stays readable. */
    transform: translate(-${px(14)}, -${space(2)});
  }
  ${media.print} {
    display: none;
  }
`;
