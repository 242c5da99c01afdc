// Two typed days, presets and the calendar's button are one field with one value and one error.
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../base/button/Button.tsx';
import { CalendarIcon } from '../../base/icon/icons.ts';
import { loadOnce, useLoaded } from '../../base/loadOnce.ts';
import { Stack } from '../../base/Stack.tsx';
import { useNarrow } from '../../base/useNarrow.ts';
import { useLabel } from '../../labels.tsx';
import { color, fontSize, media, px, space } from '../../theme/tokens.ts';
import { Field, FieldGroup, type FieldProps } from '../Field.tsx';
import { InputBox } from '../InputBox.tsx';
import { DayInput } from './DayInput.tsx';
import type { Day, Period } from './dates.ts';
import { type DayBounds, useDayText } from './useDayText.ts';

/** A named period: "7 ngày qua". */
export interface PeriodPreset {
  id: string;
  label: string;
  range: Period;
}

export interface PeriodFieldProps extends FieldProps, DayBounds {
  /** Plain days 'YYYY-MM-DD', both ends included; a missing end is open. */
  value: Period;
  /** Called only with complete periods in the right order; with the preset's id when a preset was pressed. */
  onChange(value: Period, preset?: string): void;
  presets?: readonly PeriodPreset[];
  /** The selected preset; by default the one with the same days. */
  preset?: string;
  /** Today in Vietnam; by default the browser's. */
  today?: Day;
  /** Shows the calendar at once on a desktop: for a popover, which would grow under the pointer. */
  opened?: boolean;
}

const calendar = loadOnce(() => import('./PeriodField.content.tsx').then((file) => file.PeriodCalendar));

const reversed = ({ from, to }: Period) => Boolean(from && to && from > to);

/**
 * A period of days: presets at the side, two text fields (always sufficient by themselves), and a calendar of two
 * months that opens below them. Used in forms, popovers and sheets alike.
 */
export function PeriodField({
  value,
  onChange,
  presets,
  preset,
  today,
  min,
  max,
  opened = false,
  ...field
}: PeriodFieldProps) {
  const word = useLabel();
  const calendarId = useId();
  const hintId = useId();
  const narrow = useNarrow();
  const isShown = opened && !narrow;
  const [isAsked, setOpen] = useState(false);
  const open = isShown || isAsked;
  const [left, setLeft] = useState(false);
  const Calendar = useLoaded(calendar, open, () => setOpen(false));

  // The typed days may be in the wrong order for a moment; only ordered periods are reported.
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  if (value.from !== known.from || value.to !== known.to) {
    setKnown(value);
    setDraft(value);
  }
  const change = (next: Period) => {
    setDraft(next);
    if (reversed(next)) return;
    setLeft(false);
    onChange(next);
  };
  const from = useDayText(draft.from ?? null, (day) => change({ ...draft, from: day ?? undefined }), {
    min,
    max,
  });
  const to = useDayText(draft.to ?? null, (day) => change({ ...draft, to: day ?? undefined }), { min, max });

  const current =
    preset ?? presets?.find(({ range }) => range.from === value.from && range.to === value.to)?.id;
  const disorder = reversed(draft) ? word('periodReversed') : undefined;
  const error = field.error ?? (left ? disorder : undefined);
  const hint = word('dateFormatHint');
  return (
    <FieldGroup
      hint={isShown ? undefined : hint}
      {...field}
      error={error}
      {...(isShown && !error && { 'aria-describedby': hintId })}
    >
      <Sides data-shown={isShown || undefined}>
        {presets && (
          <Presets>
            {presets.map(({ id, label, range }) => (
              <Button
                key={id}
                size="sm"
                variant={narrow ? 'outline' : 'ghost'}
                aria-pressed={id === current}
                onClick={() => onChange(range, id)}
              >
                {label}
              </Button>
            ))}
          </Presets>
        )}
        <Stack gap={3} className="days">
          <Ends>
            <Field label={word('from')} error={from.error}>
              {(control) => (
                <InputBox>
                  <DayInput {...control} day={from} />
                </InputBox>
              )}
            </Field>
            <Field label={word('to')} error={to.error}>
              {(control) => (
                <InputBox>
                  <DayInput {...control} day={to} problem={disorder} onLeave={() => setLeft(true)} />
                </InputBox>
              )}
            </Field>
            {isShown && <small id={hintId}>{hint}</small>}
          </Ends>
          {!isShown && (
            <Stack direction="row">
              <Button
                size="sm"
                variant="ghost"
                icon={CalendarIcon}
                aria-expanded={open}
                aria-controls={open ? calendarId : undefined}
                onPointerEnter={calendar.preload}
                onFocus={calendar.preload}
                onClick={() => setOpen(!open)}
              >
                {word('openCalendar')}
              </Button>
            </Stack>
          )}
          {open && (
            <CalendarPlace id={calendarId} aria-busy={!Calendar}>
              {Calendar && (
                <Calendar
                  {...{ value, today, min, max }}
                  months={narrow ? 1 : 2}
                  onChange={(next) => onChange(next)}
                />
              )}
            </CalendarPlace>
          )}
        </Stack>
      </Sides>
    </FieldGroup>
  );
}

const Sides = styled.div`
  display: flex;
  gap: ${space(4)};

  & > .days {
    flex: 1;
    min-width: 0;
  }
  /* Two months; their space is reserved too. */
  &[data-shown] > .days {
    flex: none;
    width: ${px(520)};
  }
  ${media.mobile} {
    flex-direction: column;
  }
`;

const Presets = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${space(0.5)};

  & > button {
    justify-content: flex-start;
  }
  ${media.mobile} {
    flex-flow: row wrap;
    gap: ${space(1.5)};
  }
`;

const Ends = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(${px(132)}, 1fr));
  gap: ${space(3)};
  /* Beside the two days, aligned with their text. */
  &:has(> small) {
    grid-template-columns: repeat(2, minmax(${px(132)}, 1fr)) max-content;
  }
  & > small {
    align-self: start;
    margin-block-start: calc(1lh + ${space(3)});
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Keeps the calendar's space while it loads. */
const CalendarPlace = styled.div`
  min-height: ${px(312)};
`;
