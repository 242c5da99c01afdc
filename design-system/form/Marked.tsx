import { Fragment } from 'react';
import styled from 'styled-components';
import { fontWeight } from '../theme/tokens.ts';
import { highlights } from './fold.ts';

export interface MarkedProps {
  text: string;
  /** The search query; its words match with or without diacritics. */
  query: string;
}

/** A text with the matches of a search in bold. */
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
