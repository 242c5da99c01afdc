// The secret, its timer and its labels are in one file, because they change together.
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useOwnWords } from '../../labels.own.ts';
import { color, font, fontSize, space } from '../../theme/tokens.ts';
import { announce } from '../announce.ts';
import { IconButton } from '../button/IconButton.tsx';
import { copyText } from '../copy/clipboard.ts';
import { CheckIcon, CopyIcon, HideIcon, ShowIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../LiveRegion.tsx';
import { words } from './SecretValue.words.ts';

/** How long a secret stays visible, in seconds. */
export const SECRET_SECONDS = 30;
const COPIED_MS = 2000;

export interface SecretValueProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What it is: "Khóa API". Part of the buttons' names. */
  label: string;
  /** The part that is always visible: the last four characters. */
  tail: string;
  /** Fetches the secret, each time the user wants to see or copy it. A rejection is shown. */
  reveal(): Promise<string>;
  /** Turns what `reveal` threw into a message. By default an Error's own message, as in `ConfirmModal`. */
  describeError?: (cause: unknown) => string;
  /** How long it stays visible, in seconds. */
  seconds?: number;
  /** Why this user may neither see nor copy it. */
  disabled?: string | false | undefined;
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : '');

type Busy = 'reveal' | 'copy' | undefined;

/**
 * A key with limited access: its last characters, a button that shows all of it for 30 seconds, and one that copies it
 * without showing it. While masked, the page does not hold the key: it is fetched on demand, and dropped when the time is up,
 * when the user hides it and when the window loses focus.
 */
export function SecretValue({ label, tail, reveal, ...props }: SecretValueProps) {
  const { describeError, seconds = SECRET_SECONDS, disabled, ...rest } = props;
  const word = useOwnWords(words);
  const [secret, setSecret] = useState<string>();
  const [left, setLeft] = useState(seconds);
  const [busy, setBusy] = useState<Busy>();
  const [copied, setCopied] = useState(false);
  const [problem, setProblem] = useState('');
  /** The result of a cancelled request must not be shown. */
  const asked = useRef(0);

  const hide = () => {
    asked.current += 1;
    setBusy(undefined);
    if (secret === undefined) return;
    setSecret(undefined);
    announce(word('hidden', { label }));
  };
  const fetchFor = async (purpose: Busy, use: (value: string) => void | Promise<void>) => {
    asked.current += 1;
    const question = asked.current;
    setBusy(purpose);
    setProblem('');
    try {
      const value = await reveal();
      if (question === asked.current) await use(value);
    } catch (cause) {
      if (question === asked.current)
        setProblem((describeError ?? messageOf)(cause) || word('failed', { label }));
    } finally {
      if (question === asked.current) setBusy(undefined);
    }
  };
  const show = () =>
    fetchFor('reveal', (value) => {
      setSecret(value);
      setLeft(seconds);
      announce(word('shown', { label, seconds }));
    });
  const copy = async (value: string) => {
    const done = await copyText(value);
    setCopied(done);
    if (done) announce(word('copied', { label }));
    else setProblem(word('copyFailed'));
  };

  const hideNow = useEffectEvent(hide);
  const shown = secret !== undefined;
  useEffect(() => {
    if (!shown) return;
    // By the clock and not by ticks: timers run late in a background window.
    const end = performance.now() + seconds * 1000;
    const tick = () => {
      const rest = Math.ceil((end - performance.now()) / 1000);
      if (rest > 0) setLeft(rest);
      else hideNow();
    };
    const timer = setInterval(tick, 1000);
    const leave = () => document.hidden && hideNow();
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [shown, seconds]);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(setCopied, COPIED_MS, false);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <Root role="group" aria-label={label} {...rest}>
      <div className="line">
        <code translate="no">
          {shown ? (
            secret
          ) : (
            <>
              <span aria-hidden>{'•••• '}</span>
              <VisuallyHidden>{word('masked')}</VisuallyHidden>
              {tail}
            </>
          )}
        </code>
        <IconButton
          icon={shown ? HideIcon : ShowIcon}
          size="sm"
          label={word('show', { label })}
          tip={word(shown ? 'hideTip' : 'showTip')}
          pressed={shown}
          // Not `loading`, which would move the focus.
          aria-busy={busy === 'reveal' || undefined}
          disabled={disabled}
          onClick={shown || busy === 'reveal' ? hide : show}
        />
        <IconButton
          icon={copied ? CheckIcon : CopyIcon}
          size="sm"
          label={word('copy', { label })}
          tip={word(copied ? 'copiedTip' : 'copyTip')}
          aria-busy={busy === 'copy' || undefined}
          disabled={disabled}
          onClick={() => (shown ? void copy(secret) : void fetchFor('copy', copy))}
        />
      </div>
      {/* Not announced at each step, which would drown out everything else. */}
      {shown && (
        <div className="note" role="timer">
          {word('left', { seconds: left })}
        </div>
      )}
      {busy && <div className="note">{word('waiting')}</div>}
      <div className="problem" role="alert">
        {problem}
      </div>
    </Root>
  );
}

const Root = styled.div`
  min-width: 0;

  & > .line {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
  & code {
    margin-inline-end: ${space(1)};
    min-width: 0;
    font-family: ${font.mono};
    overflow-wrap: anywhere;
  }
  & > .note {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    font-variant-numeric: tabular-nums;
  }
  & > .problem {
    color: ${color.dangerText};
    font-size: ${fontSize.sm};
  }
  & [aria-busy] {
    cursor: progress;
  }
`;
