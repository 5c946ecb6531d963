import { Component, type ReactNode } from 'react';

type Props = { onFail: () => void; children: ReactNode };

/** The code of a source's player is loaded by react-player itself; where it does not come, the rest of the page stays. */
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
