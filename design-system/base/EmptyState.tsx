import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, lineHeight, px, radius, space } from '../theme/tokens.ts';
import { ReferenceCode } from './Copyable.tsx';
import { Heading, type HeadingProps } from './Heading.tsx';
import { Icon } from './icon/Icon.tsx';
import { AlertIcon, EmptyIcon, ForbiddenIcon, NoMatchesIcon, OfflineIcon } from './icon/icons.ts';

export const EMPTY_STATE_VARIANTS = ['empty', 'filtered', 'error', 'forbidden', 'offline'] as const;

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Why there is nothing to show: none yet, no match, a failure, no permission, no connection. */
  variant?: (typeof EMPTY_STATE_VARIANTS)[number];
  title: ReactNode;
  /** What was kept and what to do next. */
  description?: ReactNode;
  /** The one next step: create, clear the filters, ask an administrator, try again. */
  actions?: ReactNode;
  /** Reference code of a failure, to copy for support. */
  code?: string;
  level?: HeadingProps['level'];
}

const icons = {
  empty: EmptyIcon,
  filtered: NoMatchesIcon,
  error: AlertIcon,
  forbidden: ForbiddenIcon,
  offline: OfflineIcon,
} as const;

/** Replaces missing content: says why it is missing and offers one next step. A failure is announced. */
export function EmptyState({
  variant = 'empty',
  title,
  description,
  actions,
  code,
  level = 2,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <Root data-variant={variant} role={variant === 'error' ? 'alert' : undefined} {...rest}>
      <Picture>
        <Icon icon={icons[variant]} size="lg" />
      </Picture>
      <Heading level={level} size="lg">
        {title}
      </Heading>
      {description && <Description>{description}</Description>}
      {children}
      {actions && <Actions>{actions}</Actions>}
      {code && <ReferenceCode code={code} />}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(10)} ${space(4)};
  text-align: center;
`;

const Picture = styled.span`
  display: inline-flex;
  margin-block-end: ${space(2)};
  padding: ${space(3)};
  border-radius: ${radius.full};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};

  [data-variant='error'] > & {
    background: ${color.dangerSoft};
    color: ${color.dangerText};
  }
  [data-variant='offline'] > & {
    background: ${color.warningSoft};
    color: ${color.warningText};
  }
`;

const Description = styled.div`
  max-width: ${px(460)};
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  line-height: ${lineHeight.body};
  text-wrap: pretty;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
  margin-block: ${space(2)};
`;
