import { Component, type ErrorInfo, type ReactNode } from 'react';
import { errorCode } from './errorCode.js';
import { PageFallback } from './PageFallback.js';
import { PanelFallback } from './PanelFallback.js';

export interface ErrorBoundaryFallback {
  error: unknown;
  /** What support asks for: `E-7K2M9Q`. */
  code: string;
  /** When it happened, epoch milliseconds. */
  at: number;
  /** Renders the children again. */
  retry: () => void;
}

export interface ErrorBoundaryProps {
  /** `page` fills the place of a page, `panel` that of one card beside others that go on working. @default 'page' */
  scope?: 'page' | 'panel';
  /** Another key is another try: the address, the number of the order shown. */
  resetKey?: unknown;
  /** To the error log. Called once for each error; the code leads from the user's call to this line. */
  onError?: (error: unknown, details: { code: string; componentStack: string }) => void;
  /** Where 返回首页 of a page leads. @default '/' */
  homeHref?: string;
  /** Something else instead of the ready-made page or panel. */
  fallback?: (failure: ErrorBoundaryFallback) => ReactNode;
  children?: ReactNode;
}

interface State {
  resetKey: unknown;
  /** Boxed, since anything can be thrown, `undefined` too. */
  caught: { error: unknown; code: string; at: number } | undefined;
}

/**
 * No blank page: when something below throws while rendering, it gives way to a sentence, a code for support and
 * 重试. Around every page, and once more around a panel that may fail alone. What is thrown in event handlers and
 * promises does not come here (React): say that where it happens.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { resetKey: this.props.resetKey, caught: undefined };

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return Object.is(resetKey, state.resetKey) ? null : { resetKey, caught: undefined };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'caught'> {
    return { caught: { error, code: errorCode(error), at: Date.now() } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    const code = this.state.caught?.code ?? errorCode(error);
    this.props.onError?.(error, { code, componentStack: info.componentStack ?? '' });
  }

  private readonly retry = () => this.setState({ caught: undefined });

  override render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    const { fallback, scope = 'page', homeHref = '/' } = this.props;
    const failure = { ...caught, retry: this.retry };
    if (fallback) return fallback(failure);
    return scope === 'panel' ? (
      <PanelFallback {...failure} />
    ) : (
      <PageFallback {...failure} homeHref={homeHref} />
    );
  }
}
