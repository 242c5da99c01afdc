/** A disabled control, and the reason. */
export interface OffControl {
  /** The pressed element, or the button of its menu. */
  anchor: HTMLElement;
  /** Its name: "Yêu cầu hoàn tiền". */
  name: string;
  /** The reason, as shown next to the control. */
  reason: string;
}

/** Returns true when there is more to say than the reason. */
type Listener = (control: OffControl) => boolean;

const quiet: Listener = () => false;
let listener = quiet;

/** Reports a press on a disabled control. True when a panel opened that says what can be done. */
export const pressOff = (control: OffControl): boolean => listener(control);

/** Listens for presses on disabled controls. Returns the unsubscribe function. */
export function onPressOff(next: Listener) {
  listener = next;
  return () => {
    if (listener === next) listener = quiet;
  };
}
