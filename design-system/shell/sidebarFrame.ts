import { css } from 'styled-components';
import { border, color, fontSize, lineHeight, media, px, radius, size, space } from '../theme/tokens.ts';

/** The places of the menu's parts, shared by `Sidebar` and its skeleton, so that the one replaces the other unseen. */
export const sidebarFrame = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;

  & > .brand {
    display: flex;
    align-items: center;
    flex: none;
    height: ${size.topbar};
    padding-inline: ${space(4)};
  }
  & > .company {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    flex: none;
    /* Two lines of a name, so that a longer one moves nothing. */
    min-height: ${px(56)};
    margin: 0 ${space(3)} ${space(2)};
    padding: ${space(1)} ${space(2.5)};
    border: ${border.hairline};
    border-radius: ${radius.md};
    font-size: ${fontSize.sm};
    line-height: ${lineHeight.body};
  }
  & > .scroll {
    flex: 1;
    min-height: 0;
    padding: ${space(1)} ${space(3)} ${space(3)};
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
  & > .footer {
    flex: none;
    padding: ${space(3)} ${space(4)};
    border-block-start: ${border.hairline};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
  ${media.mobile} {
    & > .brand {
      padding-inline-end: ${px(56)};
    }
  }
`;
