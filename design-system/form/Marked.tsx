import { Fragment } from 'react';
import styled from 'styled-components';
import { fontWeight } from '../theme/tokens.ts';
import { highlights } from './fold.ts';

export interface MarkedProps {
  text: string;
  /** What was searched for; its words are found with or without marks. */
  query: string;
}

/** A text with the parts that a search has found in it set in bold. */
export function Marked({ text, query }: MarkedProps) {
  const ranges = highlights(query, text);
  if (ranges.length === 0) return text;
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <Mark>{text.slice(start, end)}</Mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1])}
    </>
  );
}

const Mark = styled.mark`
  background: none;
  color: inherit;
  font-weight: ${fontWeight.bold};
`;
