import { home } from '@ca-portal/api/groups/home';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.js';

// Apart from `queries.ts`: who only reads the page never loads what comes after it.
const calls = api.use(home);
const quiet = { quiet: true } as const;

/** What the caller should do next, in the server's order: what ends first stands first. */
export const useTodos = () =>
  useQuery({
    queryKey: ['home', 'todos'],
    queryFn: ({ signal }) => calls.todos(undefined, { ...quiet, signal }),
  });

export const useCarousel = () =>
  useQuery({
    queryKey: ['home', 'carousel'],
    queryFn: ({ signal }) => calls.carousel(undefined, { ...quiet, signal }),
    staleTime: 60_000,
  });
