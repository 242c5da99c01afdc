import styled from 'styled-components';
import {
  border,
  color,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  px,
  radius,
  shadow,
  space,
} from '../theme/tokens.ts';

export const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(${px(320)}, 2fr) 3fr;
  min-height: 100vh;
  min-height: 100dvh;

  & > header {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: ${space(8)};
    justify-content: space-between;
    padding: ${space(10)};
    border-inline-end: ${border.hairline};
    background: ${color.surface};
  }
  & > header > :not(.modules) {
    position: relative;
  }
  /* Keeps clear of the brand and the text. */
  & .modules {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    fill: ${color.accent};
    opacity: 0.4;
    mask-image: radial-gradient(75% 55% at 85% 42%, currentcolor, transparent);
  }
  & .pitch {
    max-width: ${px(400)};
    color: ${color.textMuted};
  }
  & .lead {
    margin-block-end: ${space(3)};
    color: ${color.text};
    font-size: ${fontSize['3xl']};
    font-weight: ${fontWeight.semibold};
    line-height: ${lineHeight.heading};
    text-wrap: balance;
  }
  & > .side {
    display: flex;
    flex-direction: column;
    min-width: 0;
    padding: ${space(5)} ${space(6)};
  }
  & .language {
    display: flex;
    justify-content: flex-end;
  }
  & main {
    display: grid;
    flex: 1;
    place-items: center;
    padding-block: ${space(6)};
    outline: none;
  }
  & .card {
    width: 100%;
    max-width: ${px(420)};
    padding: ${space(8)};
    border: ${border.hairline};
    border-radius: ${radius.lg};
    background: ${color.surface};
    box-shadow: ${shadow.sm};
  }
  & h1 {
    margin-block-end: ${space(6)};
    font-size: ${fontSize['2xl']};
    font-weight: ${fontWeight.semibold};
    line-height: ${lineHeight.heading};
    outline: none;
  }
  & h1:has(+ .description) {
    margin-block-end: ${space(1)};
  }
  & .description {
    margin-block-end: ${space(6)};
    color: ${color.textMuted};
  }
  & footer {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    text-align: center;
  }

  ${media.forcedColors} {
    & .modules {
      display: none;
    }
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;

    & > header {
      /* The language switch is beside the brand. */
      padding: ${space(5)} ${px(172)} 0 ${space(5)};
      border: 0;
      background: none;
    }
    & > header > [data-size] {
      --mark: ${px(32)};
      font-size: ${fontSize.lg};
    }
    & .language {
      position: absolute;
      inset-block-start: ${space(4.5)};
      inset-inline-end: ${space(4)};
    }
    & :is(.pitch, .modules) {
      display: none;
    }
    & > .side {
      padding: ${space(4)};
    }
    & main {
      align-items: start;
    }
  }
  ${media.phone} {
    & .card {
      padding: ${space(5)};
    }
  }
`;
