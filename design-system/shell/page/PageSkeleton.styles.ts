import styled from 'styled-components';
import { skeletonRows } from '../../base/Skeleton.tsx';
import { border, color, fontSize, lineHeight, media, px, radius, size, space } from '../../theme/tokens.ts';

/* The gaps and sizes of ListPage and DetailPage. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-width: 0;

  &[data-variant='list'] {
    gap: ${space(2)};
    margin-block-start: ${space(-2)};
    ${media.desktop} {
      --size-control: ${size.controlSm};
    }
  }
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
  & .rows {
    block-size: calc(20 * ${size.row});
    margin-block-start: ${px(40)};
    ${skeletonRows}
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
  }
  /* Wraps as the page's header does there. */
  ${media.phone} {
    &[data-variant='detail'] {
      gap: ${space(3)};
    }
    &[data-variant='detail'] > .head {
      flex-wrap: wrap;
      gap: ${space(3)};
    }
    &[data-variant='detail'] > .head > :last-child {
      width: 100%;
    }
  }
`;
