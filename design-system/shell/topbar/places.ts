import { css } from 'styled-components';
import { media, px } from '../../theme/tokens.ts';

/*
 * Fixed widths for names, shared with the skeleton: nothing before them moves when a name arrives, however long it is.
 */
export const businessPlace = css`
  /* It shrinks before the user beside it: the menu names the business too. */
  flex: 0 99 auto;
  width: ${px(264)};
  min-width: ${px(152)};

  ${media.phone} {
    flex: 1 1 auto;
    width: auto;
    min-width: 0;
  }
`;

export const userPlace = css`
  /* In a narrow topbar the name shrinks, down to its first letters. */
  flex: 0 1 auto;
  width: ${px(208)};
  min-width: ${px(112)};

  ${media.phone} {
    flex: none;
    width: auto;
    min-width: 0;
  }
`;
