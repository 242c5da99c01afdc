// The stack of toasts: timing, announcements and styles belong together.
import * as Radix from '@radix-ui/react-toast';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../base/button/IconButton.tsx';
import { ReferenceCode } from '../base/Copyable.tsx';
import { Icon } from '../base/icon/Icon.tsx';
import { CloseIcon, FailedIcon, InfoIcon, SuccessIcon, WarningIcon } from '../base/icon/icons.ts';
import { useLabel } from '../labels.tsx';
import {
  border,
  color,
  fontSize,
  fontWeight,
  layer,
  media,
  motion,
  px,
  radius,
  shadow,
  space,
} from '../theme/tokens.ts';
import { TOAST_DURATION, type ToastEntry } from './toastStore.ts';

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: FailedIcon } as const;

export interface ToastContentProps {
  entries: readonly ToastEntry[];
  onClose(id: string): void;
}

/** The lazy part of ToastHost, loaded with the first toast. F8 moves the focus to it. */
export function ToastContent({ entries, onClose }: ToastContentProps) {
  const word = useLabel();
  const viewport = useKeptClear();
  return createPortal(
    // The time is counted here, not by Radix: a repeated message restarts it, and a hidden window pauses it.
    <Radix.Provider label={word('notifications')} duration={Number.POSITIVE_INFINITY}>
      {entries.map((entry) => (
        <Toast key={entry.id} entry={entry} onClose={() => onClose(entry.id)} />
      ))}
      <Viewport ref={viewport} label={`${word('notifications')} ({hotkey})`} />
    </Radix.Provider>,
    document.body,
  );
}

/**
 * Positions the toasts above any `data-keep-clear` element below them: the buttons of a panel, a dialog or a bar.
 * Otherwise they would cover for 3 s what the user is about to press. Bars come and go while a toast is shown.
 */
function useKeptClear() {
  const viewport = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    let frame = 0;
    const measure = () => {
      const place = viewport.current;
      if (!place) return;
      const { left, right } = place.getBoundingClientRect();
      const tops = [...document.querySelectorAll('[data-keep-clear]')].flatMap((bar) => {
        const box = bar.getBoundingClientRect();
        const isBelow = box.height > 0 && box.left < right && box.right > left && box.top < innerHeight;
        return isBelow ? box.top : [];
      });
      const room = Math.max(0, innerHeight - Math.min(innerHeight, ...tops));
      place.style.setProperty('--kept-clear', `${Math.round(room)}px`);
    };
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    const observer = new MutationObserver(placeSoon);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('resize', placeSoon);
    };
  }, []);
  return viewport;
}

function Toast({ entry, onClose }: { entry: ToastEntry; onClose: () => void }) {
  const word = useLabel();
  const { tone = 'info', title, description, code, count } = entry;
  const [paused, setPaused] = useState(false);
  useCountdown(TOAST_DURATION, paused, count, onClose);
  return (
    <Root
      open
      onOpenChange={(open) => !open && onClose()}
      type={tone === 'danger' ? 'foreground' : 'background'}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
      data-tone={tone}
    >
      <Icon icon={icons[tone]} size="lg" />
      <div className="words">
        <Radix.Title className="title">
          {title}
          {count > 1 && <span className="count">×{count}</span>}
        </Radix.Title>
        {description && <Radix.Description className="description">{description}</Radix.Description>}
        {code && <ReferenceCode code={code} />}
      </div>
      <Radix.Close asChild>
        <IconButton icon={CloseIcon} label={word('close')} variant="ghost" size="sm" />
      </Radix.Close>
    </Root>
  );
}

const enter = keyframes`
  from { opacity: 0; transform: translateY(${space(2)}); }
`;

const Viewport = styled(Radix.Viewport)`
  position: fixed;
  inset-block-end: var(--kept-clear, 0);
  inset-inline-end: 0;
  z-index: ${layer.toast};
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  width: min(${px(400)}, 100vw);
  margin: 0;
  padding: ${space(4)};
  padding-block-end: max(${space(4)}, env(safe-area-inset-bottom));
  list-style: none;
  outline: none;
  /* Only the toasts themselves may block what lies below. */
  pointer-events: none;
  ${media.print} {
    display: none;
  }
`;

const Root = styled(Radix.Root)`
  --ink: ${color.infoText};

  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(3)};
  border: ${border.hairline};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.lg};
  pointer-events: auto;

  &[data-tone='success'] {
    --ink: ${color.successText};
  }
  &[data-tone='warning'] {
    --ink: ${color.warningText};
  }
  &[data-tone='danger'] {
    --ink: ${color.dangerText};
  }
  & > svg {
    flex: none;
    margin-block-start: ${space(1)};
    color: var(--ink);
  }
  & > .words {
    flex: 1;
    min-width: 0;
    padding-block: ${space(0.5)};
    overflow-wrap: anywhere;
    user-select: text;
  }
  & .title {
    font-weight: ${fontWeight.medium};
  }
  & .count {
    margin-inline-start: ${space(2)};
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  & .description {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${enter} ${motion.base} ${motion.ease};
    &[data-swipe='cancel'] {
      transform: none;
      transition: transform ${motion.fast} ${motion.ease};
    }
  }
`;

/**
 * Calls `onEnd` after `duration` ms of readable time: the timer stops while `paused` or while the window is hidden, and
 * restarts when `restart` changes.
 */
function useCountdown(duration: number, paused: boolean, restart: unknown, onEnd: () => void) {
  const left = useRef(duration);
  const hidden = useSyncExternalStore(watchVisibility, isHidden, () => false);
  const end = useEffectEvent(onEnd);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `restart` is the signal to start again
  useEffect(() => {
    left.current = duration;
  }, [duration, restart]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `restart` is the signal to start again
  useEffect(() => {
    if (paused || hidden) return;
    const started = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused, hidden, duration, restart]);
}

const isHidden = () => document.hidden;

function watchVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
