import { type ComponentPropsWithRef, type CSSProperties, useId, useState } from 'react';
import { Amount, amountText } from '../../base/Amount.tsx';
import { Icon } from '../../base/icon/Icon.tsx';
import { AlertIcon, ChevronDownIcon } from '../../base/icon/icons.ts';
import { Skeleton } from '../../base/Skeleton.tsx';
import { useNarrow } from '../../base/useNarrow.ts';
import { type Defined, Definitions } from '../../data/figures/Definitions.tsx';
import { useOwnWords } from '../../labels.own.ts';
import type { Tone } from '../../theme/tokens.ts';
import { Root } from './MoneyLine.styles.ts';
import { sumOf, sumWords } from './moneySum.ts';

export interface MoneyFigure extends Defined {
  /** Whole đồng. Undefined while it is not known; left out where the figure is none of money. */
  amount?: number | undefined;
  /** Number of rows that it counts. */
  count?: number | undefined;
  /** A figure that is neither an amount nor a count: "6 ngày". */
  text?: string | undefined;
  /** Colours its share of the bar; `warning` and `danger` also colour the figure while its count is above zero. */
  tone?: Tone;
  /** Makes it a button that filters by the rows it counts. */
  onPress?: () => void;
  /** Whether that filter is active. */
  pressed?: boolean;
}

export interface MoneyTerm extends MoneyFigure {
  /** Its sign in the sum, after the first term. */
  sign?: '+' | '-';
}

export const MONEY_LINE_SIZES = ['line', 'hero'] as const;

export interface MoneyLineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What these figures are about, for screen readers: "Dòng tiền". */
  label: string;
  /** The terms of the sum, in order; without `result` they are figures side by side. */
  terms: readonly MoneyTerm[];
  /** The result from the service. If it differs from the sum of the terms, the difference shows. */
  result?: MoneyFigure | undefined;
  /** States that are not part of the sum. */
  states?: readonly MoneyFigure[];
  /** The date by which the figures are counted: "theo ngày tạo". */
  basis?: string | undefined;
  /** `line` above the rows of a list, with a fixed height; `hero` at the top of a page. */
  size?: (typeof MONEY_LINE_SIZES)[number];
  loading?: boolean;
}

/** Above this share the bar would be a single colour and is not shown. */
const ONE_COLOUR = 0.97;

/** Shares of the bar: deductions and the rest, or the terms. Empty when the bar would show nothing useful. */
function sharesOf(terms: readonly MoneyTerm[], result: MoneyFigure) {
  const taken = terms.filter(({ sign }) => sign === '-');
  const parts = (taken.length > 0 ? [result, ...taken] : terms).filter(({ amount = 0 }) => amount > 0);
  const amounts = parts.map(({ amount = 0 }) => amount);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return Math.max(...amounts) > ONE_COLOUR * total ? [] : parts;
}

/**
 * The money of a list or page: a quiet formula and its result in large figures. A figure may be a button that
 * filters by exactly the rows it counts. On a phone the result comes first, or the active figure, and the rest expands
 * below it.
 */
