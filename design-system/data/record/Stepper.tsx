// Two thirds of the file is styles.
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../../base/icon/Icon.tsx';
import { CheckIcon, CloseIcon } from '../../base/icon/icons.ts';
import { VisuallyHidden } from '../../base/LiveRegion.tsx';
import { useOwnWords } from '../../labels.own.ts';
import {
  color,
  focusRing,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  px,
  radius,
  space,
} from '../../theme/tokens.ts';

export const STEP_STATES = ['done', 'current', 'coming', 'failed'] as const;

export interface Step {
  id: string;
  label: string;
  /** What happens in it, or how it ended. */
  description?: string;
  /** The step failed; shown at any position. */
  failed?: boolean;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The goal of the steps, for screen readers: "Nhập giao dịch". */
  label: string;
  /** Three to five, in order. */
  steps: readonly Step[];
  /** The current step; earlier ones are done. Null when all are done. */
  current: string | null;
  /** Goes back to a completed step. Without it steps are not clickable. */
  onStep?: (id: string) => void;
}

const words = {
  vi: { done: 'đã xong', current: 'đang làm', coming: 'chưa tới', failed: 'không thành' },
  en: { done: 'done', current: 'in progress', coming: 'not yet', failed: 'failed' },
};

/** Progress through a task of a few steps, in a row, or in a column below 576 px. Render the current step's content below it. */
export function Stepper({ label, steps, current, onStep, ...rest }: StepperProps) {
  const say = useOwnWords(words);
  const at = current === null ? steps.length : steps.findIndex(({ id }) => id === current);
  return (
    <Root role="list" aria-label={label} {...rest}>
      {steps.map(({ id, label, description, failed }, index) => {
        const state = failed ? 'failed' : index < at ? 'done' : index === at ? 'current' : 'coming';
        const texts = (
          <>
            <span className="label">{label}</span>
            <VisuallyHidden>, {say(state)}</VisuallyHidden>
            {description && <span className="description">{description}</span>}
          </>
        );
        return (
          <li key={id} data-state={state} aria-current={index === at ? 'step' : undefined}>
            <span className="mark" aria-hidden>
              {state === 'done' ? (
                <Icon icon={CheckIcon} size="sm" />
              ) : state === 'failed' ? (
                <Icon icon={CloseIcon} size="sm" />
              ) : (
                index + 1
              )}
            </span>
            {onStep && index < at ? (
              <button type="button" className="texts" onClick={() => onStep(id)}>
                {texts}
              </button>
            ) : (
              <span className="texts">{texts}</span>
            )}
          </li>
        );
      })}
    </Root>
  );
}

const Root = styled.ol`
  display: flex;
  min-width: 0;
  padding: 0;
  list-style: none;

  & > li {
    --way: ${color.border};
    position: relative;
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    align-items: flex-start;
    gap: ${space(1)} ${space(3)};
    min-width: 0;
    padding-inline-end: ${space(3)};
  }
  & > li:last-child {
    flex-grow: 0;
    flex-basis: auto;
    padding-inline-end: 0;
  }
  /* The line to the next step. */
  & > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block-start: ${space(3.5)};
    inset-inline: ${space(9)} ${space(2)};
    border-block-start: ${px(1.5)} solid var(--way);
  }
  & > [data-state='done'] {
    --way: ${color.accent};
  }
  & .mark {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: ${space(7)};
    height: ${space(7)};
    border: ${px(1.5)} solid ${color.borderStrong};
    border-radius: ${radius.full};
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.semibold};
    font-variant-numeric: tabular-nums;
  }
  & [data-state='done'] > .mark {
    border-color: ${color.accent};
    color: ${color.accentText};
  }
  & [data-state='current'] > .mark {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
  & [data-state='failed'] > .mark {
    border-color: ${color.dangerSolid};
    background: ${color.dangerSolid};
    color: ${color.onDanger};
  }
  & .texts {
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: ${space(7)};
    padding: ${space(1)} 0 0;
    border: 0;
    background: none;
    color: ${color.textMuted};
    line-height: ${lineHeight.table};
    text-align: start;
    overflow-wrap: anywhere;
  }
  & button.texts {
    border-radius: ${radius.sm};
    cursor: pointer;
  }
  & button.texts:hover > .label {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & button.texts:focus-visible {
    ${focusRing}
  }
  & .label {
    font-weight: ${fontWeight.medium};
  }
  & [data-state='current'] .label,
  & [data-state='done'] .label {
    color: ${color.text};
  }
  & [data-state='failed'] .label {
    color: ${color.dangerText};
  }
  & .description {
    font-size: ${fontSize.sm};
  }
  ${media.phone} {
    flex-direction: column;

    & > li {
      flex-direction: row;
      padding-block-end: ${space(5)};
    }
    & > li:last-child {
      padding-block-end: 0;
    }
    & > li:not(:last-child)::after {
      inset-block: ${space(8)} ${space(1)};
      inset-inline: ${space(3.5)} auto;
      border-block-start: 0;
      border-inline-start: ${px(1.5)} solid var(--way);
    }
  }
  ${media.forcedColors} {
    & [data-state='current'] > .mark {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
