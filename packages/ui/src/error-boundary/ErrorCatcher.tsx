import { Component, type ErrorInfo, type ReactNode } from 'react';

/** One error that was caught; the same object for `onError` and for every render of the fallback. */
export interface CaughtError {
  /** Anything can be thrown, `undefined` too. */
  error: unknown;
  /** When it happened, epoch milliseconds. */
  at: number;
}

export interface ErrorCatcherProps {
  /** Another key is another try: the address, the number of the order shown. */
  resetKey?: unknown;
  /** Called once for each error. */
  onError?: (caught: CaughtError, info: ErrorInfo) => void;
  /** What stands there instead; `retry` renders the children again. */
  fallback: (caught: CaughtError, retry: () => void) => ReactNode;
  /** What stands in it. */
  children?: ReactNode;
}

interface State {
  resetKey: unknown;
  caught: CaughtError | undefined;
}

/**
 * `ErrorBoundary` without a face: what is thrown below while rendering gives way to what you make of it. For a portal
 * whose entry must not carry the ready-made page, or that says such things in its own words.
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
