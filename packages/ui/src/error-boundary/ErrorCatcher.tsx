import { Component, type ErrorInfo, type ReactNode } from 'react';

/** One caught error; the same object for `onError` and for every render of the fallback. */
export interface CaughtError {
  /** The thrown value; it may be anything, even `undefined`. */
  error: unknown;
  /** Time of the error in epoch milliseconds. */
  at: number;
}

export interface ErrorCatcherProps {
  /** A new key resets the error: the address, the number of the order shown. */
  resetKey?: unknown;
  /** Called once for each error. */
  onError?: (caught: CaughtError, info: ErrorInfo) => void;
  /** Shown instead of the children; `retry` renders them again. */
  fallback: (caught: CaughtError, retry: () => void) => ReactNode;
  /** The children to guard. */
  children?: ReactNode;
}

interface State {
  resetKey: unknown;
  caught: CaughtError | undefined;
}

/**
 * `ErrorBoundary` without a fallback of its own: you render the fallback for an error below. For a portal
 * whose entry must not include the ready-made page, or that has its own texts.
 */
export class ErrorCatcher extends Component<ErrorCatcherProps, State> {
  override state: State = { resetKey: this.props.resetKey, caught: undefined };

  static getDerivedStateFromProps({ resetKey }: ErrorCatcherProps, state: State): State | null {
    return Object.is(resetKey, state.resetKey) ? null : { resetKey, caught: undefined };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'caught'> {
    return { caught: { error, at: Date.now() } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(this.state.caught ?? { error, at: Date.now() }, info);
  }

  private readonly retry = () => this.setState({ caught: undefined });

  override render() {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught, this.retry) : this.props.children;
  }
}
