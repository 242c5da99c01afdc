import { css } from 'styled-components';
import {
  border,
  color,
  focusRingInset,
  fontSize,
  fontWeight,
  layer,
  media,
  px,
  radius,
  space,
  TONES,
} from '../../theme/tokens.ts';

/** Column indexes in a row, as many as a list may show. */
const CUT_PLACES = Array.from({ length: 24 }, (_, index) => index + 1);

/** The header, and the small controls of header and rows: sort, link, checkbox, copy, menu. */
export const head = css`
  & thead {
    position: sticky;
    inset-block-start: var(--stop);
    z-index: ${layer.sticky};
    border-block-end: ${border.hairline};
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  & thead tr {
    min-height: ${px(36)};
  }
  /* A cut amount reads as another amount, so a cell cut by an edge is hidden. */
  ${CUT_PLACES.map(
    (place) =>
      `& .region:is([data-cut-start='${place}'], [data-cut-end='${place}']) tr > :nth-child(${place})[data-align='end'] { -webkit-text-fill-color: transparent; }`,
  )}
  & td[data-amount] {
    font-size: ${fontSize['money-cell']};
    font-weight: ${fontWeight.semibold};
  }
  /* Waiting, failed and unknown rows also have a coloured edge. */
  & :is(li, tr > :first-child):is([data-tone], [data-tone] > *) {
    box-shadow: inset ${px(3)} 0 0 var(--edge);
  }
  ${TONES.map((tone) => `& [data-row][data-tone='${tone}'] { --edge: ${color[`${tone}Solid`]}; }`)}
  /* Truncates its label inside, so that the resize handle can overlap its edge. */
  & thead th {
    position: relative;
    overflow: visible;
    font-weight: ${fontWeight.medium};
  }
  & .region thead [data-pin] {
    z-index: ${layer.raised + 1};
  }
  & .name {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & .sort {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    max-width: 100%;
    min-height: ${space(7)};
    margin-inline: ${space(-1.5)};
    padding: 0 ${space(1.5)};
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: inherit;
    font-weight: inherit;
    cursor: pointer;
  }
  & .sort > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & .sort > svg {
    flex: none;
    opacity: 0;
  }
  & .sort:hover {
    background: ${color.surfaceSunken};
    color: ${color.text};
  }
  & .sort:is(:hover, :focus-visible) > svg,
  & [aria-sort] .sort > svg {
    opacity: 1;
  }
  & .sort:focus-visible {
    ${focusRingInset}
  }
  & [aria-sort] {
    color: ${color.text};
  }
  & [data-align='end'] .sort {
    flex-direction: row-reverse;
  }

  /* A line is less than 24 px tall, so the target extends beyond it. */
  & .link {
    padding-block: ${space(1)};
    color: ${color.text};
    text-decoration: none;
  }
  /* The browser alone knows which links were visited. */
  & .link:visited {
    color: ${color.textMuted};
  }
  & .link:hover {
    color: ${color.accentText};
    text-decoration: underline;
  }
  & .link:focus-visible,
  & .copy:focus-visible {
    ${focusRingInset}
  }
  /* Looks like the form's Checkbox, without a styled element in each row. */
  & input[type='checkbox'] {
    display: inline-grid;
    flex: none;
    place-content: center;
    width: ${space(4.5)};
    height: ${space(4.5)};
    margin: 0;
    border: ${border.control};
    border-radius: ${radius.sm};
    background: ${color.surface};
    color: ${color.onAccent};
    appearance: none;
    cursor: pointer;
  }
  & input[type='checkbox']:is(:checked, :indeterminate) {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  & input[type='checkbox']:is(:checked, :indeterminate)::before {
    content: '';
    width: ${space(2.5)};
    height: ${space(2.5)};
    background: currentColor;
    clip-path: polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0%, 43% 62%);
  }
  & input[type='checkbox']:indeterminate::before {
    height: ${space(0.5)};
    clip-path: none;
  }
  /* The whole cell is the target: 18 px visible, 44 px to press. */
  & .check > input::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & .copy,
  & .more {
    display: inline-grid;
    place-items: center;
    width: ${space(7)};
    height: ${space(7)};
    padding: 0;
    border: 0;
    border-radius: ${radius.sm};
    background-color: transparent;
    color: ${color.textMuted};
    cursor: pointer;
  }
  & .copy {
    width: ${space(6)};
    height: ${space(6)};
  }
  /* Three dots as a background: an icon would add four elements to each row. */
  & .more {
    background-image: ${[-6, 0, 6].map(() => 'radial-gradient(circle closest-side, currentcolor 90%, transparent)').join(', ')};
    background-position: ${[-6, 0, 6].map((x) => `calc(50% + ${px(x)}) center`).join(', ')};
    background-repeat: no-repeat;
    background-size: ${px(3)} ${px(3)};
  }
  /* Visible in the active row. */
  & tbody tr:not(:hover, :focus-within, [data-current]) .more:not([aria-expanded='true']) {
    color: transparent;
  }
  ${media.coarse} {
    & tbody tr .more.more {
      color: ${color.textMuted};
    }
  }
  & .title > .copy {
    margin-inline-start: ${space(1)};
    margin-block: ${space(-1)};
    vertical-align: middle;
  }
  & .copy:hover,
  & .copy[aria-expanded='true'],
  & .more:hover,
  & .more[aria-expanded='true'] {
    background-color: ${color.surfaceSunken};
    color: ${color.text};
  }
`;
