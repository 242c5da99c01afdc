import { type ComponentPropsWithRef, type CSSProperties, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../base/button/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../base/icon/icons.ts';
import { type Day, dayToDate, formatDay, formatPeriod } from '../../form/period/dates.ts';
import { useOwnWords } from '../../labels.own.ts';
import { useLabel } from '../../labels.tsx';
import { type RibbonPeriod, useDayChoice } from './DayRibbon.choice.ts';
import { RibbonFrame } from './DayRibbon.styles.ts';

export interface RibbonDay {
  day: Day;
  /**
   * All money of the day in VND: sets the height of its bar, relative to the largest day. Without it every bar is full.
   */
  amount?: number | undefined;
  /** Paid share of the day's money, from 0 (all still expected) to 1; undefined when there is none. */
  paid?: number | undefined;
  /** A weekend or holiday. */
  off?: boolean;
  /** Figures of the day do not match. */
  differs?: boolean;
  /** The day as text, for screen readers and the tooltip: how much, paid or expected when. */
  text?: string | undefined;
}

export interface DayRibbonProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** What the days show: "Lịch tiền về". */
  label: string;
  /** Consecutive days, oldest first. */
  days: readonly RibbonDay[];
  today: Day;
  /** The selected days. */
  value?: RibbonPeriod | undefined;
  /** Undefined when the only selected day is pressed again. */
  onChange: (value: RibbonPeriod | undefined) => void;
  /** Shows earlier (-1) or later (1) days. */
  onStep?: (direction: -1 | 1) => void;
  /** There are no later days than these. */
  isLast?: boolean;
  /** Selects a single day, never a range. */
  single?: boolean;
  /** Used inside a card that names it: without its own title, and with the legend below the days. */
  inCard?: boolean;
  loading?: boolean;
}

const words = {
  vi: {
    paid: 'Đã chi trả',
    due: 'Dự kiến',
    differs: 'Chênh lệch',
    today: 'Hôm nay',
    pick: 'Chọn khoảng',
    first: 'Chọn ngày đầu',
    last: 'Chọn ngày cuối',
    off: 'ngày nghỉ',
    earlier: 'Các ngày trước',
    later: 'Các ngày sau',
    isLast: 'Đây là những ngày mới nhất',
  },
  en: {
    paid: 'Paid out',
    due: 'Expected',
    differs: 'Difference',
    today: 'Today',
    pick: 'Choose a range',
    first: 'Choose the first day',
    last: 'Choose the last day',
    off: 'day off',
    earlier: 'Earlier days',
    later: 'Later days',
    isLast: 'These are the latest days',
  },
};

/**
 * Money day by day: the height of a bar is the day's amount, solid where paid and hatched where expected. Selects a
 * period.
 */
