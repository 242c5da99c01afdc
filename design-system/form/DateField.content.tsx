import { PopoverContent, type PopoverContentProps } from '../overlay/Popover.content.tsx';
import { Calendar } from './DateField.calendar.tsx';
import type { Day } from './dates.ts';
import type { DayBounds } from './useDayText.ts';

export interface DateFieldContentProps
  extends DayBounds,
    Pick<PopoverContentProps, 'id' | 'open' | 'onOpenChange' | 'anchorRef'> {
  label: string;
  value: Day | null;
  onChange(value: Day): void;
  today?: Day | undefined;
}

/** The part of DateField that is fetched when its calendar first opens. */
export function DateFieldContent({ value, onChange, today, min, max, ...popover }: DateFieldContentProps) {
  return (
    <PopoverContent {...popover} align="end">
      {(close) => (
        <Calendar
          {...{ today, min, max }}
          mode="single"
          autoFocus
          period={{ from: value ?? undefined }}
          onPick={(day) => {
            close();
            onChange(day);
          }}
        />
      )}
    </PopoverContent>
  );
}
