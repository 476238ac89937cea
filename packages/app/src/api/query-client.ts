import { QueryClient } from '@tanstack/react-query';

/**
 * Sends each request once: the client itself repeats reads without an answer, and writes must not be repeated. Sends
 * requests even while offline: the worker answers reads from its cache, and a write fails at once instead of being
 * sent later, when the user no longer expects it.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 15_000, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
