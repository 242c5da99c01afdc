import { type MouseEvent, useId } from 'react';
import { pressOff } from '../offReason.ts';

/**
 * What a button needs that may be off, and says why: as its tooltip on hover, on focus and on a tap, and as its
 * description for screen readers. It keeps the focus, so that keyboard and screen reader users reach the reason; a press
 * shows what can be done about it (`OffReasonHost`) and does not submit the form. `hint` is the element that holds the
 * reason for screen readers. Without a reason nothing changes, and the element stays the same, so that it keeps the focus.
 */
export function useOff(reason: string | false | undefined, name?: string) {
  const id = useId();
  if (!reason) return { props: undefined, hint: null };
  const refuse = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const anchor = event.currentTarget;
    pressOff({ anchor, name: anchor.getAttribute('aria-label') ?? anchor.textContent, reason });
  };
  return {
    props: {
      'aria-disabled': true,
      'aria-describedby': id,
      'data-tip': name ? `${name}\n${reason}` : reason,
      disabled: false,
      onClick: refuse,
      onKeyDown: undefined,
      onPointerDown: undefined,
    },
    hint: (
      <span hidden id={id}>
        {reason}
      </span>
    ),
  };
}
