import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../base/Icon.tsx';
import { AlertIcon } from '../base/icons.ts';
import { visuallyHidden } from '../base/LiveRegion.tsx';
import { useLabel } from '../labels.tsx';
import { color, fontSize, fontWeight, lineHeight, space } from '../theme/tokens.ts';

/** What every field of the system takes, whatever its control is. */
export interface FieldProps {
  /** Always there; stands above the control. */
  label: string;
  /** Keeps the label for readers alone: only where the place says it already, as in a filter bar. */
  labelHidden?: boolean;
  /** How to fill it in; stays while an error shows. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. Marks the control invalid and turns the label red (specification 5). */
  error?: string;
  /** Says "required" in text beside the label, and to readers on the control. */
  required?: boolean;
  /** Id of the control; made up when left out. */
  id?: string;
}

/** Attributes that tie a control to its label, hint and error. Spread them on the control. */
export interface FieldControl {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldFrameProps extends FieldProps, Omit<ComponentPropsWithRef<'div'>, 'id' | 'children'> {
  /** Draws the control with the attributes it is given. */
  children: (control: FieldControl) => ReactNode;
}

/** Label above, control, error and hint below: the frame of every single control. */
export function Field({ label, labelHidden, hint, error, required, id, children, ...rest }: FieldFrameProps) {
  const parts = useParts(id, hint, error);
  return (
    <Root data-invalid={parts.invalid} {...rest}>
      <Head data-hidden={labelHidden || undefined}>
        <label htmlFor={parts.id}>{label}</label>
        {required && <RequiredMark />}
      </Head>
      {children({
        id: parts.id,
        required,
        'aria-describedby': parts.describedBy,
        'aria-invalid': parts.invalid,
      })}
      <Notes parts={parts} error={error} hint={hint} />
    </Root>
  );
}

export interface FieldGroupProps extends FieldProps, Omit<ComponentPropsWithRef<'div'>, 'id' | 'children'> {
  /** `radiogroup` for one choice out of several; a group of any controls otherwise. */
  role?: 'group' | 'radiogroup';
  children: ReactNode;
}

/** The same frame around several controls that answer one question: radios, a range from and to. */
export function FieldGroup({
  label,
  labelHidden,
  hint,
  error,
  required,
  id,
  role = 'group',
  children,
  ...rest
}: FieldGroupProps) {
  const parts = useParts(id, hint, error);
  // Only a radiogroup may carry these two; in a group each control says them for itself.
  const state = role === 'radiogroup' && { 'aria-required': required, 'aria-invalid': parts.invalid };
  return (
    <Root
      role={role}
      aria-labelledby={`${parts.id}-label`}
      aria-describedby={parts.describedBy}
      data-invalid={parts.invalid}
      {...state}
      {...rest}
    >
      <Head data-hidden={labelHidden || undefined}>
        <span id={`${parts.id}-label`}>{label}</span>
        {required && <RequiredMark />}
      </Head>
      {children}
      <Notes parts={parts} error={error} hint={hint} />
    </Root>
  );
}

function useParts(ownId: string | undefined, hint: ReactNode, error: string | undefined) {
  const madeUp = useId();
  const id = ownId ?? madeUp;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { id, describedBy: described || undefined, invalid: error ? (true as const) : undefined };
}

function RequiredMark() {
  const word = useLabel();
  // Readers hear it from the control's own `required`.
  return <Mark aria-hidden>({word('required')})</Mark>;
}

interface NotesProps extends Pick<FieldProps, 'error' | 'hint'> {
  parts: ReturnType<typeof useParts>;
}

function Notes({ parts, error, hint }: NotesProps) {
  return (
    <>
      {/* Stands empty from the start, so that an error is also heard when it comes after the focus has left. */}
      <div aria-live="polite">
        {error && (
          <ErrorText id={`${parts.id}-error`}>
            <Icon icon={AlertIcon} size="sm" />
            {error}
          </ErrorText>
        )}
      </div>
      {hint && <Hint id={`${parts.id}-hint`}>{hint}</Hint>}
    </>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1.5)};
  margin-block-end: ${space(1)};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
  line-height: ${lineHeight.body};

  [data-invalid] > & {
    color: ${color.dangerText};
  }
  &[data-hidden] {
    ${visuallyHidden}
  }
`;

const Mark = styled.span`
  color: ${color.textMuted};
  font-weight: ${fontWeight.regular};
`;

const ErrorText = styled.p`
  display: flex;
  gap: ${space(1)};
  margin-block-start: ${space(1)};
  color: ${color.dangerText};
  font-size: ${fontSize.sm};

  & > svg {
    flex: none;
    margin-block-start: 0.25em;
  }
`;

const Hint = styled.div`
  margin-block-start: ${space(1)};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
