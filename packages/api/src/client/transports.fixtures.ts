import axios from 'axios';
import { createClient as createFetchClient } from '../fetch/index.js';
import { createClient } from './client.js';
import type { Client, CommonOptions } from './client-over.js';

interface Carrier {
  name: string;
  createClient: (options?: CommonOptions) => Client;
  /** A client that never gets an answer; the signal of each request is added to the list. */
  withoutAnswer: (signals: AbortSignal[], options: CommonOptions) => Client;
}

/** The client must behave the same over each of these. */
export const carriers: readonly Carrier[] = [
  {
    name: 'axios',
    createClient,
    withoutAnswer: (signals, options) =>
      createClient({
        ...options,
        axios: axios.create({
          adapter: (config) => new Promise(() => void signals.push(config.signal as AbortSignal)),
        }),
      }),
  },
  {
    name: 'fetch',
    createClient: createFetchClient,
    withoutAnswer: (signals, options) =>
      createFetchClient({
        ...options,
        fetch: (_, init) => new Promise(() => void signals.push(init?.signal as AbortSignal)),
      }),
  },
];
