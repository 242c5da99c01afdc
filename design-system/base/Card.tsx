import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { border, color, media, radius, space } from '../theme/tokens.ts';
import { Heading, type HeadingProps } from './Heading.tsx';

export const CARD_TONES = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Title of the card, and accessible name of its region. */
  title?: ReactNode;
  level?: HeadingProps['level'];
  /** Beside the title: buttons for the card's content. */
  actions?: ReactNode;
  /** Tints the whole card. Use it only when all of its content has that meaning. */
  tone?: (typeof CARD_TONES)[number];
  /** `none` for content that reaches the edge, such as a table; `sm` for a document of many parts. */
  padding?: 'normal' | 'sm' | 'none';
  children?: ReactNode;
}

/** Groups related content on one surface. Use it sparingly: on a page of cards, nothing stands out as a group. */
export function Card({
  title,
  level = 2,
  actions,
  tone = 'neutral',
  padding = 'normal',
  children,
  ...rest
}: CardProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={title ? titleId : undefined} data-tone={tone} data-padding={padding} {...rest}>
      {(title || actions) && (
        <Header>
          {title && (
            <Heading level={level} size="lg" id={titleId}>
              {title}
            </Heading>
          )}
          {actions && <Actions>{actions}</Actions>}
        </Header>
      )}
      {children}
    </Root>
  );
}

const Root = styled.section`
  --inset: ${space(5)};

  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-width: 0;
  padding: var(--inset);
  border: ${border.hairline};
  border-radius: ${radius.lg};
  background: ${color.surface};

  ${media.phone} {
    --inset: ${space(4)};
  }
  &[data-padding='none'] {
    padding: 0;
  }
  &[data-padding='sm'] {
    --inset: ${space(3)};
    gap: ${space(2)};
  }
  &[data-tone='info'] {
    background: ${color.infoSoft};
  }
  &[data-tone='success'] {
    background: ${color.successSoft};
  }
  &[data-tone='warning'] {
    background: ${color.warningSoft};
  }
  &[data-tone='danger'] {
    background: ${color.dangerSoft};
  }
  ${media.print} {
    break-inside: avoid;
    background: none;
  }
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};

  [data-padding='none'] > & {
    padding: var(--inset) var(--inset) 0;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-inline-start: auto;

  ${media.print} {
    display: none;
  }
`;
