import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, fontWeight, media, radius, space } from '../theme/tokens.ts';
import { ReferenceCode } from './Copyable.tsx';
import { Icon } from './icon/Icon.tsx';
import { AlertIcon, InfoIcon, SuccessIcon, WarningIcon } from './icon/icons.ts';

export const BANNER_TONES = ['info', 'success', 'warning', 'danger'] as const;

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: (typeof BANNER_TONES)[number];
  /** What happened, in one plain sentence. */
  title: ReactNode;
  /** What was kept and what to do next. */
  children?: ReactNode;
  /** Buttons, such as "Try again". */
  actions?: ReactNode;
  /** Reference code of the failure, to copy for support. */
  code?: string;
}

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: AlertIcon } as const;

/**
 * A message at the top of the content it concerns; it stays until its cause is gone. A temporary message is a toast.
 */
export function Banner({ tone = 'info', title, children, actions, code, ...rest }: BannerProps) {
  return (
    <Root role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone} {...rest}>
      <Icon icon={icons[tone]} />
      <Message>
        <Title>{title}</Title>
        {children && <div>{children}</div>}
        {code && <ReferenceCode code={code} />}
      </Message>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}

const Root = styled.div`
  --ink: ${color.infoText};
  --soft: ${color.infoSoft};

  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: ${border.width} solid color-mix(in srgb, var(--ink) 25%, transparent);
  border-radius: ${radius.md};
  background: var(--soft);

  & > svg {
    flex: none;
    margin-block-start: ${space(0.75)};
    color: var(--ink);
  }
  &[data-tone='success'] {
    --ink: ${color.successText};
    --soft: ${color.successSoft};
  }
  &[data-tone='warning'] {
    --ink: ${color.warningText};
    --soft: ${color.warningSoft};
  }
  &[data-tone='danger'] {
    --ink: ${color.dangerText};
    --soft: ${color.dangerSoft};
  }
  ${media.print} {
    display: none;
  }
`;

const Message = styled.div`
  display: flex;
  flex: 1 1 ${space(50)};
  flex-direction: column;
  gap: ${space(0.5)};
  min-width: 0;
`;

const Title = styled.div`
  color: var(--ink);
  font-weight: ${fontWeight.semibold};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
