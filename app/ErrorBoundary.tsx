import { Component, type ReactNode } from 'react';
import { FailedScreen } from './FailedScreen.tsx';

interface ErrorBoundaryProps {
  /** Around the whole page instead of one screen. */
  standalone?: boolean;
  children: ReactNode;
}

/**
 * Catches what a component throws. Around each screen, so that the shell stays; "Try again?" really draws it anew
 * (specification 8).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <FailedScreen
        error={this.state.error}
        standalone={this.props.standalone ?? false}
        onRetry={() => this.setState({ error: undefined, failed: false })}
      />
    );
  }
}
