import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** The fallback after an error; `retry` renders the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Called on each failure. */
  onError?: (error: unknown) => void;
  /** Props of the children: they render again when a primitive value changes. */
  given?: object;
  children: ReactNode;
}

const isPlain = (value: unknown) => value === null || typeof value !== 'object';

/** Objects and functions are new on every render, so they are not compared. */
function differs(before: object = {}, after: object = {}): boolean {
  const was = before as Record<string, unknown>;
  return Object.entries(after).some(
    ([name, value]) =>
      value !== was[name] && (isPlain(value) || isPlain(was[name])) && typeof value !== 'function',
  );
}

/** Catches errors of its children, including a failed code load, so that only their part of the page is lost. */
export class Boundary extends Component<BoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override componentDidUpdate({ given }: BoundaryProps) {
    if (this.state.failed && differs(given, this.props.given)) this.retry();
  }

  retry = () => this.setState({ error: undefined, failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}
