import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { useLabel } from '../labels.tsx';
import { color, fontSize, media, motion, radius, space } from '../theme/tokens.ts';
import { useCopy } from './copy/useCopy.ts';
import { Icon } from './icon/Icon.tsx';
import { AlertIcon, CheckIcon, CopyIcon } from './icon/icons.ts';

export interface CopyableProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Text to copy to the clipboard. */
  value: string;
  /** What to show instead of the plain value: a link, a grouped number. */
  children?: ReactNode;
  /** What the value is, for the button's name: "transaction id". The value itself by default. */
  label?: string;
  /** `hover` shows the button on hover and focus; `always` keeps it visible. */
  reveal?: 'hover' | 'always';
  /** Called after the value was copied. */
  onCopied?: () => void;
}

/** An id, account or code with a button that copies it. Space for the button is always reserved. */
export function Copyable({ value, children, label, reveal = 'hover', onCopied, ...rest }: CopyableProps) {
  const word = useLabel();
  const { result, copy } = useCopy();
  const icon = result ? (result === 'copied' ? CheckIcon : AlertIcon) : CopyIcon;
  return (
    <Root data-reveal={reveal} data-result={result} {...rest}>
      <Value translate="no">{children ?? value}</Value>
      <CopyButton
        type="button"
        aria-label={`${word('copy')} ${label ?? value}`}
        data-tip={word(result ?? 'copy')}
        onClick={async () => (await copy(value)) && onCopied?.()}
      >
        <Icon icon={icon} size="sm" />
      </CopyButton>
    </Root>
  );
}

export interface ReferenceCodeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The code of the failed request, which support asks for. */
  code: string;
}

/** "Reference code: ABC" with a copy button: shown with every error that a user may report. */
export function ReferenceCode({ code, ...rest }: ReferenceCodeProps) {
  const word = useLabel();
  return (
    <Reference {...rest}>
      {word('referenceCode')}: <Copyable value={code} label={word('referenceCode')} reveal="always" />
    </Reference>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-width: 100%;
`;

const Value = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const CopyButton = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${space(6)};
  height: ${space(6)};
  /* Taller than a line of text, but must not make the row taller. */
  margin-block: ${space(-1)};
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;
  transition: opacity ${motion.fast} ${motion.ease};

  &:hover {
    background: ${color.surfaceSunken};
    color: ${color.text};
  }
  [data-result='copied'] > & {
    color: ${color.successText};
  }
  [data-result='copyFailed'] > & {
    color: ${color.dangerText};
  }
  ${media.hover} {
    [data-reveal='hover']:not(:hover, [data-result]) > &:not(:focus-visible) {
      opacity: 0;
    }
  }
  /* Touch needs a hit area larger than the visible button. */
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: ${space(-2.5)};
    }
  }
  ${media.print} {
    display: none;
  }
`;

const Reference = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
