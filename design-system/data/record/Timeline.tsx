import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../base/icon/Icon.tsx';
import { DotIcon, type IconType } from '../../base/icon/icons.ts';
import { Skeleton } from '../../base/Skeleton.tsx';
import { border, color, fontSize, fontWeight, radius, space, TONES, type Tone } from '../../theme/tokens.ts';

export interface TimelineItem {
  id: string;
  /** When it happened, in the portal's format; the caller passes a `Time` or a text. */
  at: ReactNode;
  title: string;
  tone?: Tone;
  icon?: IconType;
  /** Who did it, or why. */
  description?: ReactNode;
  /** How long nothing happened before it, when that matters: "2 ngày sau". */
  gap?: string;
  /** Still to come: its mark is an outline. */
  coming?: boolean;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Oldest first. */
  items: readonly TimelineItem[];
  loading?: boolean;
}

const WAITING: readonly TimelineItem[] = ['a', 'b', 'c'].map((id) => ({ id, at: '', title: '' }));

/** The history of one record, newest last, with the pauses between events. */
export function Timeline({ items, loading = false, ...rest }: TimelineProps) {
  return (
    <Root role="list" aria-busy={loading || undefined} {...rest}>
      {(loading ? WAITING : items).map(
        ({ id, at, title, tone, icon, description, gap, coming }, place, all) => (
          <li key={id}>
            {gap && <p className="gap">{gap}</p>}
            <div className="event">
              {/* Past steps are grey: only the current state has a colour. */}
              <span
                className="mark"
                data-tone={
                  (!coming && (all[place + 1]?.coming ?? place === all.length - 1) && tone) || 'neutral'
                }
                data-coming={coming || undefined}
              >
                <Icon icon={icon ?? DotIcon} size="sm" />
              </span>
              <div className="words">
                <p className="title">{loading ? <Skeleton width="half" /> : title}</p>
                {description && <div className="description">{description}</div>}
                <p className="at">{loading ? <Skeleton width="short" /> : at}</p>
              </div>
            </div>
          </li>
        ),
      )}
    </Root>
  );
}

const Root = styled.ol`
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    break-inside: avoid;
  }
  /* The line runs behind the marks, from each event to the next. */
  & > li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: ${space(3)} ${space(-3)};
    inset-inline-start: ${space(3.5)};
    border-inline-start: ${border.hairline};
  }
  & .event {
    position: relative;
    display: flex;
    gap: ${space(3)};
    padding-block: ${space(2)};
  }
  & .mark {
    display: grid;
    flex: none;
    place-items: center;
    width: ${space(7)};
    height: ${space(7)};
    border: ${border.width} solid transparent;
    border-radius: ${radius.full};
  }
  ${TONES.map(
    (tone) =>
      `& .mark[data-tone='${tone}'] { background: ${color[`${tone}Soft`]}; color: ${color[`${tone}Text`]}; }`,
  )}
  & .mark[data-coming] {
    border-color: ${color.borderStrong};
    background: ${color.surface};
  }
  & .event:has([data-coming]) .title {
    color: ${color.textMuted};
    font-weight: ${fontWeight.regular};
  }
  & .words {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & .title {
    font-weight: ${fontWeight.medium};
    line-height: ${space(7)};
  }
  & :is(.description, .at, .gap) {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  & .at {
    font-variant-numeric: tabular-nums;
  }
  & .gap {
    position: relative;
    padding-inline-start: ${space(10)};
    padding-block: ${space(1)};
  }
  & .gap::before {
    content: '';
    position: absolute;
    inset-block: 0 ${space(-3)};
    inset-inline-start: ${space(3.5)};
    border-inline-start: ${border.hairline};
  }
`;
