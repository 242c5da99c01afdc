// A line of amounts that add up, with the figures beside it: its desktop and its phone form in one file.
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import styled from 'styled-components';
import { Amount } from '../base/Amount.tsx';
import { Icon } from '../base/Icon.tsx';
import { AlertIcon } from '../base/icons.ts';
import { Skeleton } from '../base/Skeleton.tsx';
import { formatAmount } from '../form/money.ts';
import { useOwnWords } from '../labels.own.ts';
import {
  border,
  color,
  focusRingInset,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  motion,
  px,
  radius,
  size,
  space,
  TONES,
  type Tone,
} from '../theme/tokens.ts';
import { useNarrow } from './useNarrow.ts';
import { wholeInSight } from './wholeInSight.ts';

export interface MoneyFigure {
  id: string;
  label: string;
  /** Whole đồng. Undefined while it is not known; left out where the figure is none of money. */
  amount?: number | undefined;
  /** How many rows it counts. */
  count?: number | undefined;
  /** A figure that is neither: "6 ngày". */
  text?: string | undefined;
  tone?: Tone;
  /** Makes it a button that filters by what it counts. */
  onPress?: () => void;
  /** Whether that filter is on. */
  pressed?: boolean;
}

export interface MoneyTerm extends MoneyFigure {
  /** How it enters the sum, after the first term. */
  sign?: '+' | '-';
}

export interface MoneyLineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What these figures are about, for readers: "Dòng tiền". */
  label: string;
  /** The terms of the sum, in their order; without `result` they are figures side by side. */
  terms: readonly MoneyTerm[];
  /** What the terms come to, as the service says it: another sum than theirs is shown as a difference. */
  result?: MoneyFigure | undefined;
  /** States that are no part of the sum. */
  states?: readonly MoneyFigure[];
  loading?: boolean;
}

const words = {
  vi: { difference: 'Lệch {{amount}} ₫', explained: 'Các khoản cộng lại không bằng {{name}}' },
  en: { difference: 'Off by {{amount}} ₫', explained: 'The amounts do not add up to {{name}}' },
};

/** What the terms come to, in VND; undefined while one of them is not known. */
const sumOf = (terms: readonly MoneyTerm[]) =>
  terms.reduce<number | undefined>(
    (sum, { amount, sign }) =>
      sum === undefined || amount === undefined ? undefined : sum + (sign === '-' ? -amount : amount),
    0,
  );

/** The shares of the bar: what was taken away and what is left, or else the terms. */
function sharesOf(terms: readonly MoneyTerm[], result: MoneyFigure) {
  const taken = terms.filter(({ sign }) => sign === '-');
  const parts: readonly MoneyFigure[] = taken.length > 0 ? [result, ...taken] : terms;
  return parts.filter(({ amount = 0 }) => amount > 0);
}

/**
 * Money of a list or of one record in one line: terms, what they come to, and the states beside them. Each may be a
 * button that filters the list by exactly the rows that it counts.
 */
export function MoneyLine({ label, terms, result, states = [], loading = false, ...rest }: MoneyLineProps) {
  const say = useOwnWords(words);
  const narrow = useNarrow();
  // A formula that filters nothing has the room to stand term below term, so that no figure is out of sight.
  const stacked = narrow && states.length === 0 && !terms.some(({ onPress }) => onPress);
  const sum = result && sumOf(terms);
  const difference = sum === undefined || result?.amount === undefined ? 0 : result.amount - sum;
  const total = result && (
    <span className="result" data-off={difference !== 0 || undefined}>
      <Figure {...result} loading={loading} />
      {difference !== 0 && (
        <span className="off" data-tip={say('explained', { name: result.label })}>
          <Icon icon={AlertIcon} size="sm" />
          {say('difference', { amount: formatAmount(Math.abs(difference)) })}
        </span>
      )}
    </span>
  );
  return (
    <Root
      role="group"
      aria-label={label}
      aria-busy={loading || undefined}
      data-narrow={narrow || undefined}
      data-stacked={stacked || undefined}
      {...rest}
    >
      {narrow && !stacked && total}
      <div className="line">
        {terms.map(({ sign = '+', ...term }, index) => (
          <span className="part" key={term.id}>
            {index > 0 && result && <span className="sign">{sign === '-' ? '−' : '+'}</span>}
            <Figure {...term} loading={loading} />
          </span>
        ))}
        {(!narrow || stacked) && total && (
          <span className="part">
            <span className="sign">=</span>
            {total}
          </span>
        )}
        {states.length > 0 && <span className="divider" />}
        {states.map((state) => (
          <Figure key={state.id} {...state} loading={loading} />
        ))}
      </div>
      {result && (
        <div className="bar" aria-hidden data-off={difference !== 0 || undefined}>
          {!loading &&
            sharesOf(terms, result).map(({ id, amount, tone }) => (
              <span key={id} data-tone={tone} style={{ '--share': amount } as CSSProperties} />
            ))}
        </div>
      )}
    </Root>
  );
}

