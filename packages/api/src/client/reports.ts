import type { ApiError } from './errors.js';

export interface ReportOptions {
  /** Told of every failed call once; the package itself shows nothing. The portal shows a toast of five seconds. */
  onError?: (error: ApiError) => void;
  /** Told once when a login turns out to be gone, however many calls fail with it. */
  onUnauthorized?: (error: ApiError) => void;
  /** Told how many calls are under way whenever that changes; every call that begins also ends here. */
  onLoading?: (count: number) => void;
}

/** Keeps what has been reported, so that the user hears each thing once. */
export function createReports({ onError, onUnauthorized, onLoading }: ReportOptions) {
  /** The dead token that was last reported, for each of the two logins. */
  const dead = new Map<boolean, string | null>();
  /** Several callers of one shared read get the same error. */
  const told = new WeakSet<ApiError>();
  let underWay = 0;

  return {
    begin: () => onLoading?.((underWay += 1)),
    end: () => onLoading?.((underWay -= 1)),
    /** A login that dies from now on is told, even one that was told before. */
    forget: () => dead.clear(),
    failed(error: ApiError, token: string | null, payment: boolean, quiet: boolean): void {
      if (error.kind === 'aborted') return;
      if (error.kind === 'unauthorized') {
        // Many calls may fail with the same dead token: one notice is enough.
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
