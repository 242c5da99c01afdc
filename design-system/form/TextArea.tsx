import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, fontSize, lineHeight, space } from '../theme/tokens.ts';
import { Field, type FieldProps, splitField } from './Field.tsx';
import { Input, InputBox } from './InputBox.tsx';

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps | 'value' | 'onChange'> {
  value?: string;
  onChange?: (value: string) => void;
  /** Visible lines; the note's form has 5 (specification 5). */
  rows?: number;
  /** Shows the number of characters. Needs `value`. */
  counter?: boolean;
  /**
   * Maximum number of characters. Typing can go beyond it, so that no pasted text is cut: the rule's error reports it.
   */
  limit?: number;
}

/** Multi-line text. `ref` and the other attributes go to the textarea. */
export function TextArea(props: TextAreaProps) {
  const [field, { value, onChange, rows = 5, counter, limit, ...rest }] = splitField(props);
  const length = counter ? countLetters(value ?? '') : 0;
  return (
    <Field
      {...field}
      hint={
        counter || field.hint ? (
          <Below>
            <span>{field.hint}</span>
            {counter && (
              <Count data-over={(limit !== undefined && length > limit) || undefined}>
                {limit === undefined ? length : `${length}/${limit}`}
              </Count>
            )}
          </Below>
        ) : undefined
      }
    >
      {(control) => (
        <InputBox>
          <Area
            as="textarea"
            rows={rows}
            value={value}
            onChange={(event) => onChange?.(event.currentTarget.value)}
            {...(rest as object)}
            {...control}
          />
        </InputBox>
      )}
    </Field>
  );
}

let letters: Intl.Segmenter | undefined;

/** Counts characters as people do: a Vietnamese letter with two marks is one, whichever way it is encoded. */
function countLetters(text: string): number {
  letters ??= new Intl.Segmenter('vi', { granularity: 'grapheme' });
  return [...letters.segment(text)].length;
}

const Area = styled(Input)`
  display: block;
  min-height: ${space(16)};
  padding-block: ${space(2)};
  line-height: ${lineHeight.body};
  resize: vertical;
`;

const Below = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
`;

const Count = styled.span`
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;

  &[data-over] {
    color: ${color.dangerText};
  }
`;
