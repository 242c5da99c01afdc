import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, focusRing, fontSize, motion, radius, size as sizes, space } from '../theme/tokens.ts';

export const INPUT_SIZES = ['sm', 'md', 'lg'] as const;
export type InputSize = (typeof INPUT_SIZES)[number];

export interface InputBoxProps extends ComponentPropsWithRef<'span'> {
  size?: InputSize;
  /** Inside the box, before the text: an icon, a unit. */
  start?: ReactNode;
  /** Inside the box, after the text: a unit, small buttons (`InputButton`). */
  end?: ReactNode;
  /** The control itself: an `Input`. */
  children: ReactNode;
}

/** The box around a text input: border, focus ring and slots beside the text. */
export function InputBox({ size = 'md', start, end, children, ...rest }: InputBoxProps) {
  return (
    <Root data-size={size} {...rest}>
      {start && <Slot>{start}</Slot>}
      {children}
      {end && <Slot>{end}</Slot>}
    </Root>
  );
}

const Root = styled.span`
  display: flex;
  align-items: center;
  width: 100%;
  min-width: 0;
  min-height: ${sizes.control};
  border: ${border.control};
  border-radius: ${radius.md};
  background: ${color.surface};
  transition: border-color ${motion.fast} ${motion.ease};

  &[data-size='sm'] {
    min-height: ${sizes.controlSm};
    font-size: ${fontSize.sm};
  }
  &[data-size='lg'] {
    min-height: ${sizes.controlLg};
  }
  &:has([aria-invalid='true']) {
    border-color: ${color.dangerText};
  }
  /* The focus ring surrounds the box when its input has the focus; a button inside shows its own ring. */
  &:has(> :is(input, textarea, select):focus-visible) {
    border-color: ${color.focus};
    ${focusRing}
  }
  &:has(> :is(input, textarea, select):is(:disabled, :read-only:not(select))) {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
  }
`;

const Slot = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(0.5)};
  padding-inline: ${space(2.5)} 0;
  color: ${color.textMuted};

  /* After the text the padding is on the other side; a button has its own. */
  :is(input, textarea, select) ~ & {
    padding-inline: 0 ${space(2.5)};
  }
  :is(input, textarea, select) ~ &:has(button:last-child) {
    padding-inline-end: ${space(1)};
  }
`;

/** Styles of the control inside an `InputBox`; `as="select"` or `as="textarea"` for the others. */
export const Input = styled.input`
  flex: 1 1 auto;
  width: 100%;
  min-width: 0;
  /* Not a fixed height: enlarged text must fit (WCAG 1.4.12). */
  padding: ${space(1)} ${space(2.5)};
  border: 0;
  border-radius: ${radius.md};
  background: transparent;
  text-overflow: ellipsis;
  appearance: none;

  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &:disabled {
    color: ${color.textDisabled};
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  /* The browser's own colours of an autofilled field do not match the theme. */
  &:autofill {
    -webkit-text-fill-color: ${color.text};
    box-shadow: 0 0 0 100vmax ${color.surfaceSelected} inset;
  }
  /* Below 16 px, a phone zooms into the page at each tap on a field. */
  @media (pointer: coarse) {
    font-size: ${fontSize.lg};
  }
`;

/** A small button inside an `InputBox`: 24 px, larger for touch. */
export const InputButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${space(7)};
  height: ${space(7)};
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;

  &:hover {
    background: ${color.surfaceSunken};
    color: ${color.text};
  }
  @media (pointer: coarse) {
    width: ${sizes.controlSm};
    height: ${sizes.controlSm};
  }
`;
