import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/** Says what to do where something of the editor has failed: what was typed is kept in the browser. */
export class Guard extends Component<Props, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p role="alert">Something has failed in the editor. What you typed is kept: load this page anew.</p>
    );
  }
}
