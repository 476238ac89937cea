import { ApiError } from '@ca-portal/api';
import { QueryClient } from '@tanstack/react-query';

/** Reads are retried once where no answer came; refusals and writes never (a repeated write could act twice). */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (count, error) => count < 1 && error instanceof ApiError && error.retryable,
      },
      mutations: { retry: false },
    },
  });
