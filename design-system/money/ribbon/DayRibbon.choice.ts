import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { addDays, type Day } from '../../form/period/dates.ts';

/** Both days included. */
export interface RibbonPeriod {
  from: Day;
  to: Day;
}

const between = (one: Day, other: Day): RibbonPeriod =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface ChoiceOptions {
  value: RibbonPeriod | undefined;
  onChange: (value: RibbonPeriod | undefined) => void;
  today: Day;
  first: Day;
  last: Day;
  scroller: { current: HTMLElement | null };
}

/**
 * Selects a day by a press, and a range by Shift and a press, by dragging, or by Shift with the arrows and Enter. For
 * touch and users who cannot drag (WCAG 2.5.7), two presses select a range once `pick` is on.
 */
export function useDayChoice({ value, onChange, first, last, today, scroller }: ChoiceOptions) {
  const [lastFocused, setFocused] = useState<Day>();
  /** The range being drawn, not selected yet. */
  const [draft, setDraft] = useState<{ anchor: Day; to: Day; isHeld: boolean }>();
  const [picking, setPicking] = useState(false);
  const isHere = (day: Day | undefined) => day !== undefined && day >= first && day <= last;
  const focused = [lastFocused, value?.to, today].find(isHere) ?? last;

  const press = (day: Day, extend: boolean) => {
    setDraft(undefined);
    if (picking && !draft) return setDraft({ anchor: day, to: day, isHeld: false });
    setPicking(false);
    if (picking && draft) return onChange(between(draft.anchor, day));
    const start = extend ? (draft?.anchor ?? value?.from) : undefined;
    if (start !== undefined) onChange(between(start, day));
    else onChange(value?.from === day && value.to === day ? undefined : { from: day, to: day });
  };

  const isHeld = draft?.isHeld ?? false;
  const release = useEffectEvent(() => {
    setDraft(undefined);
    // A drag within one day is a press, which the day handles itself.
    if (draft && draft.anchor !== draft.to) onChange(between(draft.anchor, draft.to));
  });
  useEffect(() => {
    if (!isHeld) return;
    const end = () => release();
    const drop = () => setDraft(undefined);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', drop);
    return () => {
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', drop);
    };
  }, [isHeld]);

  const pick = (next: boolean) => {
    setPicking(next);
    setDraft(undefined);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'Enter' || key === ' ') {
      if (picking || !draft) press(focused, shiftKey);
      else {
        onChange(between(draft.anchor, draft.to));
        setDraft(undefined);
      }
    } else if (key === 'Escape' && (draft || picking)) pick(false);
    else {
      const step = STEPS[key];
      const wanted = key === 'Home' ? first : key === 'End' ? last : step && addDays(focused, step);
      if (!wanted) return;
      const day = wanted < first ? first : wanted > last ? last : wanted;
      if (picking) setDraft(draft && { ...draft, to: day });
      else setDraft(shiftKey ? { anchor: draft?.anchor ?? focused, to: day, isHeld: false } : undefined);
      setFocused(day);
      scroller.current?.querySelector<HTMLElement>(`[data-day='${day}']`)?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    focused,
    setFocused,
    press,
    onKeyDown,
    /** Which end of a range the next press sets; undefined where it selects a day. */
    picks: !picking ? undefined : draft ? ('last' as const) : ('first' as const),
    pick,
    shown: draft ? between(draft.anchor, draft.to) : value,
    hold: (day: Day) => !picking && setDraft({ anchor: day, to: day, isHeld: true }),
    over: (day: Day) => setDraft((now) => (now?.isHeld || (now && picking) ? { ...now, to: day } : now)),
  };
}
