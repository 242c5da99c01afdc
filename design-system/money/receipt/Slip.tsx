import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { amountText } from '../../base/Amount.tsx';
import { PAGE_TITLE_ID } from '../../base/pageTitle.ts';
import { QrModules } from '../../base/qr/QrCode.modules.tsx';
import { Skeleton } from '../../base/Skeleton.tsx';
import { type DescriptionItem, DescriptionList } from '../../data/record/DescriptionList.tsx';
import { useOwnWords } from '../../labels.own.ts';
import {
  border,
  color,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  px,
  shadow,
  space,
} from '../../theme/tokens.ts';
import { sumOf, sumWords } from '../line/moneySum.ts';

export interface SlipTerm {
  id: string;
  label: string;
  /** Whole đồng; undefined means unknown. */
  amount: number | undefined;
  /** Its sign in the sum, after the first term. */
  sign?: '+' | '-';
}

export interface SlipProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title' | 'about'> {
  /** What it is, for screen readers: "Tóm tắt". */
  label: string;
  /** Whose it is: the business, then its store, the day. */
  name: string;
  about?: ReactNode;
  /** Content of the QR mark in the corner: the record's id. */
  code?: string | undefined;
  /** The single amount of the page, formatted; it is the page's heading. */
  amount: string;
  /** Its status. */
  status?: ReactNode;
  /** The formula: terms and result. */
  sum?: { label: string; terms: readonly SlipTerm[]; result: SlipTerm } | undefined;
  /** Whether the sum matches, or another remark on it. */
  remark?: ReactNode;
  /** References of the record, and links to related records. */
  facts: readonly DescriptionItem[];
  loading?: boolean;
}

/** Longest amount that fits in the large size, in characters. */
const LONG = 12;

/** A money record as a paper slip: business, amount, status, formula and references. */
export function Slip(props: SlipProps) {
  const { label, name, about, code = '', amount, status, sum, remark, facts, loading, ...rest } = props;
  const say = useOwnWords(sumWords);
  const sums = sum && sumOf(sum.terms);
  const off = sums === undefined || sum?.result.amount === undefined ? 0 : sum.result.amount - sums;
  const written = (term: SlipTerm) =>
    loading && term.amount === undefined ? <Skeleton width="half" /> : amountText(term.amount);
  return (
    <Root
      aria-label={label}
      aria-busy={loading || undefined}
      data-long={amount.length > LONG || undefined}
      {...rest}
    >
      <div className="paper">
        <div className="head">
          <div className="whose">
            <p className="name" translate="no">
              {name}
            </p>
            {about && <p className="about">{about}</p>}
          </div>
          <QrModules value={code} />
        </div>
        <h1 className="amount" translate="no" id={PAGE_TITLE_ID} tabIndex={-1}>
          {amount}
        </h1>
        {status && <div className="status">{status}</div>}
        {sum && (
          <Sum role="group" aria-label={sum.label}>
            <dl>
              {sum.terms.map(({ sign, ...term }, index) => (
                <div key={term.id}>
                  <dt>{term.label}</dt>{' '}
                  <dd>
                    {index > 0 && term.amount !== undefined && (
                      <span className="sign">{sign === '-' ? '−' : '+'} </span>
                    )}
                    {written(term)}
                  </dd>
                </div>
              ))}
              <div className="result">
                <dt>{sum.result.label}</dt>{' '}
                <dd>
                  {written(sum.result)}
                  {sum.result.amount !== undefined && '\u00a0₫'}
                </dd>
              </div>
            </dl>
            {off !== 0 && !remark && (
              <p className="off">{say('difference', { amount: amountText(Math.abs(off)) })}</p>
            )}
          </Sum>
        )}
        {remark}
        <DescriptionList className="facts" columns={1} compact loading={loading ?? false} items={facts} />
      </div>
    </Root>
  );
}

/* The torn edge clips the paper, so its parent draws the shadow. */
const TOOTH = px(16);
const Root = styled.section`
  width: 100%;
  max-width: ${px(360)};
  min-width: 0;
  filter: drop-shadow(${shadow.sm});

  & > .paper {
    display: flex;
    flex-direction: column;
    gap: ${space(4)};
    padding: ${space(7)} ${space(7)} ${space(9)};
    background: ${color.surface};
    line-height: ${lineHeight.table};
    mask: conic-gradient(from -45deg at bottom, transparent, black 1deg 89deg, transparent 90deg) 50% /
      ${TOOTH} 100%;
  }
  & .head {
    display: flex;
    gap: ${space(4)};
    align-items: flex-start;
    justify-content: space-between;
  }
  & .whose {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & .name {
    font-weight: ${fontWeight.semibold};
    text-wrap: balance;
  }
  & .about {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  & .amount {
    font-size: ${fontSize['money-hero']};
    font-weight: ${fontWeight.semibold};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    line-height: 1.1;
    overflow-wrap: anywhere;
    outline: none;
  }
  &[data-long] .amount {
    font-size: ${fontSize['money-xl']};
  }
  & .facts > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    justify-content: space-between;
  }
  & .status {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(3)};
    align-items: center;
  }
  ${media.mobile} {
    max-width: none;
    & > .paper {
      padding: ${space(5)} ${space(5)} ${space(8)};
    }
  }
  ${media.forcedColors} {
    border: ${border.hairline};
  }
  ${media.print} {
    filter: none;
    border: ${border.hairline};
    break-inside: avoid;
    & > .paper {
      mask: none;
    }
  }
`;

const Sum = styled.div`
  & > dl {
    display: flex;
    flex-direction: column;
    gap: ${space(1.5)};
    font-variant-numeric: tabular-nums;
  }
  & > dl > div {
    display: flex;
    gap: ${space(3)};
    justify-content: space-between;
  }
  & dt,
  & .sign {
    color: ${color.textMuted};
  }
  & dd {
    flex: none;
    min-width: ${space(12)};
    text-align: end;
  }
  & .result {
    align-items: baseline;
    margin-block-start: ${space(1)};
    padding-block-start: ${space(3)};
    border-block-start: ${border.width} dashed ${color.borderStrong};
    font-size: ${fontSize.lg};
    font-weight: ${fontWeight.semibold};
  }
  & .result > dt {
    color: ${color.text};
  }
  & .off {
    margin-block-start: ${space(1)};
    color: ${color.warningText};
    text-align: end;
  }
`;
