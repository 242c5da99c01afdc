/** A control that is off, and why. */
export interface OffControl {
  /** The element that was pressed, or the button of its menu. */
  anchor: HTMLElement;
  /** As it is called: "Yêu cầu hoàn tiền". */
  name: string;
  /** Why it is off, in the words that stand beside it. */
  reason: string;
}

/** True when there is more to say than the reason. */
type Listener = (control: OffControl) => boolean;

const quiet: Listener = () => false;
let listener = quiet;

/** Somebody has pressed what is off. True when something was opened that says what can be done about it. */
export const pressOff = (control: OffControl): boolean => listener(control);

/** Hears of each press of what is off, until the returned function is called. */
export function onPressOff(next: Listener) {
  listener = next;
  return () => {
    if (listener === next) listener = quiet;
  };
}
