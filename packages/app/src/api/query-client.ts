import { QueryClient } from '@tanstack/react-query';

/**
 * Asks once: the client itself repeats reads that got no answer, and writes must never be repeated unasked. Always
 * asks, too: without a network the worker answers what was last read, and a write fails at once instead of being
 * sent later, when nobody expects it.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 15_000, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
