import * as Radix from '@radix-ui/react-dialog';
import { useLayoutEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../../base/button/IconButton.tsx';
import { Icon } from '../../base/icon/Icon.tsx';
import { CloseIcon, SearchIcon } from '../../base/icon/icons.ts';
import { visuallyHidden } from '../../base/LiveRegion.tsx';
import { Input } from '../../form/InputBox.tsx';
import { useLabel } from '../../labels.tsx';
import { Mask } from '../../overlay/Dialog.styles.ts';
import { focusHome } from '../../overlay/focus.ts';
import { useBlockedScroll } from '../../overlay/useBlockedScroll.ts';
import { border, color, fontSize, layer, media, motion, radius, shadow, space } from '../../theme/tokens.ts';
import type { SearchBarProps } from './SearchBar.tsx';

/** What a `SearchBar` draws. It closes without an animation, so that the chosen command runs at once. */
export function SearchBarContent({
  open,
  onOpenChange,
  label,
  placeholder,
  value,
  onChange,
  field,
  children,
  footer,
  onClosed,
}: SearchBarProps) {
  const word = useLabel();
  const input = useRef<HTMLInputElement>(null);
  const home = useRef<Element>(null);
  useBlockedScroll(open);
  useLayoutEffect(() => {
    if (open) home.current = document.activeElement;
  }, [open]);

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Not Radix's overlay: its scroll lock writes a <style> that the Content-Security-Policy forbids. */}
        {open && <Mask data-state="open" />}
        <Surface
          aria-modal
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            input.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusHome(home.current);
            onClosed?.();
          }}
        >
          <Radix.Title className="title">{label}</Radix.Title>
          <div className="bar">
            <Icon icon={SearchIcon} size="lg" />
            <Input
              ref={input}
              type="search"
              aria-label={label}
              placeholder={placeholder}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              {...field}
              value={value}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
            <IconButton icon={CloseIcon} label={word('close')} onClick={() => onOpenChange(false)} />
          </div>
          {children}
          {footer && <footer className="foot">{footer}</footer>}
        </Surface>
      </Radix.Portal>
    </Radix.Root>
  );
}

const appear = keyframes`from { opacity: 0; transform: translateY(-${space(2)}); }`;

const Surface = styled(Radix.Content)`
  position: fixed;
  inset-block-start: min(12vh, ${space(24)});
  inset-inline: 0;
  z-index: ${layer.modal};
  display: flex;
  flex-direction: column;
  width: 50vw;
  max-height: min(70dvh, calc(100dvh - ${space(16)}));
  margin-inline: auto;
  overflow: hidden;
  border: ${border.hairline};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.lg};
  outline: none;

  ${media.mobile} {
    width: 75vw;
  }
  ${media.phone} {
    inset-block-start: ${space(4)};
    width: 90vw;
  }

  & > .title {
    ${visuallyHidden}
  }
  & > .bar {
    display: flex;
    align-items: center;
    flex: none;
    gap: ${space(1)};
    padding: ${space(1.5)} ${space(2)} ${space(1.5)} ${space(4)};
    color: ${color.textMuted};
  }
  & > .bar > input {
    min-height: ${space(10)};
    color: ${color.text};
    font-size: ${fontSize.lg};
  }
  /* The field is focused as long as it is open: the line under it shows the focus. */
  & > .bar:has(> input:focus-visible) {
    box-shadow: inset 0 calc(-2 * ${border.width}) ${color.focus};
  }
  & > .foot {
    flex: none;
    padding: ${space(2)} ${space(4)};
    border-block-start: ${border.hairline};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
  ${media.forcedColors} {
    & > .bar {
      border-block-end: ${border.control};
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${appear} ${motion.fast} ${motion.ease};
  }
  ${media.print} {
    display: none;
  }
`;
