import { useEffect, useRef } from 'react';
import type { FormFailure } from '#design-system';

/**
 * The last question between a form and what it sends (`open` while it is put). The form waits for its end; the focus
 * stays in the panel, whatever of the form is gone by then.
 */
export function useQuestion(open: boolean) {
  const stage = useRef<HTMLDivElement>(null);
  const asked = useRef<{
    give: (fields: FormFailure[]) => void;
    fields: FormFailure[];
    from: Element | null;
  }>(undefined);

  useEffect(() => {
    if (!open) return;
    return () => {
      // The dialog gives the focus back first, to the stage.
      setTimeout(() => {
        const { give, fields, from } = asked.current ?? {};
        asked.current = undefined;
        if (from instanceof HTMLElement && from.isConnected) from.focus();
        give?.(fields ?? []);
      });
    };
  }, [open]);

  return {
    stage,
    /** Begins: what the form hears when it is over is what `refuse` was given. */
    put() {
      const from = document.activeElement;
      // A dialog gives the focus back to where it was. That must not be a button which a result takes away.
      stage.current?.focus({ preventScroll: true });
      return new Promise<FormFailure[]>((give) => {
        asked.current = { give, fields: [], from };
      });
    },
    /** What the service said about single fields. */
    refuse(fields: FormFailure[]) {
      if (asked.current) asked.current.fields = fields;
    },
  };
}