export function MoneyLine({
  label,
  terms,
  result,
  states = [],
  basis,
  size = 'line',
  loading = false,
  ...rest
}: MoneyLineProps) {
  const say = useOwnWords(sumWords);
  const narrow = useNarrow();
  const id = useId();
  const [open, setOpen] = useState(false);
  const isCounts = !result && terms.every((term) => !('amount' in term));
  // On a phone, a line above rows has a constant height, so that it never pushes them down: sums collapse, counts
  // scroll.
  const folds = narrow && size === 'line' && !isCounts && terms.length + states.length > 1;
  const sum = result && sumOf(terms);
  const difference = sum === undefined || result?.amount === undefined ? 0 : result.amount - sum;
  const shares = result && !loading ? sharesOf(terms, result) : [];
  const head =
    result ?? (folds ? ([...terms, ...states].find(({ pressed }) => pressed) ?? terms[0]) : undefined);
  const about = <Definitions figures={[...terms, ...(result ? [result] : []), ...states]} />;
  const off = difference !== 0 && result && (
    <span className="off" data-tip={say('explained', { name: result.label })}>
      <Icon icon={AlertIcon} size="sm" />
      {say('difference', { amount: amountText(Math.abs(difference)) })}
    </span>
  );
  const total = head && (
    <>
      <span className="caption">
        <span>{head.label}</span> {basis && <span className="basis">{basis}</span>}
        {!folds && about}
        {narrow && off}
      </span>{' '}
      {head.onPress && !folds ? (
        <button
          type="button"
          className="total"
          aria-label={head.amount === undefined ? head.label : `${head.label} ${amountText(head.amount)} ₫`}
          aria-pressed={head.pressed ?? false}
          onClick={head.onPress}
        >
          <Value {...head} loading={loading} unit />
        </button>
      ) : (
        <span className="total">
          <Value {...head} loading={loading} unit />
        </span>
      )}
    </>
  );
  return (
    <Root
      role="group"
      aria-label={label}
      aria-busy={loading || undefined}
      data-size={size}
      data-narrow={narrow || undefined}
      data-counts={isCounts || undefined}
      data-off={difference !== 0 || undefined}
      {...rest}
    >
      {folds ? (
        <button
          type="button"
          className="result"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {total}
          <Icon icon={ChevronDownIcon} />
        </button>
      ) : (
        narrow && total && <span className="result">{total}</span>
      )}
      <div className="formula" id={id} hidden={folds && !open}>
        <div className="terms">
          {terms.map(({ sign = '+', ...term }, index) => (
            <span className="part" key={term.id}>
              {index > 0 && result && <span className="sign">{sign === '-' ? '−' : '+'}</span>}
              <Figure {...term} loading={loading} unit={!result} />
            </span>
          ))}
          {basis && !head && <span className="basis">{basis}</span>}
          {!head && about}
        </div>
        {(states.length > 0 || (!narrow && off)) && (
          <div className="states">
            {!narrow && off}
            {states.map((state) => (
              <Figure key={state.id} {...state} loading={loading} unit={!result} />
            ))}
          </div>
        )}
        {folds && about}
      </div>
      {!narrow && total && (
        <div className="result">
          <span className="equals">=</span>
          <span className="stack">{total}</span>
        </div>
      )}
      {shares.length > 0 && (
        <div className="bar" aria-hidden>
          {shares.map(({ id: share, amount, tone }) => (
            <span key={share} data-tone={tone} style={{ '--share': amount } as CSSProperties} />
          ))}
        </div>
      )}
    </Root>
  );
}

interface ValueProps extends MoneyFigure {
  loading: boolean;
  /** Appends ₫; in a formula only to the result. */
  unit: boolean;
}

function Value({ amount, count, text, loading, unit }: ValueProps) {
  if (loading) return <Skeleton width="half" />;
  if (amount !== undefined) return unit ? <Amount value={amount} /> : amountText(amount);
  return text ?? (count === undefined ? '-' : amountText(count));
}

function Figure(props: ValueProps) {
  const { label, count, tone, onPress, pressed, loading } = props;
  const content = (
    <>
      <span className="label">
        {label}
        {'amount' in props && count !== undefined && !loading && (
          <span className="count"> {amountText(count)}</span>
        )}
      </span>{' '}
      <span className="value">
        <Value {...props} />
      </span>
    </>
  );
  const alarm = (tone === 'warning' || tone === 'danger') && (count ?? 0) > 0 ? tone : undefined;
  return onPress ? (
    <button
      type="button"
      className="figure"
      aria-pressed={pressed ?? false}
      data-alarm={alarm}
      onClick={onPress}
    >
      {content}
    </button>
  ) : (
    <span className="figure" data-alarm={alarm}>
      {content}
    </span>
  );
}
