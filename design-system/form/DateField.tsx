import { Icon } from '../base/Icon.tsx';
import { CalendarIcon } from '../base/icons.ts';
import { useLabel } from '../labels.tsx';
import { part } from '../overlay/part.ts';
import { useDisclosure } from '../overlay/useDisclosure.ts';
import { DayInput } from './DayInput.tsx';
import type { Day } from './dates.ts';
import { Field, type FieldProps } from './Field.tsx';
import { InputBox, InputButton } from './InputBox.tsx';
import { type DayBounds, useDayText } from './useDayText.ts';

export interface DateFieldProps extends FieldProps, DayBounds {
  /** 'YYYY-MM-DD', a plain day without time and zone. Null for none. */
  value: Day | null;
  /** Called with whole days only; what cannot be read is kept in the field with its error. */
  onChange(value: Day | null): void;
  /** Today in Vietnam; by default the browser's. */
  today?: Day;
  disabled?: boolean;
  name?: string;
}

const calendarPart = part(() => import('./DateField.content.tsx').then((file) => file.DateFieldContent));

/** One day, typed as DD/MM/YYYY, pasted in any usual form, or picked from a calendar. */
export function DateField({ value, onChange, today, min, max, disabled, name, ...field }: DateFieldProps) {
  const word = useLabel();
  const day = useDayText(value, onChange, { min, max });
  const box = useDisclosure(calendarPart, 'dialog', {});
  const Content = box.content;
  return (
    <Field hint={word('dateFormatHint')} {...field} error={field.error ?? day.error}>
      {(control) => (
        <>
          <InputBox
            end={
              <InputButton
                {...box.triggerProps}
                type="button"
                aria-label={`${word('openCalendar')}: ${field.label}`}
                data-tip={word('openCalendar')}
                disabled={disabled}
              >
                <Icon icon={CalendarIcon} />
              </InputButton>
            }
          >
            <DayInput {...control} day={day} name={name} disabled={disabled} />
          </InputBox>
          {Content && (
            <Content
              {...{ value, onChange, today, min, max }}
              label={field.label}
              id={box.id}
              open={box.open}
              onOpenChange={box.setOpen}
              anchorRef={box.anchorRef}
            />
          )}
        </>
      )}
    </Field>
  );
}
