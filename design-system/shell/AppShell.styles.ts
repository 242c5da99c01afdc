// Long because the parts of the shell are positioned relative to each other, in every mode and on a phone.
import styled from 'styled-components';
import { border, color, layer, media, motion, px, shadow, size, space } from '../theme/tokens.ts';
import { inMode, rootIn } from './menu/inMode.ts';

/**
 * The layout of the shell. CSS alone decides it, so that the prerendered page looks like the running one. `--menu` is
 * the width of the menu, `--room` the space that the page leaves for it at the side, `--bar` the space above.
 */
export const Root = styled.div`
  --menu: ${size.sidebar};
  --room: ${size.sidebar};
  --bar: 0rem;

  /* Where sticky elements within a page stop. */
  --sticky-top: ${size.topbar};
  min-height: 100vh;
  min-height: 100dvh;

  ${media.desktop} {
    ${rootIn.overlay} & {
      --room: 0rem;
    }
    ${rootIn.slim} & {
      --menu: ${px(60)};
      --room: ${px(60)};
    }
    ${rootIn.compact} & {
      --menu: ${px(80)};
      --room: ${px(80)};
    }
    ${rootIn.rail} &[data-revealed] {
      --menu: ${px(280)};
    }
    ${rootIn.anchored} & {
      --menu: ${px(280)};
      --room: ${px(280)};
    }
    ${rootIn.horizontal} & {
      --room: 0rem;
      --bar: calc(${size.control} + ${space(3)});
      --sticky-top: calc(${size.topbar} + var(--bar));
    }
    /* Focused content must not end up under the bar. */
    ${rootIn.horizontal}:has(&) {
      scroll-padding-block-start: ${px(120)};
    }
  }
`;

/*
 * A hidden menu leaves the tab order by visibility, which waits for the slide-out but not for the slide-in: the focus
 * can move in at once.
 */
export const Menu = styled.div`
  position: fixed;
  inset-block: 0;
  inset-inline-start: 0;
  z-index: ${layer.sidebar};
  display: flex;
  flex-direction: column;
  width: var(--menu);
  background: ${color.surface};
  border-inline-end: ${border.hairline};
  transition: transform ${motion.slow} ${motion.ease}, width ${motion.slow} ${motion.ease};

  [data-collapsed] > & {
    transform: translateX(-100%);
    visibility: hidden;
    transition: transform ${motion.slow} ${motion.ease}, visibility 0s ${motion.slow};
  }
  ${media.mobile} {
    z-index: ${layer.panel};
    width: min(${px(304)}, 86vw);
    overscroll-behavior: contain;

    &,
    [data-collapsed] > & {
      transform: translateX(-100%);
      visibility: hidden;
      transition: transform ${motion.slow} ${motion.ease}, visibility 0s ${motion.slow};
    }
    [data-menu-open] > & {
      transform: none;
      visibility: visible;
      box-shadow: ${shadow.lg};
      transition: transform ${motion.slow} ${motion.ease};
    }
  }
  ${media.desktop} {
    ${inMode.overlay}:not([data-menu-open]) > & {
      transform: translateX(-100%);
      visibility: hidden;
      transition: transform ${motion.slow} ${motion.ease}, visibility 0s ${motion.slow};
    }
    ${inMode.overlay}[data-menu-open] > &,
    ${rootIn.rail}:not([data-anchored='true']) [data-revealed] > & {
      box-shadow: ${shadow.lg};
    }
    ${inMode.horizontal} > & {
      inset-block: ${size.topbar} auto;
      inset-inline: 0;
      width: auto;
      height: var(--bar);
      border-inline-end: 0;
      border-block-end: ${border.hairline};
      transition: none;
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const Close = styled.div`
  display: none;

  ${media.mobile} {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: ${space(2)};
    display: flex;
    align-items: center;
    height: ${size.topbar};
  }
  ${media.desktop} {
    ${inMode.overlay} > * > & {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: ${space(2)};
      display: flex;
      align-items: center;
      height: ${size.topbar};
    }
  }
`;

export const Mask = styled.button`
  display: none;

  ${media.mobile} {
    position: fixed;
    inset: 0;
    z-index: ${layer.mask};
    display: block;
    padding: 0;
    border: 0;
    background: ${color.mask};
    opacity: 0;
    visibility: hidden;
    touch-action: none;
    transition: opacity ${motion.slow} ${motion.ease}, visibility 0s ${motion.slow};

    [data-menu-open] > & {
      opacity: 1;
      visibility: visible;
      transition: opacity ${motion.slow} ${motion.ease};
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: inherit;
  margin-inline-start: var(--room);
  transition: margin-inline-start ${motion.slow} ${motion.ease};

  [data-collapsed] > & {
    margin-inline-start: 0;
  }
  ${media.mobile} {
    margin-inline-start: 0;
    transition: none;
  }
  ${media.print} {
    margin-inline-start: 0;
  }
`;

export const Main = styled.main`
  flex: 1;
  min-width: 0;
  margin-block-start: var(--bar);
  padding: ${space(4)} ${space(6)} ${space(6)};
  outline: none;

  /* Space for a PeekPanel, which below this width overlaps the screen instead. */
  ${media.wide} {
    &[data-peeked] {
      padding-inline-end: calc(${size.peek} + ${space(12)});
    }
  }
  ${media.mobile} {
    padding: ${space(4)};
  }
  ${media.print} {
    margin-block-start: 0;
    padding: 0;
  }
`;

export const Banner = styled.div`
  margin-block-end: ${space(4)};

  ${media.print} {
    display: none;
  }
`;
