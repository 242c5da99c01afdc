import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Copyable, type CopyableProps } from '../../base/Copyable.tsx';
import { color, font, fontSize, px, radius, space } from '../../theme/tokens.ts';

export interface CodeBlockProps
  extends Omit<ComponentPropsWithRef<'figure'>, 'children'>,
    Pick<CopyableProps, 'onCopied'> {
  /** What it is: names the code and its copy button. */
  label: string;
  /** Text to copy to the clipboard. */
  code: string;
  /** Text beside the copy button; the label by default. */
  caption?: ReactNode;
  /** Replaces a text that is too long to show. */
  shown?: string;
}

/** Machine-readable text, shown as plain text and never as markup, with a button that copies all of it. */
export function CodeBlock({ label, code, caption = label, shown = code, onCopied, ...rest }: CodeBlockProps) {
  return (
    <Root aria-label={label} {...rest}>
      <Copyable value={code} label={label} reveal="always" onCopied={onCopied}>
        {caption}
      </Copyable>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <pre tabIndex={0} translate="no">
        {shown}
      </pre>
    </Root>
  );
}

const Root = styled.figure`
  min-width: 0;
  margin: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};

  & > pre {
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
`;
