import { Component, type ReactNode } from 'react';
import { BrokenScreen } from './state-screens.view.tsx';

interface BoundaryProps {
  /** The entry of the browser's history: another one is another screen, which is drawn afresh. */
  readonly entry: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly entry: string;
  readonly thrown: { readonly error: unknown } | null;
  readonly isRetried: boolean;
}

/**
 * Shows the failure of a screen that threw, inside the frame. Its button draws the screen again: the view model that is kept
 * for the entry has what was typed and added. A screen that throws again is loaded anew. React Router's own boundary resets
 * only when the address changes or data is loaded again, which this shop does not do.
 */
export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { entry: this.props.entry, thrown: null, isRetried: false };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ entry }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return entry === state.entry ? null : { entry, thrown: null, isRetried: false };
  }

  readonly #handleRetry = (): void => {
    if (this.state.isRetried) location.reload();
    else this.setState({ thrown: null, isRetried: true });
  };

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown === null ? this.props.children : <BrokenScreen error={thrown.error} onRetry={this.#handleRetry} />;
  }
}
