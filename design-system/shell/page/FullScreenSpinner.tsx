import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../base/button/Button.tsx';
import { AlertIcon, RefreshIcon, SignOutIcon } from '../../base/icon/icons.ts';
import { Spinner } from '../../base/Spinner.tsx';
import { useLabel } from '../../labels.tsx';
import { color, space } from '../../theme/tokens.ts';
import { MAIN_ID } from '../shell.ts';
import { FullPageMessage } from './FullPageMessage.tsx';

export interface FullScreenSpinnerProps {
  /** What is being checked: "Đang kiểm tra quyền truy cập". */
  text: string;
  /** The check failed: what happened, and the two next steps. */
  error?: {
    title: string;
    /** Why, what to do, and the reference code. */
    reason: ReactNode;
    onRetry: () => void;
    onSignOut: () => void;
    /** True while a retry runs. */
    retrying?: boolean;
  };
}

/** Fills the page during the permission check (specification 2), and shows the reason when it fails. */
export function FullScreenSpinner({ text, error }: FullScreenSpinnerProps) {
  const word = useLabel();
  if (error) {
    return (
      <FullPageMessage
        standalone
        icon={AlertIcon}
        tone="danger"
        title={error.title}
        actions={
          <>
            <Button icon={SignOutIcon} onClick={error.onSignOut}>
              {word('signOut')}
            </Button>
            <Button
              variant="solid"
              tone="accent"
              icon={RefreshIcon}
              loading={error.retrying}
              onClick={error.onRetry}
            >
              {word('retry')}
            </Button>
          </>
        }
      >
        <div role="alert">{error.reason}</div>
      </FullPageMessage>
    );
  }
  return (
    <Root id={MAIN_ID} tabIndex={-1}>
      <div role="status">
        <Spinner size="xl" />
        <span>{text}</span>
      </div>
    </Root>
  );
}

const Root = styled.main`
  display: grid;
  place-items: center;
  min-height: 100vh;
  min-height: 100dvh;
  padding: ${space(4)};
  color: ${color.textMuted};
  outline: none;

  & > div {
    display: grid;
    justify-items: center;
    gap: ${space(4)};
    text-align: center;
  }
  & svg {
    color: ${color.accentText};
  }
`;
