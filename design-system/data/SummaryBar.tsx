// The strip of figures with its tones and states: half of it is CSS that belongs to these very cards.
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../base/Skeleton.tsx';
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
  space,
  TONES,
  type Tone,
} from '../theme/tokens.ts';
import { isMissing, Missing } from './Missing.tsx';

export interface SummaryItem {
  id: string;
  label: string;
  /** The figure, written out: `1.284` or `350.000.000 ₫`. Missing is `-`, and zero is 0. */
  value?: ReactNode;
  tone?: Tone;
  /** A second, smaller figure or the change against the period before. */
  sub?: ReactNode;
  /** Makes the card a button that filters the list by what it counts. */
  onPress?: () => void;
  /** Whether that filter is on. */
  pressed?: boolean;
}

export interface SummaryBarProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What these figures are about, for readers: "Tổng hợp giao dịch". */
  label: string;
  items: readonly SummaryItem[];
  loading?: boolean;
}

/** The figures of the filtered list, above it. They come from the statistic call, never from one page's rows. */
export function SummaryBar({ label, items, loading = false, ...rest }: SummaryBarProps) {
  return (
    <Root role="list" aria-label={label} aria-busy={loading || undefined} {...rest}>
      {items.map((item) => (
        <li key={item.id}>
          {item.onPress ? (
            <button
              type="button"
              className="card"
              data-tone={item.tone}
              aria-pressed={item.pressed ?? false}
              onClick={item.onPress}
            >
              <Figures {...item} loading={loading} />
            </button>
          ) : (
            <div className="card" data-tone={item.tone}>
              <Figures {...item} loading={loading} />
            </div>
          )}
        </li>
      ))}
    </Root>
  );
}

function Figures({ label, value, sub, loading }: SummaryItem & { loading: boolean }) {
  return (
    <>
      <span className="label">{label}</span>
      <span className="value">
        {loading ? <Skeleton width="long" /> : isMissing(value) ? <Missing /> : value}
      </span>
      {sub !== undefined && <span className="sub">{loading ? <Skeleton width="half" /> : sub}</span>}
    </>
  );
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  min-width: 0;
  padding: 0;
  list-style: none;

  ${media.phone} {
    /* It does not snap: a snapped bar moves by itself when its figures arrive. */
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
  }
  /* A page at 400 % is read by scrolling one way alone. */
  @media (max-width: 21rem) {
    flex-wrap: wrap;
  }
  /* As wide as its figure at least: an amount is never cut. */
  & > li {
    flex: 1 0 0;
    min-width: max-content;
  }
  & .card {
    --mark: transparent;
    position: relative;
    display: flex;
    flex-direction: column;
    gap: ${space(0.5)};
    width: 100%;
    min-width: ${px(152)};
    height: 100%;
    padding: ${space(3)};
    border: ${border.hairline};
    border-radius: ${radius.lg};
    background: ${color.surface};
    line-height: ${lineHeight.table};
    text-align: start;
  }
  ${TONES.map((tone) => `& .card[data-tone='${tone}'] { --mark: ${color[`${tone}Solid`]}; }`)}
  & .label {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  & .card[data-tone] .label::before {
    content: '';
    flex: none;
    width: ${space(2)};
    height: ${space(2)};
    border-radius: ${radius.full};
    background: var(--mark);
  }
  /* A bar takes exactly the line of the words that are coming. */
  & [aria-hidden] {
    --gap: ${(lineHeight.table - 0.8) / 2}em;
  }
  & .value {
    font-size: ${fontSize.lg};
    font-weight: ${fontWeight.semibold};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & .sub {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    font-variant-numeric: tabular-nums;
  }
  & button.card {
    cursor: pointer;
    transition: border-color ${motion.fast} ${motion.ease}, background-color ${motion.fast} ${motion.ease};
  }
  & button.card:hover {
    border-color: ${color.borderStrong};
  }
  & button.card:focus-visible {
    ${focusRingInset}
  }
  & button.card[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.surfaceSelected};
  }
  ${media.forcedColors} {
    & button.card[aria-pressed='true']:not(:focus-visible) {
      outline: ${border.width} solid Highlight;
    }
  }
`;
