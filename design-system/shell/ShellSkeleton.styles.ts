import styled from 'styled-components';
import { border, color, media, px, radius, size, space } from '../theme/tokens.ts';
import { inMode } from './menu/inMode.ts';
import { SECTION, sidebarFrame } from './menu/sidebarFrame.ts';
import { businessPlace, userPlace } from './topbar/places.ts';

export const Menu = styled.nav`
  ${sidebarFrame}

  & .row {
    display: flex;
    align-items: center;
    gap: ${space(2.5)};
    min-height: ${size.control};
    margin-block-end: ${space(0.5)};
    padding-inline: ${space(2.5)};
  }
  & .logo {
    --bar: ${space(6)};
    --gap: 0;
    flex: none;
    width: ${space(6)};
  }
  /* Where the sections of the menu begin (app/routes.tsx). */
  & .row:is(:nth-child(2), :nth-child(4), :nth-child(10)) {
    margin-block-start: ${SECTION};
  }
  & .icon {
    flex: none;
    width: ${px(16)};
  }
  ${media.desktop} {
    ${inMode.flyouts} & .row {
      margin-block-start: 0;
    }
    ${inMode.rail} & .row {
      padding-inline: ${px(14)};
      overflow: hidden;
    }
    ${inMode.compact} & .row {
      min-height: ${px(60)};
    }
    ${inMode.narrow} & .row > :last-child {
      display: none;
    }
    ${inMode.narrowCompact} & .row {
      justify-content: center;
    }
    ${inMode.horizontal} & > .scroll {
      display: flex;
      gap: ${space(0.5)};
    }
    ${inMode.horizontal} & .row {
      flex: none;
      width: ${px(120)};
      margin: 0;
    }
  }
`;

/* Outlines of the coming controls: softer than blocks of grey in such a low bar. */
export const Place = styled.div`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  height: ${size.control};
  padding-inline: ${space(3)};
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};

  &[data-place='language'] {
    width: ${px(138)};
  }
  &[data-place='search'],
  &[data-place='bell'] {
    flex: none;
    width: ${size.control};
    padding: 0;
    /* The icon takes 20 px of it. */
    border: ${space(2)} solid transparent;
    background-clip: padding-box;
  }
  &[data-place='user'] {
    ${userPlace}
    gap: ${space(2)};
    padding-inline: ${space(1.5)};
    background: none;
  }
  &[data-place='business'] {
    ${businessPlace}
    border: ${border.hairline};
    background: none;
  }
  /* Names are hidden there (LanguageControl, UserMenu). */
  ${media.phone} {
    &[data-place='language'] {
      width: ${size.control};
      background: none;
    }
    &[data-place='user'] > :last-child {
      display: none;
    }
  }
`;
