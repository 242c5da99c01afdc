// Styles of one surface in its three places (center, right, bottom), whose rules build on each other.
import * as Radix from '@radix-ui/react-dialog';
import styled, { keyframes } from 'styled-components';
import {
  border,
  color,
  fontSize,
  fontWeight,
  layer,
  lineHeight,
  media,
  motion,
  px,
  radius,
  shadow,
  size,
  space,
} from '../theme/tokens.ts';

/** Lower than a phone in landscape. */
const short = '@media (max-height: 20rem)';

const fade = keyframes`from { opacity: 0; }`;
const fadeOut = keyframes`to { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(${space(2)}); }`;
const slide = keyframes`from { transform: translateX(100%); }`;
const slideOut = keyframes`to { transform: translateX(100%); }`;
const lift = keyframes`from { transform: translateY(100%); }`;
const drop = keyframes`to { transform: translateY(100%); }`;

export const Mask = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.modal};
  background: ${color.mask};
  pointer-events: auto;
  &[data-side='right'] {
    z-index: ${layer.panel};
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${fade} ${motion.base} ${motion.ease};
    &[data-state='closed'] {
      animation: ${fadeOut} ${motion.base} ${motion.ease} forwards;
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const Surface = styled(Radix.Content)`
  --width: ${px(520)};

  position: fixed;
  z-index: ${layer.modal};
  display: flex;
  flex-direction: column;
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.lg};
  border: ${border.hairline};
  outline: none;

  &[data-size='sm'] {
    --width: ${px(420)};
  }
  &[data-size='lg'] {
    --width: ${px(760)};
  }
  &[data-side='center'] {
    inset: 0;
    margin: auto;
    width: min(var(--width), calc(100vw - ${space(8)}));
    height: fit-content;
    max-height: calc(100dvh - ${space(16)});
    border-radius: ${radius.lg};
  }
  &[data-side='right'] {
    z-index: ${layer.panel};
    inset-block: 0;
    inset-inline-end: 0;
    width: min(var(--width), 100vw);
    border-width: 0;
    border-inline-start-width: ${border.width};
  }
  &[data-side='bottom'] {
    inset-block-end: 0;
    inset-inline: 0;
    margin-inline: auto;
    width: min(${px(640)}, 100vw);
    max-height: calc(100dvh - ${space(8)});
    border-start-start-radius: ${radius.lg};
    border-start-end-radius: ${radius.lg};
    border-block-end: 0;
    padding-block-end: env(safe-area-inset-bottom);
  }
  ${media.phone} {
    &[data-side='center']:not([role='alertdialog']) {
      width: 100vw;
      height: 100dvh;
      max-height: none;
      border: 0;
      border-radius: 0;
    }
    &[data-side='right'] {
      width: 100vw;
      border: 0;
    }
  }

  & > .head {
    display: flex;
    align-items: flex-start;
    gap: ${space(4)};
    padding: ${space(4)} ${space(4)} ${space(2.5)} ${space(6)};
  }
  & .title {
    flex: 1;
    /* The first line shares its row with the close button. */
    padding-block: calc((${size.controlSm} - ${lineHeight.heading}em) / 2);
    font-size: ${fontSize.lg};
    font-weight: ${fontWeight.semibold};
    line-height: ${lineHeight.heading};
    text-wrap: balance;
  }
  & > .body {
    flex: 1;
    overflow-y: auto;
    overscroll-behavior: contain;
    /* Space for the 4 px focus ring of elements at the edge. */
    padding: ${space(1)} ${space(6)} ${space(6)};
    scroll-padding-block: ${space(2)};
  }
  /* Text that is focused only to be read: it is not interactive. */
  & .body > [data-autofocus][tabindex='-1'] {
    outline: none;
  }
  & .description {
    color: ${color.textMuted};
  }
  & .description:not(:last-child) {
    margin-block-end: ${space(4)};
  }
  & > .foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${space(2)};
    padding: ${space(3)} ${space(6)};
    border-block-start: ${border.hairline};
  }
  ${media.phone} {
    & > .foot > * {
      flex: 1;
    }
  }

  /* A page at 400 % zoom: title and text scroll together, and the buttons stay. Scrolling the text alone would
     leave no line for it. */
  ${short} {
    overflow-y: auto;
    scroll-padding-block-end: ${space(26)};

    &[data-side='center'] {
      max-height: calc(100dvh - ${space(4)});
    }
    & > .body {
      flex: 1 0 auto;
      overflow: visible;
    }
    & > .foot {
      position: sticky;
      inset-block-end: 0;
      background: inherit;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} ${motion.base} ${motion.ease};
    &[data-side='right'] {
      animation: ${slide} ${motion.slow} ${motion.ease};
    }
    &[data-side='bottom'] {
      animation: ${lift} ${motion.slow} ${motion.ease};
    }
    &[data-state='closed'] {
      animation: ${fadeOut} ${motion.fast} ${motion.ease} forwards;
    }
    &[data-side='right'][data-state='closed'] {
      animation: ${slideOut} ${motion.base} ${motion.ease} forwards;
    }
    &[data-side='bottom'][data-state='closed'] {
      animation: ${drop} ${motion.base} ${motion.ease} forwards;
    }
  }
`;
