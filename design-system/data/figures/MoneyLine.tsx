import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { Amount } from '../../base/Amount.tsx';
import { Icon } from '../../base/icon/Icon.tsx';
import { AlertIcon } from '../../base/icon/icons.ts';
import { Skeleton } from '../../base/Skeleton.tsx';
import { useNarrow } from '../../base/useNarrow.ts';
import { formatAmount } from '../../form/money/money.ts';
import { useOwnWords } from '../../labels.own.ts';
import type { Tone } from '../../theme/tokens.ts';
import { Root } from './MoneyLine.styles.ts';

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
        <div className="terms">
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
        </div>
        {states.length > 0 && (
          <div className="states">
            <span className="divider" />
            {states.map((state) => (
              <Figure key={state.id} {...state} loading={loading} />
            ))}
          </div>
        )}
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
