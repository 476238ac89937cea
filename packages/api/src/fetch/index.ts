import { clientOver, timeoutMs, type Client, type CommonOptions } from '../client/client-over.js';
import type { TakeEarly } from '../client/take-early.js';
import { fetchTransport } from '../client/fetch-transport.js';

export { repeatWindowMs, timeoutMs, type Client } from '../client/client-over.js';
export { ApiError, clientCodes, isApiError, type ApiErrorKind } from '../client/errors.js';
export { withRenewal, type DeadLogin, type RenewalOptions } from '../client/renewal.js';
export type { Calls, CallOptions, Route, RouteGroup } from '../client/group.js';

/** Options of the client over `fetch`. */
export interface FetchClientOptions extends CommonOptions {
  /** Replaces the platform's own `fetch`, e.g. with one that uses a proxy. */
  fetch?: typeof fetch;
  /** Reads that the document started before this code was loaded. */
  early?: TakeEarly;
}

/**
 * The client of `@ca-portal/api` without axios: for scripts in Node, workers, and pages with a small bundle. The same
 * rules, options and errors. Only browsers report upload progress; elsewhere `onProgress` is called at the end only.
 */
export function createClient(options: FetchClientOptions = {}): Client {
  const { timeoutMs: limit = timeoutMs, withCredentials, fetch: own, early } = options;
  return clientOver(fetchTransport({ timeoutMs: limit, withCredentials, fetch: own, early }), options);
}
