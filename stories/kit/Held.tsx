import { type ComponentType, type ReactNode, useState } from 'react';

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

/** A controlled component that holds its value itself, still tells its owner, and is as wide as it may be. */
export function held<Props extends { onChange(...told: never[]): void }>(
  Control: ComponentType<Props>,
  maxWidth?: string,
  held: 'value' | 'checked' = 'value',
) {
  return function HeldControl(props: Props) {
    const [value, setValue] = useState((props as Record<string, unknown>)[held]);
    const onChange = (...told: never[]) => {
      setValue(told[0]);
      props.onChange(...told);
    };
    const control = <Control {...props} {...{ [held]: value, onChange }} />;
    return maxWidth ? <div style={{ maxWidth }}>{control}</div> : control;
  };
}
