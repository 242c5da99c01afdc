import { type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';
import { Details } from '../../base/Details.tsx';
import { useLabel } from '../../labels.tsx';
import { media } from '../../theme/tokens.ts';
import { formatCount } from '../count.ts';
import { CodeBlock } from './CodeBlock.tsx';

export interface RawDataProps extends Omit<ComponentPropsWithRef<'details'>, 'children' | 'title'> {
  /** Label of the disclosure: "Dữ liệu gốc". */
  title: string;
  /** Any response of the API. Shown as text, never as markup. */
  value: unknown;
}

/** A longer text takes visible time to lay out; the copy is always complete. */
const SHOWN_CHARACTERS = 100_000;

/** The API's raw response behind a disclosure, for support and for developers. Formatted only when opened. */
export function RawData({ title, value, ...rest }: RawDataProps) {
  const [open, setOpen] = useState(false);
  return (
    <Root title={title} {...rest} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {open && <Json title={title} value={value} />}
    </Root>
  );
}

function Json({ title, value }: Pick<RawDataProps, 'title' | 'value'>) {
  const word = useLabel();
  const text = asText(value);
  const cut = text.length > SHOWN_CHARACTERS;
  const counts = { shown: formatCount(SHOWN_CHARACTERS), total: formatCount(text.length) };
  return (
    <CodeBlock
      label={title}
      code={text}
      caption={cut ? word('shownPart', counts) : 'JSON'}
      shown={cut ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text}
    />
  );
}

/** JSON with two spaces. What JSON cannot represent (a cycle, a BigInt, undefined) becomes plain text. */
function asText(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2) ?? String(value);
  } catch {
    return String(value);
  }
}

const Root = styled(Details)`
  ${media.print} {
    display: none;
  }
`;
