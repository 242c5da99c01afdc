import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Banner } from '../base/Banner.tsx';
import { Button } from '../base/button/Button.tsx';
import { Stack } from '../base/Stack.tsx';
import { useOwnWords } from '../labels.own.ts';
import { useLabel } from '../labels.tsx';
import { Modal } from '../overlay/Modal.tsx';
import { TextField } from './TextField.tsx';

export const CONFIRM_TONES = ['accent', 'danger'] as const;

export interface ConfirmModalProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The question: "Xóa người dùng này?" */
  title: string;
  /** The consequences in one or two sentences: what is lost, what cannot be undone. */
  consequence: ReactNode;
  /** Facts to check before deciding: an amount, a name, a list. */
  children?: ReactNode;
  /** The verb of the action: "Xóa", "Duyệt 3 yêu cầu". */
  confirmLabel: string;
  /** A specific label for the way back, when "cancel" could be mistaken for the action: "Tiếp tục chỉnh sửa". */
  cancelLabel?: string;
  /** `danger` when something is lost: an alert dialog that a click outside does not close. */
  tone?: (typeof CONFIRM_TONES)[number];
  /**
   * Makes it an alert dialog although nothing is lost, so that a click outside does not close it: money is requested.
   */
  alert?: boolean;
  /**
   * Text that the user must type first, for what cannot be undone. When it can be written in several ways, pass
   * `matches`: an amount with `parseAmount(text) === amount`, so that 52.000.000 is as valid as 52000000.
   */
  typed?: { label: string } & ({ expected: string } | { matches(text: string): boolean });
  /**
   * May be async: the dialog waits, closes on success, and shows a failure. `false` means that nothing was
   * done and nothing failed, such as a cancelled second question: the dialog stays open.
   */
  onConfirm(): unknown;
  /** Whether another try would fail with the same error: the button is then disabled. */
  isRefusal?(cause: unknown): boolean;
  /** Turns what `onConfirm` threw into a message. By default an Error's own message. */
  describeError?: (cause: unknown) => ReactNode;
  /** The reference code of what `onConfirm` threw. */
  codeOf?(cause: unknown): string | undefined;
}

const words = {
  vi: { refused: 'Thử lại cũng không được, lý do ở trên' },
  en: { refused: 'Trying again will not help: the reason is above' },
};

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
/** Keeps the unit on the same line as its amount. */
const keepUnits = (text: ReactNode) =>
  typeof text === 'string' ? text.replace(/(\d) (?=₫)/g, '$1\u00a0') : text;
const fits = (text: string, typed: NonNullable<ConfirmModalProps['typed']>) =>
  'matches' in typed ? typed.matches(text) : text.normalize('NFC').trim() === typed.expected.normalize('NFC');

/** Asks before an action with consequences, with the action's own verb on the button. */
export function ConfirmModal({ open, onOpenChange, ...rest }: ConfirmModalProps) {
  const word = useLabel();
  const own = useOwnWords(words);
  const form = useId();
  const [typedText, setTypedText] = useState('');
  const [pending, setPending] = useState(false);
  // A second press may arrive before React has rendered the first.
  const running = useRef(false);
  const [problem, setProblem] = useState<{ title: ReactNode; code?: string | undefined }>();
  const [refused, setRefused] = useState(false);
  const { title, consequence, children, confirmLabel, tone = 'accent', typed, onConfirm } = rest;
  const alert = rest.alert ?? tone === 'danger';
  const off = refused ? own('refused') : typed && !fits(typedText, typed) && typed.label;

  const change = (next: boolean) => {
    setTypedText('');
    setProblem(undefined);
    setRefused(false);
    onOpenChange(next);
  };
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (off || running.current) return;
    running.current = true;
    setProblem(undefined);
    setPending(true);
    try {
      if ((await onConfirm()) !== false) change(false);
    } catch (cause) {
      setProblem({ title: keepUnits((rest.describeError ?? messageOf)(cause)), code: rest.codeOf?.(cause) });
      setRefused(rest.isRefusal?.(cause) ?? false);
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  return (
    <Modal
      open={open}
      onOpenChange={change}
      title={title}
      description={keepUnits(consequence)}
      size="sm"
      role={alert ? 'alertdialog' : 'dialog'}
      locked={pending}
      footer={
        <>
          <Button data-safe busy={pending} onClick={() => change(false)}>
            {rest.cancelLabel ?? word('cancel')}
          </Button>
          <Button variant="solid" tone={tone} type="submit" form={form} disabled={off} loading={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} gap={4} onSubmit={confirm}>
        {children}
        {typed && (
          <TextField
            label={typed.label}
            value={typedText}
            onChange={setTypedText}
            autoComplete="off"
            spellCheck={false}
          />
        )}
        {problem && <Banner tone="danger" {...problem} />}
      </Stack>
    </Modal>
  );
}
