import { about } from '@ca-portal/api/groups/about';
import { home } from '@ca-portal/api/groups/home';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';

const calm = 60_000;

export const useProfile = () =>
  useQuery({
    ...read(about, 'profile'),
    staleTime: calm,
  });

/** All counters at once: there are few, and another city is then shown at once. */
export const useServicePoints = () =>
  useQuery({
    ...read(about, 'servicePoints', { query: {} }),
    staleTime: calm,
  });

/** What the portal achieved: measured by the server, not written by an editor. */
export const useServiceLevel = () =>
  useQuery({
    ...read(home, 'serviceLevel'),
    staleTime: calm,
  });
