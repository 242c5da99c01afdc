import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOwnWords } from '../labels.own.ts';
import { ConfirmModal } from './ConfirmModal.tsx';

export interface UnsavedGuard {
  /**
   * Whether it may be left: true at once when nothing would be lost; else the user is asked, once. For `confirmClose`
   * of `RightPanel`, `Modal` and `Sheet`, and for a router before navigation.
   */
  confirmClose: () => boolean | Promise<boolean>;
  /** The question itself: render it once, beside what it guards. */
  question: ReactNode;
}

/**
 * What leaving would interrupt: unsaved input, a run that sends its items one by one, or a secret that is shown once
 * and was not copied.
 */
export type Unfinished = 'changes' | 'run' | 'secret';

const words = {
  vi: {
    'changes.title': 'Bỏ thay đổi chưa lưu?',
    'changes.consequence': 'Những gì vừa nhập chưa được lưu và sẽ mất khi rời đi.',
    'changes.leave': 'Bỏ thay đổi',
    'changes.stay': 'Tiếp tục chỉnh sửa',
    'run.title': 'Đang gửi, rời trang?',
    'run.consequence':
      'Rời trang thì những mục chưa gửi sẽ không được gửi nữa. Những mục đã gửi vẫn có hiệu lực.',
    'run.leave': 'Dừng gửi và rời trang',
    'run.stay': 'Ở lại',
    'secret.title': 'Đóng khi chưa sao chép?',
    'secret.consequence': 'Thông tin bí mật ở đây chỉ hiện một lần và sẽ mất khi đóng.',
    'secret.leave': 'Vẫn đóng',
    'secret.stay': 'Quay lại',
  },
  en: {
    'changes.title': 'Discard unsaved changes?',
    'changes.consequence': 'What you have just typed is not saved and will be lost when you leave.',
    'changes.leave': 'Discard changes',
    'changes.stay': 'Keep editing',
    'run.title': 'Still sending. Leave this page?',
    'run.consequence':
      'If you leave, what has not been sent yet will not be sent. What was sent already stays in effect.',
    'run.leave': 'Stop sending and leave',
    'run.stay': 'Stay',
    'secret.title': 'Close without copying?',
    'secret.consequence': 'The secrets here are shown once, and are lost when this is closed.',
    'secret.leave': 'Close all the same',
    'secret.stay': 'Go back',
  },
} as const;

/**
 * Protects unsaved work: asks before its container closes, and makes the browser ask before the tab is closed or
 * reloaded. `dirty` comes from `useForm`; for a run it means that the run continues, and `unfinished` makes the
 * question say so.
 */
export function useUnsavedGuard(dirty: boolean, unfinished: Unfinished = 'changes'): UnsavedGuard {
  const word = useOwnWords(words);
  const [asking, setAsking] = useState(false);
  const pending = useRef<{ promise: Promise<boolean>; resolve: (leave: boolean) => void }>(null);
  /** A "yes" also covers what follows from it at once: the panel closes, then the address changes. */
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
        title={word(`${unfinished}.title`)}
        consequence={word(`${unfinished}.consequence`)}
        confirmLabel={word(`${unfinished}.leave`)}
        cancelLabel={word(`${unfinished}.stay`)}
        onConfirm={() => answer(true)}
      />
    ),
  };
}
