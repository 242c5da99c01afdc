import { type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';
import { Copyable } from '../base/Copyable.tsx';
import { Icon } from '../base/Icon.tsx';
import { ChevronRightIcon } from '../base/icons.ts';
import { useLabel } from '../labels.tsx';
import {
  border,
  color,
  font,
  fontSize,
  fontWeight,
  media,
  motion,
  px,
  radius,
  size,
  space,
} from '../theme/tokens.ts';
import { formatCount } from './count.ts';

export interface RawDataProps extends Omit<ComponentPropsWithRef<'details'>, 'children' | 'title'> {
  /** Words of the disclosure: "Dữ liệu gốc". */
  title: string;
  /** Whatever the API answered. Shown as text, never as markup. */
  value: unknown;
}

/** Beyond it a browser takes visible time to lay the text out; the copy is always whole. */
const SHOWN_CHARACTERS = 100_000;

/** The API's own answer behind a disclosure, for support and for developers. Written out only when it is opened. */
export function RawData({ title, value, ...rest }: RawDataProps) {
  const [open, setOpen] = useState(false);
  return (
    <Root {...rest} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon icon={ChevronRightIcon} />
        {title}
      </summary>
      {open && <Text title={title} value={value} />}
    </Root>
  );
}

function Text({ title, value }: Pick<RawDataProps, 'title' | 'value'>) {
  const word = useLabel();
  const text = asText(value);
  const cut = text.length > SHOWN_CHARACTERS;
  const counts = { shown: formatCount(SHOWN_CHARACTERS), total: formatCount(text.length) };
  return (
    <div className="content">
      <Copyable value={text} label={title} reveal="always">
        {cut ? word('shownPart', counts) : 'JSON'}
      </Copyable>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <pre tabIndex={0} translate="no">
        {cut ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text}
      </pre>
    </div>
  );
}

/** JSON with two spaces. What JSON cannot say (a cycle, a BigInt, undefined) is shown as its plain text. */
function asText(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2) ?? String(value);
  } catch {
    return String(value);
  }
}

const Root = styled.details`
  border: ${border.hairline};
  border-radius: ${radius.lg};
  background: ${color.surface};

  /* Not a list item, which would draw the browser's own triangle; older ones draw it in any case. */
  & > summary {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: ${size.control};
    padding: ${space(2.5)} ${space(4)};
    border-radius: ${radius.lg};
    font-weight: ${fontWeight.medium};
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    flex: none;
    color: ${color.textMuted};
    transition: rotate ${motion.fast} ${motion.ease};
  }
  &[open] > summary > svg {
    rotate: 90deg;
  }
  & > summary:hover {
    background: ${color.surfaceHover};
  }
  & > .content {
    padding: ${space(2)} ${space(4)} ${space(4)};
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  & pre {
    max-height: ${px(420)};
    margin: ${space(2)} 0 0;
    padding: ${space(3)};
    border-radius: ${radius.md};
    background: ${color.surfaceSunken};
    color: ${color.text};
    font-family: ${font.mono};
    overflow: auto;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  ${media.print} {
    display: none;
  }
`;
