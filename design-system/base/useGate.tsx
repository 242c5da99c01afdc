import { type MouseEvent, useId } from 'react';

const refuse = (event: MouseEvent) => event.preventDefault();

/**
 * What makes a button one that is off and says why. It keeps the focus, so that a keyboard and a reader reach the
 * reason; a press does nothing, a form is not sent. `hint` is the element that holds the reason for readers. Without
 * a reason nothing changes, and the element stays the same, so that the focus survives.
 */
export function useGate(reason: string | undefined, tip = reason) {
  const id = useId();
  if (!reason) return { props: undefined, hint: null };
  return {
    props: {
      'aria-disabled': true,
      'aria-describedby': id,
      'data-tip': tip,
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
