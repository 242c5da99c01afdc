// One figure and its optional parts. Half of the file is styles.
import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../../base/icon/Icon.tsx';
import { HelpIcon, MinusIcon, SortAscendingIcon, SortDescendingIcon } from '../../base/icon/icons.ts';
import { VisuallyHidden } from '../../base/LiveRegion.tsx';
import { Skeleton } from '../../base/Skeleton.tsx';
import { Popover } from '../../overlay/Popover.tsx';
import { useLinkComponent } from '../../provider.tsx';
import {
  border,
  color,
  focusRingInset,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  motion,
  radius,
  space,
} from '../../theme/tokens.ts';
import { pointsOf, shareOf } from '../chart/Chart.figures.ts';
import { useChartWords } from '../chart/Chart.words.ts';
import { isMissing, Missing } from '../Missing.tsx';

export const STAT_GOODS = ['up', 'down', 'neither'] as const;

export interface StatChange {
  /** Change from the previous period: 0.123 is 12,3% more. Null when there is nothing to compare with. */
  share: number | null;
  /** The change is a difference of two shares: 0.123 is then 12,3 percentage points. */
  points?: boolean;
  /** Which direction is good: up for revenue, down for failures. Never guessed from the sign. */
  good: (typeof STAT_GOODS)[number];
  /** What it is compared with: "so với 7 ngày trước". */
  versus?: string;
}

export interface StatCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: string;
  /** The formatted value: `1.284` or `350.000.000 ₫`. Missing is `-`, and zero is 0. Never truncated. */
  value?: string | null;
  change?: StatChange;
  /** What the figure counts and what it leaves out, behind a question mark. */
  help: NonNullable<ReactNode>;
  loading?: boolean;
  /** Makes the card a link to the list it counts. */
  href?: string;
}

/** One figure of a dashboard with its change. The figures above a list are a `MoneyLine`. */
export function StatCard({ label, value, change, help, loading = false, href, ...rest }: StatCardProps) {
  const say = useChartWords();
  const Anchor = useLinkComponent();
  const figures = useId();
  return (
    <Root
      aria-busy={loading || undefined}
      style={{ '--letters': Math.max(8, value?.length ?? 0) } as CSSProperties}
      {...rest}
    >
      <div className="head">
        <span className="name">
          {href ? (
            <Anchor href={href} aria-describedby={figures}>
              {label}
            </Anchor>
          ) : (
            label
          )}
        </span>
        <Popover
          trigger={{
            label: say('about', { label }),
            icon: HelpIcon,
            iconOnly: true,
            size: 'sm',
            variant: 'ghost',
          }}
        >
          <p>{help}</p>
        </Popover>
      </div>
      <div id={figures} className="figures">
        <span className="value">
          {loading ? <Skeleton shape="heading" width="long" /> : isMissing(value) ? <Missing /> : value}
        </span>
        {change && (
          <span className="change">{loading ? <Skeleton width="half" /> : <Change {...change} />}</span>
        )}
      </div>
    </Root>
  );
}

function Change({ share, points, good, versus }: StatChange) {
  const say = useChartWords();
  // A change that rounds to 0,0% counts as none.
  const direction = share === null || Math.abs(share) < 0.0005 ? 'neither' : share > 0 ? 'up' : 'down';
  const news = good === 'neither' || direction === 'neither' ? undefined : direction === good;
  const icon = { up: SortAscendingIcon, down: SortDescendingIcon, neither: MinusIcon }[direction];
  const size = Math.abs(share ?? 0);
  const written = say(direction === 'neither' ? 'same' : direction, {
    share: points ? say('points', { points: pointsOf(size) }) : shareOf(size, 1),
  });
  return (
    <>
      <b data-news={news === undefined ? undefined : news ? 'good' : 'bad'}>
        {share === null ? (
          <Missing />
        ) : (
          <>
            <Icon icon={icon} size="sm" />
            {written}
            {news !== undefined && <VisuallyHidden>, {news ? say('better') : say('worse')}</VisuallyHidden>}
          </>
        )}
      </b>{' '}
      <span>{versus}</span>
    </>
  );
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-width: 0;
  padding: ${space(4)};
  border: ${border.hairline};
  border-radius: ${radius.lg};
  background: ${color.surface};
  line-height: ${lineHeight.table};
  container-type: inline-size;
  transition: border-color ${motion.fast} ${motion.ease};

  & > .head {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${space(7)};
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  /* Above the link, which covers the whole card. */
  & > .head > :not(.name) {
    position: relative;
  }
  & .name > a {
    text-decoration: none;
  }
  & .name > ::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  & .name > :focus-visible {
    outline: none;
  }
  &:has(> .head > .name > :focus-visible) {
    ${focusRingInset}
  }
  &:has(> .head > .name > :hover) {
    border-color: ${color.borderStrong};
  }
  & > .figures {
    display: flex;
    flex-direction: column;
    gap: ${space(1)};
  }
  /* As large as its length allows: an amount is never truncated. */
  & .value {
    font-size: clamp(${fontSize.md}, calc(100cqi / (var(--letters) * 0.62)), ${fontSize['2xl']});
    font-weight: ${fontWeight.semibold};
    font-variant-numeric: tabular-nums;
    line-height: ${lineHeight.heading};
    white-space: nowrap;
  }
  & .change {
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-variant-numeric: tabular-nums;
  }
  & .change > b {
    color: ${color.text};
    font-weight: ${fontWeight.medium};
    white-space: nowrap;
  }
  & .change > span {
    display: inline-block;
  }
  & .change svg {
    margin-inline-end: ${space(0.5)};
    vertical-align: -0.125em;
  }
  & .change > [data-news='good'] {
    color: ${color.successText};
  }
  & .change > [data-news='bad'] {
    color: ${color.dangerText};
  }
  ${media.phone} {
    padding: ${space(2)} ${space(3)} ${space(3)};
  }
  ${media.print} {
    break-inside: avoid;
    & button {
      display: none;
    }
  }
`;
