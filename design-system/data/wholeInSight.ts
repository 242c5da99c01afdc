import { css, keyframes } from 'styled-components';

const enter = keyframes`from { -webkit-text-fill-color: transparent; }`;
const leave = keyframes`to { color: transparent; }`;

/**
 * For content of a horizontal scroller: visible only while no part of it is cut off at an edge or covered by a sticky
 * column. Does nothing where nothing scrolls, or in browsers without view timelines. Two properties, because content
 * wider than its container starts to leave before it has fully entered; unlike opacity, neither creates a layer for
 * each cell.
 */
export const wholeInSight = css`
  @supports (animation-timeline: view(inline)) {
    animation: ${enter} linear both, ${leave} linear both;
    animation-timeline: view(inline), view(inline);
    animation-range: entry-crossing 98% entry-crossing 100%, exit-crossing 0% exit-crossing 2%;
  }
`;
