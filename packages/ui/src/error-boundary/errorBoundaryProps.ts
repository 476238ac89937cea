import type { ReactNode } from 'react';
import type { CaughtError } from './ErrorCatcher.js';

/** What a fallback of your own gets to know of a failure. */
export interface ErrorBoundaryFallback extends CaughtError {
  /** What support asks for: `E-7K2M9Q`. */
  code: string;
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
  /** What stands in it. */
  children?: ReactNode;
}
