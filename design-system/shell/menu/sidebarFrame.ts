// One long block: the position of the same parts in each mode.
import { css } from 'styled-components';
import { border, color, fontSize, lineHeight, media, px, radius, size, space } from '../../theme/tokens.ts';
import { inMode } from './inMode.ts';

/** The height of a section's heading between the items. */
export const SECTION = px(32);

/**
 * Layout of the menu's parts, shared by `Sidebar` and its skeleton, so that nothing moves when one replaces the other.
 */
export const sidebarFrame = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
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
    gap: ${space(1.5)};
    flex: none;
    height: ${size.control};
    margin: 0 ${space(3)} ${space(1)};
    /* Aligns its name with those of the items. */
    padding-inline: ${px(6)} ${space(2.5)};
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
  ${media.desktop} {
    ${inMode.overlay} & > .brand {
      padding-inline-end: ${px(56)};
    }

    /* A rail clips what does not fit and moves nothing when it widens: the pointer stays on its target. */
    ${inMode.rail} & {
      overflow: hidden;
    }
    ${inMode.rail} & > .brand {
      justify-content: space-between;
      gap: ${space(2)};
      padding-inline-end: ${space(2)};
      white-space: nowrap;
    }
    ${inMode.rail} & > .company {
      margin-inline: ${space(2)};
      padding-inline: ${px(10)};
      overflow: hidden;
    }
    /* With the rail's line, 44 px are left for an item. */
    ${inMode.rail} & > .scroll {
      padding-inline: ${space(2)} ${px(7)};
      scrollbar-width: none;
    }
    ${inMode.rail} & > .footer {
      overflow: hidden;
      white-space: nowrap;
    }
    ${inMode.narrow} & > .footer {
      visibility: hidden;
    }
    /* The mark replaces the brand, and the avatar the company, whose name is too wide and shows as a tooltip. */
    ${inMode.narrow} & > .brand > :first-child {
      flex: none;
      width: ${px(28)};
      overflow: hidden;
    }
    ${inMode.narrow} & > .company > :last-child {
      flex: none;
      opacity: 0;
      white-space: nowrap;
    }
    ${inMode.narrow} & > .brand > .anchor {
      visibility: hidden;
    }
    /* Hovering cannot widen the rail here: the anchor button is below the mark. */
    @media (hover: none) {
      ${inMode.narrow} & > .brand {
        flex-direction: column;
        justify-content: center;
        height: auto;
        padding: ${space(3.5)} 0;
      }
      ${inMode.narrow} & > .brand > .anchor {
        visibility: visible;
      }
    }
    ${inMode.narrowCompact} & > .brand {
      padding-inline-start: ${px(26)};
    }
    ${inMode.compact} & > .company {
      padding-inline-start: ${px(20)};
    }

    /* The brand is in the topbar, as wide as a docked menu. */
    ${inMode.horizontal} & {
      position: relative;
      flex-direction: row;
    }
    ${inMode.horizontal} & > .brand {
      position: absolute;
      inset-block-end: 100%;
      inset-inline-start: 0;
      max-width: ${size.sidebar};
    }
    /* The topbar names the business beside it, and the menu links to its page. */
    ${inMode.horizontal} & > .company {
      display: none;
    }
    ${inMode.horizontal} & > .scroll {
      min-width: 0;
      padding: ${space(1.5)} ${space(4)};
      overflow: clip;
    }
    ${inMode.horizontal} & > .footer {
      display: none;
    }
  }
`;
