import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../base/LiveRegion.tsx';
import { useLabel } from '../labels.tsx';
import { color, fontSize, fontWeight, lineHeight, space } from '../theme/tokens.ts';
import { describedBy, Notes } from './Notes.tsx';

/** Props of every field. */
export interface FieldProps {
  /** Required; shown above the control. */
  label: string;
  /** Hides the label visually. Only where the context shows it, as in a filter bar. */
  labelHidden?: boolean;
  /** How to fill it in; stays while an error shows. */
  hint?: ReactNode;
  /** What is wrong and how to correct it. Marks the control invalid and turns the label red (specification 5). */
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
  const madeUp = useId();
  const notes = { id: id ?? madeUp, error, hint };
  const invalid = error ? true : undefined;
  return (
    <Root data-invalid={invalid} {...rest}>
      <Head data-hidden={labelHidden || undefined}>
        <label htmlFor={notes.id}>{label}</label>
        {required && <RequiredMark />}
      </Head>
      {children({
        id: notes.id,
        required,
        'aria-describedby': describedBy(notes),
        'aria-invalid': invalid,
      })}
      <Notes {...notes} />
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
  const madeUp = useId();
  const notes = { id: id ?? madeUp, error, hint };
  const invalid = error ? true : undefined;
  // Only a radiogroup may carry these two; in a group each control says them for itself.
  const state = role === 'radiogroup' && { 'aria-required': required, 'aria-invalid': invalid };
  return (
    <Root
      role={role}
      aria-labelledby={`${notes.id}-label`}
      aria-describedby={describedBy(notes)}
      data-invalid={invalid}
      {...state}
      {...rest}
    >
      <Head data-hidden={labelHidden || undefined}>
        <span id={`${notes.id}-label`}>{label}</span>
        {required && <RequiredMark />}
      </Head>
      {children}
      <Notes {...notes} />
    </Root>
  );
}

function RequiredMark() {
  const word = useLabel();
  // Readers hear it from the control's own `required`.
  return <Mark aria-hidden>({word('required')})</Mark>;
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
