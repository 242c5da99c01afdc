import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../base/icon/Icon.tsx';
import { ChevronLeftIcon } from '../../base/icon/icons.ts';
import { useLinkComponent } from '../../provider.tsx';
import {
  color,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  px,
  radius,
  size,
  space,
} from '../../theme/tokens.ts';
import { PAGE_TITLE_ID } from '../shell.ts';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The only `<h1>` of the page. */
  title: ReactNode;
  /** Number of records, after the title: "1.284". */
  count?: ReactNode;
  /** The record's state, after the title. */
  status?: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** The list this record came from, with its filters. */
  back?: { href: string; label: string };
  /** Actions of the page, the main one last. */
  actions?: ReactNode;
  /** The actions are few and short: on a phone they stay beside the title. */
  inline?: boolean;
}

/**
 * The header of a screen. Its title is focusable: after a route change the app focuses `#page-title`, so that screen
 * readers announce the new page.
 */
export function PageHeader({
  title,
  count,
  status,
  description,
  back,
  actions,
  inline = false,
  ...rest
}: PageHeaderProps) {
  const Link = useLinkComponent();
  return (
    <Root data-inline={inline || undefined} {...rest}>
      {back && (
        <Link href={back.href} className="back">
          <Icon icon={ChevronLeftIcon} />
          <span>{back.label}</span>
        </Link>
      )}
      <div className="line">
        <div className="words">
          <div className="title">
            <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
              {title}
            </h1>
            {count !== undefined && <span className="count">{count}</span>}
            {status}
          </div>
          {description && <p>{description}</p>}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </div>
    </Root>
  );
}

const Root = styled.header`
  & > .back {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    margin-block-end: ${space(2)};
    padding-block: ${space(0.5)};
    border-radius: ${radius.sm};
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    text-decoration: none;
  }
  & > .back:hover {
    color: ${color.text};
    text-decoration: underline;
  }
  & > .line,
  & .title,
  & .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  /* The same height with and without actions, and as the skeleton. */
  & > .line {
    justify-content: space-between;
    min-height: ${size.control};
    gap: ${space(3)} ${space(6)};
  }
  & .words {
    flex: 1 1 0;
    min-width: min(100%, ${px(280)});
  }
  & .title {
    gap: ${space(1)} ${space(3)};
  }
  & .title > * {
    min-width: 0;
  }
  & h1 {
    font-size: ${fontSize['2xl']};
    font-weight: ${fontWeight.semibold};
    line-height: ${lineHeight.heading};
    text-wrap: balance;
    outline: none;
  }
  & .count {
    color: ${color.textMuted};
    font-size: ${fontSize.lg};
    font-variant-numeric: tabular-nums;
  }
  & p {
    margin-block-start: ${space(1)};
    color: ${color.textMuted};
    text-wrap: pretty;
  }
  & .actions {
    gap: ${space(2)};
  }
  ${media.phone} {
    & .actions {
      flex: 1 1 100%;
    }
    & .actions > * {
      flex: 1 1 auto;
    }
    /* Less space above, so that the rows come sooner. */
    &[data-inline] > .line {
      gap: ${space(0.5)} ${space(1)};
    }
    &[data-inline] .title {
      column-gap: ${space(1.5)};
    }
    &[data-inline] .count {
      flex: none;
    }
    /* The title wraps before its count does. */
    &[data-inline] .title:not(:has(> .count + *)) {
      flex-wrap: nowrap;
    }
    &[data-inline]:has([data-variant='solid'][data-square]) h1 {
      font-size: ${fontSize.xl};
    }
    /* A labelled main action takes its own line; an icon button does not. */
    &[data-inline]:not(:has([data-variant='solid']:not([data-square]))) > .line {
      flex-wrap: nowrap;
    }
    &[data-inline]:not(:has([data-variant='solid']:not([data-square]))) .words {
      min-width: 0;
    }
    &[data-inline]:not(:has([data-variant='solid']:not([data-square]))) .actions {
      flex: none;
      gap: 0;
    }
  }
  ${media.smallPhone} {
    &[data-inline] h1 {
      font-size: ${fontSize.xl};
    }
    /* A smaller title keeps "User management" on one line beside four icons. */
    &[data-inline]:has([data-variant='solid'][data-square]) h1 {
      font-size: ${fontSize.lg};
    }
  }
  ${media.print} {
    & > .back,
    & .actions {
      display: none;
    }
  }
`;
