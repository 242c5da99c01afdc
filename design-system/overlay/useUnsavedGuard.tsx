import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOwnWords } from '../labels.own.ts';
import { ConfirmModal } from './ConfirmModal.tsx';

export interface UnsavedGuard {
  /**
   * May this be left? True at once when nothing would be lost; else the person is asked, once. For `confirmClose` of
   * `RightPanel`, `Modal` and `Sheet`, and for a router before it goes to another page.
   */
  confirmClose: () => boolean | Promise<boolean>;
  /** The question itself: draw it once, beside what it guards. */
  question: ReactNode;
}

const words = {
  vi: {
    title: 'Bỏ thay đổi chưa lưu?',
    consequence: 'Những gì vừa nhập chưa được lưu và sẽ mất khi rời đi.',
    leave: 'Bỏ thay đổi',
    stay: 'Tiếp tục chỉnh sửa',
  },
  en: {
    title: 'Discard unsaved changes?',
    consequence: 'What you have just typed is not saved and will be lost when you leave.',
    leave: 'Discard changes',
    stay: 'Keep editing',
  },
} as const;

/**
 * Keeps typed work from being lost: asks before what holds it closes, and has the browser ask before the tab is closed
 * or reloaded. `dirty` comes from `useForm`.
 */
export function useUnsavedGuard(dirty: boolean): UnsavedGuard {
  const word = useOwnWords(words);
  const [asking, setAsking] = useState(false);
  const pending = useRef<{ promise: Promise<boolean>; resolve: (leave: boolean) => void }>(null);
  /** A yes counts for all that follows from it at once: the panel closes, then the address changes. */
  const agreed = useRef(false);

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [dirty]);

  const answer = (leave: boolean) => {
    if (!pending.current) return;
    agreed.current = leave;
    if (leave) {
      setTimeout(() => {
        agreed.current = false;
      });
    }
    pending.current.resolve(leave);
    pending.current = null;
  };
  const confirmClose = () => {
    if (!dirty || agreed.current) return true;
    setAsking(true);
    if (!pending.current) {
      let resolve: (leave: boolean) => void = () => {};
      const promise = new Promise<boolean>((settle) => {
        resolve = settle;
      });
      pending.current = { promise, resolve };
    }
    return pending.current.promise;
  };
  return {
    confirmClose,
    question: (
      <ConfirmModal
        open={asking}
        onOpenChange={(open) => {
          setAsking(open);
          if (!open) answer(false);
        }}
        tone="danger"
        title={word('title')}
        consequence={word('consequence')}
        confirmLabel={word('leave')}
        cancelLabel={word('stay')}
        onConfirm={() => answer(true)}
      />
    ),
  };
}
