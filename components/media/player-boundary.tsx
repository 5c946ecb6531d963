import { Component, type ReactNode } from 'react';

type Props = { onFail: () => void; children: ReactNode };

/**
 * Error boundary: react-player loads a player for each source lazily. If that fails, the rest of the page still works.
 */
export class PlayerBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
