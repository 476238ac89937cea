import { clientOver, timeoutMs, type Client, type CommonOptions } from '../client/client-over.js';
import { fetchTransport } from '../client/fetch-transport.js';

export { repeatWindowMs, timeoutMs, type Client } from '../client/client-over.js';
export { ApiError, clientCodes, isApiError, type ApiErrorKind } from '../client/errors.js';
export { withRenewal, type DeadLogin, type RenewalOptions } from '../client/renewal.js';
export type { Calls, CallOptions, Route, RouteGroup } from '../client/group.js';

export interface FetchClientOptions extends CommonOptions {
  /** In place of the platform's own `fetch`, e.g. one with a proxy. */
  fetch?: typeof fetch;
}

/**
 * The client of `@ca-portal/api` without axios: for scripts in Node, workers, and pages that count bytes. The same rules,
 * options and errors; only an upload's progress is told once, when it is over, as `fetch` does not know it.
 */
export const createClient = (options: FetchClientOptions = {}): Client =>
  clientOver(fetchTransport({ timeoutMs: options.timeoutMs ?? timeoutMs, fetch: options.fetch }), options);
