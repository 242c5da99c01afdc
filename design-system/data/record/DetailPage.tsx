import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Card, type CardProps } from '../../base/Card.tsx';
import { Skeleton } from '../../base/Skeleton.tsx';
import { color, fontSize, media, px, space } from '../../theme/tokens.ts';

export interface DetailPageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Amount or name, state, id with copy, main action: a PageHeader. */
  header: ReactNode;
  /** The way back and the actions, above the header. Not printed. */
  tools?: ReactNode;
  /** The record as a `Slip`: it comes first, with everything else beside it. */
  lead?: ReactNode;
  /** The record's fields in `Section`s. */
  sections: ReactNode;
  /** Beside them on wide screens, below on narrow ones: history, related records. */
  aside?: ReactNode;
  /** Raw data, previous and next. Not printed. */
  footer?: ReactNode;
}

/** The layout of one record: sections, not one long table. Prints on A4. */
export function DetailPage({ header, tools, lead, sections, aside, footer, ...rest }: DetailPageProps) {
  return (
    <Root data-paper="record" {...rest}>
      {tools && <div className="tools">{tools}</div>}
      {header}
      {lead ? (
        <div className="columns" data-lead>
          {lead}
          {aside && <div className="stack">{aside}</div>}
          <div className="stack facts">{sections}</div>
        </div>
      ) : (
        <div className="columns" data-aside={Boolean(aside)}>
          <div className="stack">{sections}</div>
          {aside && <div className="stack">{aside}</div>}
        </div>
      )}
      {footer && <div className="stack footer">{footer}</div>}
    </Root>
  );
}

export interface SectionProps
  extends Omit<ComponentPropsWithRef<'section'>, 'title'>,
    Pick<CardProps, 'padding'> {
  title: string;
  /** One sentence, when the title does not say what the fields are about. */
  description?: ReactNode;
  actions?: ReactNode;
  /** Shows a placeholder for the content before the first response. */
  loading?: boolean;
  children?: ReactNode;
}

/** A titled part of a record. */
export function Section({ description, loading = false, children, ...rest }: SectionProps) {
  return (
    <Card aria-busy={loading || undefined} {...rest}>
      {description && <Description>{description}</Description>}
      {loading ? <Skeleton lines={4} /> : children}
    </Card>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-width: 0;
  container-type: inline-size;

  & .stack {
    display: flex;
    flex-direction: column;
    gap: ${space(4)};
    min-width: 0;
  }
  & .columns {
    display: grid;
    gap: ${space(4)};
    align-items: start;
  }
  /* By container width: with a menu, a window of 1200 px has less space than one of 1000 px without. */
  @container (min-width: ${px(880)}) {
    & .columns[data-aside='true'] {
      grid-template-columns: minmax(0, 1fr) minmax(${px(280)}, ${px(360)});
    }
    & .columns[data-lead] {
      grid-template-columns: ${px(360)} minmax(0, 1fr);
      gap: ${space(6)};
    }
    & .columns[data-lead] > .facts {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: ${px(1080)}) {
    & .columns[data-lead] {
      grid-template-columns: ${px(360)} minmax(0, 2fr) minmax(0, 3fr);
    }
    & .columns[data-lead] > .facts {
      grid-column: auto;
    }
  }
  ${media.print} {
    & .columns[data-aside='true'] {
      grid-template-columns: minmax(0, 1fr);
    }
    /* The slip, and beside it the history: together with its facts the slip is one sheet. */
    & .columns[data-lead] {
      grid-template-columns: ${px(320)} minmax(0, 1fr);
    }
    & .columns[data-lead] > .facts {
      grid-column: 1 / -1;
    }
    & .stack,
    & .columns {
      gap: ${space(2)};
    }
    & > .tools,
    & .footer {
      display: none;
    }
  }
`;

const Description = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
