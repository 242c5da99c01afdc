import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../../base/icon/Icon.tsx';
import type { IconType } from '../../base/icon/icons.ts';
import { color, fontSize, fontWeight, lineHeight, px, radius, space, type Tone } from '../../theme/tokens.ts';
import { MAIN_ID, PAGE_TITLE_ID } from '../shell.ts';

export interface FullPageMessageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  icon: IconType;
  tone?: Tone;
  /** The `<h1>`: what happened. */
  title: string;
  /** What was kept and what to do, and the reference code. */
  children?: ReactNode;
  /** One next step, at most two. */
  actions?: ReactNode;
  /** The page has no shell: the message is its `<main>`. */
  standalone?: boolean;
}

/** Replaces a screen: not found, or broken (specification 2, error fallback). Inside a list use `EmptyState`. */
export function FullPageMessage({
  icon,
  tone = 'neutral',
  title,
  children,
  actions,
  standalone = false,
  ...rest
}: FullPageMessageProps) {
  const main = standalone ? ({ as: 'main', id: MAIN_ID } as const) : {};
  return (
    <Root data-tone={tone} data-standalone={standalone || undefined} {...main} {...rest}>
      <span className="sign">
        <Icon icon={icon} size="xl" />
      </span>
      <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
        {title}
      </h1>
      {children && <div className="text">{children}</div>}
      {actions && <div className="actions">{actions}</div>}
    </Root>
  );
}

const Root = styled.div`
  --soft: ${color.neutralSoft};
  --ink: ${color.neutralText};

  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 60vh;
  padding: ${space(8)} ${space(4)};
  text-align: center;

  &[data-standalone] {
    min-height: 100vh;
    min-height: 100dvh;
  }
  &[data-tone='info'] {
    --soft: ${color.infoSoft};
    --ink: ${color.infoText};
  }
  &[data-tone='success'] {
    --soft: ${color.successSoft};
    --ink: ${color.successText};
  }
  &[data-tone='warning'] {
    --soft: ${color.warningSoft};
    --ink: ${color.warningText};
  }
  &[data-tone='danger'] {
    --soft: ${color.dangerSoft};
    --ink: ${color.dangerText};
  }
  &[data-tone='special'] {
    --soft: ${color.specialSoft};
    --ink: ${color.specialText};
  }
  & > .sign {
    display: grid;
    place-items: center;
    width: ${px(72)};
    height: ${px(72)};
    margin-block-end: ${space(5)};
    border-radius: ${radius.full};
    background: var(--soft);
    color: var(--ink);
  }
  & > h1 {
    max-width: ${px(560)};
    font-size: ${fontSize['2xl']};
    font-weight: ${fontWeight.semibold};
    line-height: ${lineHeight.heading};
    text-wrap: balance;
    outline: none;
  }
  & > .text {
    max-width: ${px(520)};
    margin-block-start: ${space(2)};
    color: ${color.textMuted};
    text-wrap: pretty;
  }
  & > .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    justify-content: center;
    margin-block-start: ${space(6)};
  }
`;
