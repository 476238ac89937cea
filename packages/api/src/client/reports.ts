import type { ApiError } from './errors.js';

export interface ReportOptions {
  /**
   * Called once for every failed call; the package itself shows nothing. The portal shows a toast of five seconds.
   */
  onError?: (error: ApiError) => void;
  /** Called once when a login has expired, however many calls fail with it. */
  onUnauthorized?: (error: ApiError) => void;
  /** Called with the number of pending calls whenever it changes; every call that starts also ends here. */
  onLoading?: (count: number) => void;
}

/** Remembers what was reported, so that the user sees each error once. */
export function createReports({ onError, onUnauthorized, onLoading }: ReportOptions) {
  /** The last reported expired token, for each of the two logins. */
  const dead = new Map<boolean, string | null>();
  /** Several callers of one shared read receive the same error. */
  const told = new WeakSet<ApiError>();
  let underWay = 0;

  return {
    begin: () => onLoading?.((underWay += 1)),
    end: () => onLoading?.((underWay -= 1)),
    /** A login that expires from now on is reported, even if it was reported before. */
    forget: () => dead.clear(),
    failed(error: ApiError, token: string | null, payment: boolean, quiet: boolean): void {
      if (error.kind === 'aborted') return;
      if (error.kind === 'unauthorized') {
        // Many calls may fail with the same expired token: one report is enough.
        if (dead.get(payment) === token) return;
        dead.set(payment, token);
        onUnauthorized?.(error);
      } else if (!quiet && !told.has(error)) {
        told.add(error);
        onError?.(error);
      }
    },
  };
}
