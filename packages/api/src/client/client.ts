import axios, { type AxiosInstance } from 'axios';
import { axiosTransport } from './axios-transport.js';
import { clientOver, timeoutMs, type Client, type CommonOptions } from './client-over.js';
import { earlyAdapter } from './early.js';
import type { TakeEarly } from './take-early.js';

export { repeatWindowMs, timeoutMs, type Client } from './client-over.js';

/** Options of the client over axios. */
export interface ClientOptions extends CommonOptions {
  /** Reads that the document started before this code was loaded. */
  early?: TakeEarly;
  /** For tests and special networks; it has its own time-out. */
  axios?: AxiosInstance;
}

/** The usual client, over axios. `@ca-portal/api/fetch` is the same without axios. */
export function createClient(options: ClientOptions = {}): Client {
  const { withCredentials, timeoutMs: timeout = timeoutMs, early } = options;
  const usual = { withCredentials, timeout, ...(early && { adapter: earlyAdapter(early) }) };
  return clientOver(axiosTransport(options.axios ?? axios.create(usual)), options);
}
