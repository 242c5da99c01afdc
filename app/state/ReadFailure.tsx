import type { ReactNode } from 'react';
import { Button, EmptyState } from '#design-system';
import { ApiError, referenceOf } from '../api/http/errors.ts';
import { useT } from '../i18n/index.ts';
import { useOnline } from '../lib/online.ts';
import { AccessRequest } from './AccessRequest.tsx';
import { failureText } from './failureText.ts';

interface ReadFailureProps {
  error: unknown;
  /** What failed to load. */
  title: string;
  /** The title for missing permission. */
  forbiddenTitle?: string;
  /** The permission to ask an administrator for, instead of the service's message. */
  access?: { permission: string; page: string } | undefined;
  /** Alternatives to trying again. */
  actions?: ReactNode;
  onRetry: () => void;
  /** Level of its heading. */
  level?: 2 | 3;
}

/** Shown instead of content that could not be loaded: forbidden, no network, or an error. */
export function ReadFailure(props: ReadFailureProps) {
  const { error, title, forbiddenTitle = title, access, actions, onRetry, level = 2 } = props;
  const t = useT();
  const online = useOnline();
  const code = referenceOf(error);
  // A retry does not help here: an administrator must act.
  if (error instanceof ApiError && error.isForbidden)
    return (
      <EmptyState
        variant="forbidden"
        level={level}
        title={forbiddenTitle}
        description={access ? undefined : failureText(error, t)}
        actions={actions}
        code={code}
      >
        {access && <AccessRequest {...access} />}
      </EmptyState>
    );
  return (
    <EmptyState
      variant={online ? 'error' : 'offline'}
      level={level}
      title={title}
      description={failureText(error, t)}
      actions={
        <>
          <Button onClick={onRetry}>{t('action.retry')}</Button>
          {actions}
        </>
      }
      code={code}
    />
  );
}
