import { type KeyboardEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../base/icon/Icon.tsx';
import { CheckIcon, HideIcon, ShowIcon, UnmetIcon, WarningIcon } from '../base/icon/icons.ts';
import { VisuallyHidden } from '../base/LiveRegion.tsx';
import { useLabel } from '../labels.tsx';
import { color, fontSize, space } from '../theme/tokens.ts';
import { Field, splitField } from './Field.tsx';
import { Input, InputBox, InputButton } from './InputBox.tsx';
import type { TextFieldProps } from './TextField.tsx';

export interface PasswordRule {
  label: string;
  /** Whether a password meets the rule. */
  test: (value: string) => boolean;
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'start' | 'end' | 'clearable'> {
  /** `current-password` to sign in, `new-password` to choose one: password managers rely on it. */
  autoComplete?: 'current-password' | 'new-password';
  /** Rules shown below and ticked while typing (specification 5). Needs `value`. */
  rules?: readonly PasswordRule[];
}

/** A password with a show/hide toggle and a Caps Lock hint. Pasting and password managers work (WCAG 3.3.8). */
export function PasswordField(props: PasswordFieldProps) {
  const [
    field,
    { value, onChange, size, autoComplete = 'current-password', rules, onKeyDown, onKeyUp, ...rest },
  ] = splitField(props);
  const word = useLabel();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const rulesId = useId();
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <div>
      <Field {...field}>
        {(control) => (
          <InputBox
            size={size}
            end={
              <>
                {capsLock && <Icon icon={WarningIcon} />}
                <InputButton
                  type="button"
                  aria-label={word('showPassword')}
                  aria-pressed={shown}
                  data-tip={word(shown ? 'hidePassword' : 'showPassword')}
                  disabled={rest.disabled}
                  onClick={() => setShown(!shown)}
                >
                  <Icon icon={shown ? HideIcon : ShowIcon} />
                </InputButton>
              </>
            }
          >
            <Input
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              value={value}
              {...rest}
              {...control}
              type={shown ? 'text' : 'password'}
              aria-describedby={
                [control['aria-describedby'], rules && rulesId].filter(Boolean).join(' ') || undefined
              }
              onChange={(event) => onChange?.(event.currentTarget.value)}
              onKeyDown={(event) => {
                watchCapsLock(event);
                onKeyDown?.(event);
              }}
              onKeyUp={(event) => {
                watchCapsLock(event);
                onKeyUp?.(event);
              }}
            />
          </InputBox>
        )}
      </Field>
      <CapsLock role="status">{capsLock && word('capsLock')}</CapsLock>
      {rules && <Checklist id={rulesId} rules={rules} value={value ?? ''} />}
    </div>
  );
}

interface ChecklistProps {
  id: string;
  rules: readonly PasswordRule[];
  value: string;
}

function Checklist({ id, rules, value }: ChecklistProps) {
  const word = useLabel();
  return (
    <List id={id} role="list">
      {rules.map(({ label, test }) => {
        const met = test(value);
        return (
          <Rule key={label} data-met={met || undefined}>
            <Icon icon={met ? CheckIcon : UnmetIcon} size="sm" />
            <span>
              {label} <VisuallyHidden>({word(met ? 'ruleMet' : 'ruleUnmet')})</VisuallyHidden>
            </span>
          </Rule>
        );
      })}
    </List>
  );
}

const CapsLock = styled.div`
  color: ${color.warningText};
  font-size: ${fontSize.sm};
`;

const List = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  margin-block-start: ${space(1.5)};
  font-size: ${fontSize.sm};
`;

const Rule = styled.li`
  position: relative;
  display: flex;
  gap: ${space(1.5)};
  color: ${color.textMuted};

  & > svg {
    flex: none;
    margin-block-start: 0.25em;
  }
  &[data-met] {
    color: ${color.successText};
  }
`;
