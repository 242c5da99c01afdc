import styled from 'styled-components';
import { border, color, fontSize, lineHeight, media, px, radius, size, space } from '../theme/tokens.ts';

/* The gaps of ListPage and DetailPage, and the measures of what stands in them. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-width: 0;

  & > .back {
    margin-block-end: ${space(-2)};
    padding-block: ${space(0.5)};
    font-size: ${fontSize.sm};
  }
  & > .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(6)};
    min-height: ${size.control};
  }
  & .title {
    display: flex;
    align-items: center;
    width: ${px(220)};
    height: ${lineHeight.heading}em;
    font-size: ${fontSize['2xl']};
  }
  & .action {
    flex: none;
    width: ${px(120)};
  }
  & > .table {
    border: ${border.hairline};
    border-radius: ${radius.lg};
    background: ${color.surface};
    overflow: hidden;
  }
  & .row {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: ${space(4)};
    align-items: center;
    min-height: ${size.row};
    padding-inline: ${space(4)};
  }
  & .row + .row {
    border-block-start: ${border.hairline};
  }
  & .row:first-child {
    min-height: ${px(40)};
  }
  & > .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(${px(280)}, ${px(360)});
    gap: ${space(4)};
    align-items: start;
  }
  & .stack {
    display: grid;
    gap: ${space(4)};
  }

  ${media.mobile} {
    & > .columns {
      grid-template-columns: minmax(0, 1fr);
    }
    /* A row becomes a card of two lines. */
    & .row {
      grid-template-columns: 1fr 1fr;
      gap: 0 ${space(4)};
      padding-block: ${space(3)};
    }
    & .row:first-child {
      display: none;
    }
  }
  /* As the page's head wraps there. */
  ${media.phone} {
    gap: ${space(3)};

    & > .head {
      flex-wrap: wrap;
      gap: ${space(3)};
    }
    & > .head > :last-child {
      width: 100%;
    }
  }
`;
