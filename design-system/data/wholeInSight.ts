import { css, keyframes } from 'styled-components';

const enter = keyframes`from { -webkit-text-fill-color: transparent; }`;
const leave = keyframes`to { color: transparent; }`;

/**
 * For content of a horizontal scroller: visible only while no part of it is cut off at an edge or covered by a sticky
 * column. Where nothing scrolls it does nothing, nor in a browser that does not know such timelines. Two properties,
 * because what is wider than its place leaves before it has entered; neither makes a layer of each cell, as opacity would.
 */
export const wholeInSight = css`
  @supports (animation-timeline: view(inline)) {
    animation: ${enter} linear both, ${leave} linear both;
    animation-timeline: view(inline), view(inline);
    animation-range: entry-crossing 98% entry-crossing 100%, exit-crossing 0% exit-crossing 2%;
  }
`;
