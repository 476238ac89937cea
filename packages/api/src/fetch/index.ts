import { clientOver, timeoutMs, type Client, type CommonOptions } from '../client/client-over.js';
import type { TakeEarly } from '../client/take-early.js';
import { fetchTransport } from '../client/fetch-transport.js';

export { repeatWindowMs, timeoutMs, type Client } from '../client/client-over.js';
export { ApiError, clientCodes, isApiError, type ApiErrorKind } from '../client/errors.js';
export { withRenewal, type DeadLogin, type RenewalOptions } from '../client/renewal.js';
export type { Calls, CallOptions, Route, RouteGroup } from '../client/group.js';

/** How the client over `fetch` is made. */
export interface FetchClientOptions extends CommonOptions {
  /** In place of the platform's own `fetch`, e.g. one with a proxy. */
  fetch?: typeof fetch;
  /** Reads that the document has asked for while this code was still on its way. */
  early?: TakeEarly;
}

/**
 * The client of `@ca-portal/api` without axios: for scripts in Node, workers, and pages that count bytes. The same rules,
 * options and errors. How far an upload is only browsers tell; elsewhere `onProgress` hears of its end.
 */
export function createClient(options: FetchClientOptions = {}): Client {
  const { timeoutMs: limit = timeoutMs, fetch: own, early } = options;
  return clientOver(fetchTransport({ timeoutMs: limit, fetch: own, early }), options);
}
