import { type ReactNode, useState } from 'react';

interface HeldProps<Value> {
  initial: Value;
  /** Draws the control with the value as it is now and the way to change it. */
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Holds a value for a controlled component, as a screen would. */
export function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
