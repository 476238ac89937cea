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

/** All service points at once: there are few, so switching the city needs no request. */
export const useServicePoints = () =>
  useQuery({
    ...read(about, 'servicePoints', { query: {} }),
    staleTime: calm,
  });

/** The portal's results: measured by the server, not written by an editor. */
export const useServiceLevel = () =>
  useQuery({
    ...read(home, 'serviceLevel'),
    staleTime: calm,
  });
