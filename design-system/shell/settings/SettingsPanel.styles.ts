import styled from 'styled-components';
import { border, color, px, radius, space } from '../../theme/tokens.ts';

export const Page = styled.span`
  position: relative;
  display: flex;
  height: ${px(56)};
  overflow: hidden;
  border: ${border.hairline};
  border-radius: ${radius.sm};
  background: ${color.canvas};
  forced-color-adjust: none;

  & i {
    display: block;
  }
  & > .menu {
    display: flex;
    flex: none;
    flex-direction: column;
    gap: ${space(1)};
    width: 34%;
    padding: ${space(1.5)};
    border-inline-end: ${border.hairline};
    background: ${color.surface};
  }
  & > .menu > i,
  & > .half > i {
    flex: none;
    height: ${px(4)};
    border-radius: ${radius.full};
    background: ${color.borderStrong};
  }
  & > .text {
    flex: 1;
    margin: ${space(2)};
    border-radius: ${radius.sm};
    background: ${color.border};
  }
  &[data-mode='overlay'] > .menu {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    box-shadow: 0 0 ${space(2)} ${color.shadow};
  }
  &[data-mode='overlay'] > .menu + .text {
    margin-inline-start: 20%;
  }
  &[data-mode='slim'] > .menu {
    width: 16%;
    padding-inline: ${space(1)};
  }
  &[data-mode='compact'] > .menu {
    width: 24%;
    padding-inline: ${space(1)};
  }
  &[data-mode='compact'] > .menu > i {
    height: ${px(8)};
    border-radius: ${radius.sm};
  }
  &[data-mode='horizontal'] {
    flex-direction: column;
  }
  &[data-mode='horizontal'] > .menu {
    flex-direction: row;
    width: auto;
    border-inline-end: 0;
    border-block-end: ${border.hairline};
  }
  &[data-mode='horizontal'] > .menu > i {
    width: 22%;
  }
  & > .half {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${space(1)};
    padding: ${space(2)};
    background: ${color.surface};
  }
  & > .half > i {
    background: ${color.textMuted};
  }
  & > .half > i:first-child {
    width: 60%;
    background: ${color.text};
  }
  & > .half > .accent {
    width: 40%;
    height: ${px(8)};
    margin-block-start: auto;
    background: ${color.accent};
  }
  &[data-rows] {
    flex-direction: column;
    justify-content: center;
    gap: ${px(9)};
    padding-inline: ${space(2)};
  }
  &[data-rows='compact'] {
    gap: ${px(4)};
  }
  &[data-rows] > i {
    flex: none;
    height: ${px(2)};
    background: ${color.borderStrong};
  }
`;

export const Dot = styled.span`
  align-self: center;
  width: ${space(6)};
  height: ${space(6)};
  border-radius: ${radius.full};
  background: ${color.accent};
  forced-color-adjust: none;
`;
