import styled from 'styled-components';
import {
  border,
  color,
  fontSize,
  fontWeight,
  media,
  motion,
  radius,
  size as sizes,
  space,
} from '../../theme/tokens.ts';

/**
 * Shared styles of everything that looks like a button: `ButtonLink` and `IconButton` apply them to their own elements.
 */
export const ButtonRoot = styled.button`
  --ink: ${color.text};
  --fill: transparent;
  --fill-hover: ${color.surfaceHover};
  --line: transparent;
  --height: ${sizes.control};

  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1.5)};
  min-height: var(--height);
  padding: ${space(1)} ${space(3)};
  border: ${border.width} solid var(--line);
  border-radius: ${radius.md};
  background: var(--fill);
  color: var(--ink);
  font-size: ${fontSize.md};
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease};

  & > svg {
    flex: none;
  }
  &:hover {
    background: var(--fill-hover);
  }
  &[data-size='sm'] {
    --height: ${sizes.controlSm};
    padding-inline: ${space(2.5)};
    font-size: ${fontSize.sm};
  }
  &[data-size='lg'] {
    --height: ${sizes.controlLg};
    padding-inline: ${space(5)};
  }
  &[data-block] {
    display: flex;
    width: 100%;
    white-space: normal;
  }
  &[data-square] {
    flex: none;
    width: var(--height);
    padding: 0;
  }
  &[data-tone='accent'] {
    --ink: ${color.accentText};
  }
  &[data-tone='danger'] {
    --ink: ${color.dangerText};
  }
  &[data-variant='outline'] {
    --fill: ${color.surface};
    --line: ${color.borderStrong};
  }
  &[data-variant='solid'] {
    --ink: ${color.textInverse};
    --fill: ${color.surfaceInverse};
    --fill-hover: ${color.neutralSolid};
  }
  &[data-variant='solid'][data-tone='accent'] {
    --ink: ${color.onAccent};
    --fill: ${color.accent};
    --fill-hover: ${color.accentHover};
  }
  &[data-variant='solid'][data-tone='danger'] {
    --ink: ${color.onDanger};
    --fill: ${color.dangerSolid};
    --fill-hover: ${color.dangerSolidHover};
  }
  &[aria-pressed='true'] {
    --ink: ${color.accentText};
    --fill: ${color.surfaceSelected};
    --fill-hover: ${color.surfaceSelected};
  }
  /* Needs the specificity of the tone rules above, or a disabled solid button would look enabled. */
  &:is(:disabled, [aria-disabled='true']):not([data-loading]) {
    --ink: ${color.textDisabled};
    --fill: ${color.surfaceSunken};
    --fill-hover: ${color.surfaceSunken};
    --line: ${color.border};
    cursor: not-allowed;
    /* As a browser does for a disabled button. */
    ${media.forcedColors} {
      --ink: GrayText;
      --line: GrayText;
    }
  }
  &[data-variant='ghost']:is(:disabled, [aria-disabled='true']) {
    --fill: transparent;
    --fill-hover: transparent;
    --line: transparent;
  }
  /* Still the button's name, so not hidden. */
  & > [data-covered] {
    color: transparent;
  }
  & > .cover {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
  }
  &[data-loading]:disabled {
    position: relative;
    --fill-hover: var(--fill);
    cursor: progress;
  }
`;
