import { about } from '@ca-portal/api/groups/about';
import { home } from '@ca-portal/api/groups/home';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.js';

const calls = api.use(about);
const homeCalls = api.use(home);
const quiet = { quiet: true } as const;
const calm = 60_000;

export const useProfile = () =>
  useQuery({
    queryKey: ['about', 'profile'],
    queryFn: ({ signal }) => calls.profile(undefined, { ...quiet, signal }),
    staleTime: calm,
  });

/** All counters at once: there are few, and another city is then shown at once. */
export const useServicePoints = () =>
  useQuery({
    queryKey: ['about', 'servicePoints'],
    queryFn: ({ signal }) => calls.servicePoints({ query: {} }, { ...quiet, signal }),
    staleTime: calm,
  });

/** What the portal achieved: measured by the server, not written by an editor. */
export const useServiceLevel = () =>
  useQuery({
    queryKey: ['home', 'serviceLevel'],
    queryFn: ({ signal }) => homeCalls.serviceLevel(undefined, { ...quiet, signal }),
    staleTime: calm,
  });
