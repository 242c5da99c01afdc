import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { border, color, font, fontSize, fontWeight, lineHeight, px, radius, space } from '../theme/tokens.ts';

export type ProseProps = ComponentPropsWithRef<'div'>;

/** Text written for reading: headings, paragraphs, lists, tables and code as plain elements. */
export function Prose(props: ProseProps) {
  return <Root {...props} />;
}

const Root = styled.div`
  /* About 75 letters a line: in longer lines readers lose the start of the next one. */
  max-width: ${px(680)};
  min-width: 0;
  overflow-wrap: anywhere;

  & > * + * {
    margin-block-start: ${space(3)};
  }
  & :is(h2, h3, h4) {
    font-weight: ${fontWeight.semibold};
    line-height: ${lineHeight.heading};
  }
  & h2 {
    font-size: ${fontSize.xl};
  }
  & h3 {
    font-size: ${fontSize.lg};
  }
  & h4 {
    font-size: ${fontSize.md};
  }
  & > * + :is(h2, h3, h4) {
    margin-block-start: ${space(6)};
  }
  & :is(ul, ol) {
    padding-inline-start: ${space(6)};
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li + li,
  & li > :is(p, ul, ol) {
    margin-block-start: ${space(1)};
  }
  & li::marker {
    color: ${color.textMuted};
  }
  & :is(strong, th) {
    font-weight: ${fontWeight.semibold};
  }
  & a:not([data-variant]) {
    color: ${color.accentText};
  }
  & blockquote {
    margin-inline: 0;
    padding-inline-start: ${space(4)};
    border-inline-start: ${px(3)} solid ${color.borderStrong};
    color: ${color.textMuted};
  }
  & code {
    padding-inline: ${space(1)};
    border-radius: ${radius.sm};
    background: ${color.surfaceSunken};
    font-family: ${font.mono};
    font-size: ${fontSize.sm};
  }
  & pre {
    padding: ${space(3)};
    border-radius: ${radius.md};
    background: ${color.surfaceSunken};
    white-space: pre-wrap;
  }
  & pre > code {
    padding: 0;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & :is(th, td) {
    padding: ${space(2)};
    border-block-end: ${border.hairline};
    text-align: start;
    vertical-align: top;
  }
  & hr {
    border: 0;
    border-block-start: ${border.hairline};
  }
`;
