import { type ComponentType, type ReactNode, useState } from 'react';

interface HeldProps<Value> {
  initial: Value;
  /** Renders the control with the current value and its setter. */
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}

/** Holds a value for a controlled component, as a screen would. */
export function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

/** Wraps a controlled component so that it holds its own value, still calls `onChange`, and has a maximum width. */
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
