import styled from 'styled-components';
import {
  border,
  color,
  focusRing,
  fontSize,
  fontWeight,
  motion,
  px,
  radius,
  space,
} from '../../theme/tokens.ts';

/** The drop zone. A transparent file input covers it, so that a press anywhere works. */
export const Zone = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(1)} ${space(2)};
  min-height: ${space(16)};
  padding: ${space(3)} ${space(4)};
  border: ${border.width} dashed ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.textMuted};
  text-align: center;
  transition: background-color ${motion.fast} ${motion.ease};

  &[data-size='lg'] {
    flex-direction: column;
    min-height: ${px(240)};
  }
  & > svg {
    flex: none;
  }
  & .choose {
    color: ${color.accentText};
    font-weight: ${fontWeight.medium};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  /* Some browsers give the button inside a cursor of its own. */
  & > input::file-selector-button {
    cursor: pointer;
  }
  &:hover {
    background: ${color.surfaceHover};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  &:has([aria-invalid='true']) {
    border-color: ${color.dangerText};
  }
  &[data-over] {
    border-style: solid;
    border-color: ${color.accent};
    background: ${color.surfaceSelected};
    color: ${color.text};
  }
  &[data-disabled] {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
  }
  &[data-disabled] .choose {
    color: inherit;
    text-decoration: none;
  }
  &[data-disabled] > input {
    cursor: not-allowed;
  }
`;

export const Refusals = styled.div`
  color: ${color.dangerText};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;

  &:not(:empty) {
    margin-block-start: ${space(1)};
  }
`;

export const Files = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: ${space(2)} 0 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-width: 0;
    padding: ${space(2)} ${space(3)};
    border: ${border.hairline};
    border-radius: ${radius.md};
    background: ${color.surface};
  }
  & > li > :not(.words) {
    flex: none;
  }
  & > li > svg {
    color: ${color.textMuted};
  }
  & .words {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    min-width: 0;
  }
  & .name {
    overflow-wrap: anywhere;
  }
  & .size {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;
