import styled from 'styled-components';
import {
  color,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  px,
  radius,
  size,
  space,
} from '../../theme/tokens.ts';

export const Root = styled.nav`
  container-type: inline-size;
  flex: 1;
  min-width: 0;
  width: 100%;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.body};

  & > ol {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-width: ${px(32)};
  }
  & li:last-child {
    flex-shrink: 0.5;
  }
  & li > svg {
    flex: none;
  }
  & a,
  & li > span {
    padding: ${space(0.5)} ${space(1)};
    border-radius: ${radius.sm};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    text-decoration: none;
  }
  & a:hover {
    color: ${color.text};
    text-decoration: underline;
  }
  & [aria-current] {
    color: ${color.text};
    font-weight: ${fontWeight.medium};
  }
  & button {
    display: grid;
    place-items: center;
    width: ${size.controlSm};
    height: ${size.controlSm};
    padding: 0;
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    cursor: pointer;
  }
  & button:hover {
    color: ${color.text};
  }

  & > ol > [data-collapsed-middle] {
    display: none;
    flex: none;
  }
  @container (max-width: ${px(480)}) {
    & > ol > [data-middle] {
      display: none;
    }
    & > ol > [data-collapsed-middle] {
      display: flex;
    }
  }
  /* Too narrow for a path: only the page's name. */
  @container (max-width: ${px(160)}) {
    & li:not(:last-child),
    & li:last-child > svg {
      display: none;
    }
  }
  ${media.print} {
    display: none;
  }
`;
