import axios, { type AxiosInstance } from 'axios';
import { axiosTransport } from './axios-transport.js';
import { clientOver, timeoutMs, type Client, type CommonOptions } from './client-over.js';
import { earlyAdapter } from './early.js';
import type { TakeEarly } from './take-early.js';

export { repeatWindowMs, timeoutMs, type Client } from './client-over.js';

/** How the client over axios is made. */
export interface ClientOptions extends CommonOptions {
  /** Reads that the document has asked for while this code was still on its way. */
  early?: TakeEarly;
  /** For tests and unusual networks; it brings its own time limit. */
  axios?: AxiosInstance;
}

/** A client whose calls axios carries: the usual one. `@ca-portal/api/fetch` has the same without axios. */
export function createClient(options: ClientOptions = {}): Client {
  const adapter = options.early && { adapter: earlyAdapter(options.early) };
  const usual = { withCredentials: true, timeout: options.timeoutMs ?? timeoutMs, ...adapter };
  return clientOver(axiosTransport(options.axios ?? axios.create(usual)), options);
}