export function DayRibbon(props: DayRibbonProps) {
  const {
    label,
    days,
    today,
    value,
    onChange,
    onStep,
    isLast = false,
    single = false,
    inCard = false,
    loading = false,
    ...rest
  } = props;
  const say = useOwnWords(words);
  const [first, last] = [days[0]?.day ?? today, days.at(-1)?.day ?? today];
  const scroller = useRef<HTMLDivElement>(null);
  const choice = useDayChoice({ value, onChange, first, last, today, scroller });
  const { shown, focused, picks } = choice;
  // One for all days: creating it costs more than rendering a day.
  const weekday = new Intl.DateTimeFormat(useLabel()('languageTag'), { weekday: 'long' });
  const most = Math.max(1, ...days.map(({ amount = 0 }) => amount));

  // On a phone the ribbon is wider than its container: scroll to the newest or the selected days.
  const inSight = value?.to;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days need another scroll position
  useLayoutEffect(() => {
    const place = scroller.current;
    const chosen = place?.querySelector<HTMLElement>('[aria-selected=true]');
    if (place) place.scrollLeft = chosen ? chosen.offsetLeft - place.clientWidth / 2 : place.scrollWidth;
  }, [first, last, inSight]);

  const legend = (
    <span className="legend" aria-hidden="true">
      {(['paid', 'due', 'differs'] as const).map((kind) => (
        <span key={kind} className="key">
          <Block paid={kind === 'due' ? 0 : 1} differs={kind === 'differs'} />
          {say(kind)}
        </span>
      ))}
    </span>
  );
  return (
    <RibbonFrame aria-busy={loading || undefined} data-in-card={inCard || undefined} {...rest}>
      <div className="head">
        {!inCard && (
          <span className="title" aria-hidden="true">
            {label}
          </span>
        )}
        <span className="period" aria-hidden="true">
          {formatPeriod({ from: first, to: last })}
        </span>
        {!single && (
          <>
            <button
              type="button"
              className="pick"
              aria-pressed={picks !== undefined}
              onClick={() => choice.pick(!picks)}
            >
              {say('pick')}
            </button>
            <span role="status">{picks && say(picks)}</span>
          </>
        )}
        {!inCard && legend}
      </div>
      <div className="row">
        {onStep && (
          <IconButton size="sm" icon={ChevronLeftIcon} label={say('earlier')} onClick={() => onStep(-1)} />
        )}
        <div
          ref={scroller}
          className="days"
          role="listbox"
          aria-label={label}
          aria-multiselectable
          aria-orientation="horizontal"
          onKeyDown={choice.onKeyDown}
        >
          {days.map((one) => (
            <DayOption
              key={one.day}
              {...one}
              weekday={weekday.format(dayToDate(one.day))}
              share={one.amount === undefined ? 1 : one.amount / most}
              isToday={one.day === today}
              isChosen={shown !== undefined && one.day >= shown.from && one.day <= shown.to}
              isFocused={one.day === focused}
              onPress={(extend) => choice.press(one.day, extend && !single)}
              onHold={() => !single && choice.hold(one.day)}
              onOver={() => choice.over(one.day)}
              onFocus={() => choice.setFocused(one.day)}
            />
          ))}
        </div>
        {onStep && (
          <IconButton
            size="sm"
            icon={ChevronRightIcon}
            label={say('later')}
            disabled={isLast && say('isLast')}
            onClick={() => onStep(1)}
          />
        )}
      </div>
      {inCard && legend}
    </RibbonFrame>
  );
}

interface DayOptionProps extends RibbonDay {
  weekday: string;
  /** Share of the largest day, from 0 to 1. */
  share: number;
  isToday: boolean;
  isChosen: boolean;
  isFocused: boolean;
  onPress: (extend: boolean) => void;
  onHold: () => void;
  onOver: () => void;
  onFocus: () => void;
}

function DayOption(props: DayOptionProps) {
  const { day, weekday, paid, share, off = false, differs = false, text, ...rest } = props;
  const { isToday, isChosen, isFocused, onPress, onHold, onOver, onFocus } = rest;
  const say = useOwnWords(words);
  const facts = [isToday && say('today').toLowerCase(), off && say('off'), text].filter(Boolean).join(', ');
  const name = `${weekday} ${formatDay(day)}${facts && `, ${facts}`}`;
  // The same text as on the screen, so that voice control finds the day.
  const date = day.slice(-2);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys of all days
    <div
      role="option"
      className="day"
      tabIndex={isFocused ? 0 : -1}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={name}
      data-tip={name}
      data-day={day}
      data-off={off || undefined}
      data-first={date === '01' || undefined}
      onClick={({ shiftKey }) => onPress(shiftKey)}
      onPointerDown={({ button, pointerType, shiftKey }) => {
        // Touch scrolls instead.
        if (button === 0 && pointerType !== 'touch' && !shiftKey) onHold();
      }}
      onPointerEnter={onOver}
      onFocus={onFocus}
    >
      <span className="track" style={{ '--height': share } as CSSProperties}>
        <Block paid={paid} differs={differs} isGap={off} />
      </span>
      <span className="date">{date}</span>
    </div>
  );
}

function Block({ paid, differs, isGap = false }: Pick<RibbonDay, 'paid' | 'differs'> & { isGap?: boolean }) {
  const kind = paid === undefined ? (isGap ? 'gap' : 'none') : 'money';
  return (
    <span className="block" data-kind={kind} data-differs={differs || undefined}>
      {paid !== undefined && <span className="paid" style={{ '--paid': paid } as CSSProperties} />}
    </span>
  );
}
