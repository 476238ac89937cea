import type { ReactNode } from 'react';
import type { CaughtError } from './ErrorCatcher.js';

/** What your own fallback receives about an error. */
export interface ErrorBoundaryFallback extends CaughtError {
  /** The code for support: `E-7K2M9Q`. */
  code: string;
  /** Renders the children again. */
  retry: () => void;
}

export interface ErrorBoundaryProps {
  /** `page` replaces a page, `panel` one card beside others that keep working. @default 'page' */
  scope?: 'page' | 'panel';
  /** A new key resets the error: the address, the number of the order shown. */
  resetKey?: unknown;
  /** Report it to the error log. Called once for each error; the code connects the user's call to this log entry. */
  onError?: (error: unknown, details: { code: string; componentStack: string }) => void;
  /** Link of 返回首页 on a page. @default '/' */
  homeHref?: string;
  /** Replaces the ready-made page or panel. */
  fallback?: (failure: ErrorBoundaryFallback) => ReactNode;
  /** The children to guard. */
  children?: ReactNode;
}
