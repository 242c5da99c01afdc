import { css } from 'styled-components';
import {
  border,
  color,
  focusRingInset,
  fontSize,
  fontWeight,
  layer,
  px,
  radius,
  space,
  TONES,
} from '../../theme/tokens.ts';
import { wholeInSight } from '../wholeInSight.ts';

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
  /* A part of an amount reads as another one: it is there only where all of it is in sight. */
  & td[data-align='end']:not([data-pin]) {
    ${wholeInSight}
  }
  /* An amount with a colour of its own comes and goes with that colour. */
  & td[data-align='end']:not([data-pin]) > [data-tone] {
    display: inline-block;
    -webkit-text-fill-color: currentcolor;
    ${wholeInSight}
  }
  & td[data-amount] {
    font-size: ${fontSize['money-cell']};
    font-weight: ${fontWeight.semibold};
  }
  /* What waits, failed or is unknown is told at the row's edge too. */
  & :is(li, tr > :first-child):is([data-tone], [data-tone] > *) {
    box-shadow: inset ${px(3)} 0 0 var(--edge);
  }
  ${TONES.map((tone) => `& [data-row][data-tone='${tone}'] { --edge: ${color[`${tone}Solid`]}; }`)}
  /* Its words are cut within it, so that what changes its width may stand astride its edge. */
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

  /* A line is less than 24 px tall: what is pressed reaches beyond it. */
  & .link {
    padding-block: ${space(1)};
    color: ${color.text};
    text-decoration: none;
  }
  & .link:hover {
    color: ${color.accentText};
    text-decoration: underline;
  }
  & .link:focus-visible,
  & .copy:focus-visible {
    ${focusRingInset}
  }
  /* Drawn as the form's Checkbox is, without a styled element in each row. */
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
  /* The whole cell takes the press: 18 px are drawn, 44 are meant. */
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
    background: none;
    color: ${color.textMuted};
    cursor: pointer;
  }
  & .copy {
    width: ${space(6)};
    height: ${space(6)};
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
    background: ${color.surfaceSunken};
    color: ${color.text};
  }
  & .copy[data-result='copied'] {
    color: ${color.successText};
  }
  & .copy[data-result='copyFailed'] {
    color: ${color.dangerText};
  }
`;
