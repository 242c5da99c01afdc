import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Banner } from '../base/Banner.tsx';
import { Button } from '../base/button/Button.tsx';
import { Stack } from '../base/Stack.tsx';
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
  /** The way back in its own words, where "cancel" could be taken for the action: "Tiếp tục chỉnh sửa". */
  cancelLabel?: string;
  /** `danger` where something is lost: an alert dialog that a click beside it does not close. */
  tone?: (typeof CONFIRM_TONES)[number];
  /** An alert dialog, where a click beside it must not close it although nothing is lost: money is asked for. */
  alert?: boolean;
  /**
   * Wants this text typed first, for what cannot be undone. What may be written in several ways brings `matches`: an
   * amount with `parseAmount(text) === amount`, so that 52.000.000 is as good as 52000000.
   */
  typed?: { label: string } & ({ expected: string } | { matches(text: string): boolean });
  /**
   * May be async: the dialog waits, closes on success, and shows a failure. `false` means that nothing was
   * done and nothing failed, such as a cancelled second question: the dialog stays open.
   */
  onConfirm(): unknown;
  /** Whether what `onConfirm` threw stays as it is however often it is tried: the button is then off. */
  isRefusal?(cause: unknown): boolean;
  /** Turns what `onConfirm` threw into words. By default an Error's own message. */
  describeError?: (cause: unknown) => ReactNode;
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
/** Keeps the unit on the line of its amount. */
const keepUnits = (text: ReactNode) =>
  typeof text === 'string' ? text.replace(/(\d) (?=₫)/g, '$1\u00a0') : text;
const fits = (text: string, typed: NonNullable<ConfirmModalProps['typed']>) =>
  'matches' in typed ? typed.matches(text) : text.normalize('NFC').trim() === typed.expected.normalize('NFC');

/** Asks before an action with consequences, with the action's own verb on the button. */
export function ConfirmModal({ open, onOpenChange, ...rest }: ConfirmModalProps) {
  const word = useLabel();
  const form = useId();
  const [typedText, setTypedText] = useState('');
  const [pending, setPending] = useState(false);
  // A second press may come before React has drawn the first.
  const running = useRef(false);
  const [problem, setProblem] = useState<ReactNode>(null);
  const [refused, setRefused] = useState(false);
  const { title, consequence, children, confirmLabel, tone = 'accent', typed, onConfirm } = rest;
  const alert = rest.alert ?? tone === 'danger';
  const ready = !refused && (!typed || fits(typedText, typed));

  const change = (next: boolean) => {
    setTypedText('');
    setProblem(null);
    setRefused(false);
    onOpenChange(next);
  };
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || running.current) return;
    running.current = true;
    setProblem(null);
    setPending(true);
    try {
      if ((await onConfirm()) !== false) change(false);
    } catch (cause) {
      setProblem(keepUnits((rest.describeError ?? messageOf)(cause)));
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
          <Button data-safe disabled={pending} onClick={() => change(false)}>
            {rest.cancelLabel ?? word('cancel')}
          </Button>
          <Button variant="solid" tone={tone} type="submit" form={form} disabled={!ready} loading={pending}>
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
        {problem && <Banner tone="danger" title={problem} />}
      </Stack>
    </Modal>
  );
}
