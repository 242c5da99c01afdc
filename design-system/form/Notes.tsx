import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../base/icon/Icon.tsx';
import { AlertIcon } from '../base/icon/icons.ts';
import { color, fontSize, space } from '../theme/tokens.ts';

interface NotesProps {
  /** Id of the control that they describe. */
  id: string;
  error?: string;
  hint?: ReactNode;
}

/** The ids of the notes below a control, for its `aria-describedby`: the error comes first. */
export function describedBy({ id, error, hint }: NotesProps): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

/** Error and hint below a control. */
export function Notes({ id, error, hint }: NotesProps) {
  return (
    <>
      {/* Rendered empty from the start, so that an error is also announced when it appears after the focus has
          left. */}
      <div aria-live="polite">
        {error && (
          <ErrorText id={`${id}-error`}>
            <Icon icon={AlertIcon} size="sm" />
            {error}
          </ErrorText>
        )}
      </div>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </>
  );
}

const ErrorText = styled.p`
  display: flex;
  gap: ${space(1)};
  margin-block-start: ${space(1)};
  padding-inline-start: var(--indent, 0);
  color: ${color.dangerText};
  font-size: ${fontSize.sm};

  & > svg {
    flex: none;
    margin-block-start: 0.25em;
  }
`;

const Hint = styled.div`
  margin-block-start: ${space(1)};
  padding-inline-start: var(--indent, 0);
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
