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
  & > .summary {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(${px(168)}, 1fr));
    gap: ${space(3)};
    overflow: hidden;
  }
  & .card {
    display: flex;
    flex-direction: column;
    gap: ${space(0.5)};
    padding: ${space(3)} ${space(4)};
    border: ${border.hairline};
    border-radius: ${radius.lg};
    background: ${color.surface};
    line-height: ${lineHeight.table};
  }
  & .label {
    font-size: ${fontSize.sm};
  }
  & .value {
    font-size: ${fontSize.xl};
  }
  & > .filters {
    display: flex;
    gap: ${space(2)};
  }
  & .search {
    width: ${px(280)};
  }
  & .chip {
    width: ${px(130)};
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
    & .search {
      flex: 1;
      width: auto;
    }
    & .chip + .chip {
      display: none;
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

    & > .summary {
      grid-auto-columns: minmax(${px(168)}, max-content);
      grid-auto-flow: column;
      grid-template-columns: none;
    }
    & > .head {
      flex-wrap: wrap;
      gap: ${space(3)};
    }
    & .action {
      width: 100%;
    }
  }
`;