function Figure({
  label,
  amount,
  count,
  text,
  tone,
  onPress,
  pressed,
  loading,
  ...figure
}: MoneyFigure & { loading: boolean }) {
  const isMoney = 'amount' in figure || amount !== undefined;
  const content = (
    <>
      <span className="label">
        {label}
        {isMoney && count !== undefined && !loading && <span className="count"> {formatAmount(count)}</span>}
      </span>{' '}
      <span className="value">
        {loading ? (
          <Skeleton width="half" />
        ) : amount !== undefined ? (
          <Amount value={amount} />
        ) : (
          (text ?? (count !== undefined ? formatAmount(count) : '–'))
        )}
      </span>
    </>
  );
  const isAlarm = tone !== undefined && (count ?? 0) > 0;
  return onPress ? (
    <button
      type="button"
      className="figure"
      aria-pressed={pressed ?? false}
      data-tone={tone}
      data-alarm={isAlarm || undefined}
      onClick={onPress}
    >
      {content}
    </button>
  ) : (
    <span className="figure" data-tone={tone}>
      {content}
    </span>
  );
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: ${border.hairline};
  border-radius: ${radius.lg};
  background: ${color.surface};
  line-height: ${lineHeight.table};
  overflow: hidden;

  & > .line {
    display: flex;
    flex-wrap: wrap;
    align-items: stretch;
    min-height: ${px(48)};
    min-width: 0;
  }
  & > .line:last-child {
    min-height: ${px(52)};
  }
  & .part,
  & .result {
    display: flex;
    align-items: stretch;
  }
  & .sign {
    align-self: center;
    color: ${color.textMuted};
  }
  & .figure {
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-width: ${px(64)};
    padding: ${space(1)} ${space(2.5)};
    border: 0;
    background: none;
    text-align: start;
    white-space: nowrap;
  }
  & .label {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
  }
  & .count {
    color: ${color.text};
    font-variant-numeric: tabular-nums;
  }
  & .value {
    font-weight: ${fontWeight.semibold};
    font-variant-numeric: tabular-nums;
  }
  & button.figure {
    cursor: pointer;
    transition: background-color ${motion.fast} ${motion.ease};
  }
  & button.figure:hover {
    background: ${color.surfaceHover};
  }
  & button.figure:focus-visible {
    ${focusRingInset}
  }
  & button.figure[aria-pressed='true'] {
    background: ${color.surfaceSelected};
    box-shadow: inset 0 ${space(-0.5)} 0 ${color.accent};
  }
  & .off {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    padding-inline-end: ${space(2.5)};
    color: ${color.warningText};
    font-size: ${fontSize.sm};
    white-space: nowrap;
  }
  & [data-off] .figure .value {
    color: ${color.warningText};
  }
  & .divider {
    align-self: stretch;
    margin: ${space(2.5)} ${space(1)};
    border-inline-start: ${border.hairline};
  }
  & > .bar {
    display: flex;
    gap: ${border.width};
    height: ${px(4)};
    background: ${color.surfaceHover};
  }
  & > .bar > span {
    flex: var(--share) 1 0;
    min-width: ${px(2)};
    background: ${color.neutralSolid};
  }
  ${TONES.map((tone) => `& > .bar > [data-tone='${tone}'] { background: ${color[`${tone}Solid`]}; }`)}
  ${TONES.map((tone) => `& [data-alarm][data-tone='${tone}'] .value { color: ${color[`${tone}Text`]}; }`)}
  & > .bar[data-off] {
    background: ${color.warningSolid};
    & > span {
      opacity: 0.4;
    }
  }

  /* Two short lines: what it comes to, and a row of figures that scrolls. */
  &[data-narrow] > .result .figure {
    flex: 1;
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
  }
  &[data-narrow] > .line {
    flex-wrap: nowrap;
    min-height: ${size.controlSm};
    overflow-x: auto;
    scrollbar-width: none;
  }
  /* With nothing to press in it, nobody could scroll it by keyboard. */
  &[data-narrow] > .line:not(:has(button)) {
    flex-wrap: wrap;
    overflow: visible;
  }
  &[data-narrow] > .line .figure {
    flex: none;
    flex-direction: row;
    align-items: center;
    gap: ${space(1.5)};
    min-width: 0;
    padding-inline: ${space(2)};
    font-size: ${fontSize.sm};
  }

  /* A part of an amount reads as another one: what is not whole in sight is not there yet. */
  &[data-narrow]:not([data-stacked]) > .line .value {
    ${wholeInSight}
  }
  &[data-stacked] > .line {
    flex-direction: column;
    padding-block: ${space(1)};
    overflow: visible;
  }
  &[data-stacked] > .line :is(.part, .result, .figure) {
    flex: 1;
  }
  &[data-stacked] > .line .figure {
    justify-content: space-between;
    padding-block: ${space(0.5)};
  }
  &[data-stacked] .sign {
    order: -1;
    width: ${space(4)};
    margin-inline-end: ${space(-1.5)};
    text-align: center;
  }
  &[data-stacked] .part:first-child {
    padding-inline-start: ${space(2.5)};
  }
  /* A panel over the page's end: the line ends before it, and stays one line. */
  ${media.desktop} {
    main:has([data-peek]) & {
      margin-inline-end: var(--covered, 0);
    }
    ${media.narrow} {
      main:has([data-peek]) > * > & > .line {
        flex-wrap: nowrap;
        overflow-x: auto;
        scrollbar-width: none;
      }
      main:has([data-peek]) > * > & > .line > * {
        flex: none;
      }
      main:has([data-peek]) > * > & > .line .value {
        ${wholeInSight}
      }
    }
  }

  ${media.forcedColors} {
    & > .bar > span {
      forced-color-adjust: none;
    }
    & button.figure[aria-pressed='true']:not(:focus-visible) {
      outline: ${border.width} solid Highlight;
      outline-offset: -${border.width};
    }
  }
  ${media.print} {
    break-inside: avoid;
    & > .line {
      flex-wrap: wrap;
      overflow: visible;
    }
    & > .bar {
      print-color-adjust: exact;
    }
  }
`;
