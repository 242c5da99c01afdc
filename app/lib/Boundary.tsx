import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** What stands in the place of a failure; `retry` draws the children anew. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Hears of each failure. */
  onError?: (error: unknown) => void;
  /** What the children were given: they are drawn anew when a plain value of it changes. */
  given?: object;
  children: ReactNode;
}

const isPlain = (value: unknown) => value === null || typeof value !== 'object';

/** Objects and functions are made anew at every draw, so a change of theirs says nothing. */
function differs(before: object = {}, after: object = {}): boolean {
  const was = before as Record<string, unknown>;
  return Object.entries(after).some(
    ([name, value]) =>
      value !== was[name] && (isPlain(value) || isPlain(was[name])) && typeof value !== 'function',
  );
}

/** Catches what its children throw, their missing code too, so that only their place is lost. */
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
