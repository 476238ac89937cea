import { QueryClient } from '@tanstack/react-query';

/** Asks once: the client itself repeats reads that got no answer, and writes must never be repeated unasked. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 15_000, retry: false },
      mutations: { retry: false },
    },
  });
