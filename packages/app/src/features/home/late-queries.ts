import { home } from '@ca-portal/api/groups/home';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';

// Separate from `queries.ts`: a visitor who only reads the page does not load these.

export const useCarousel = () =>
  useQuery({
    ...read(home, 'carousel'),
    staleTime: 60_000,
  });

export const useAdverts = (enabled: boolean) =>
  useQuery({
    ...read(home, 'adverts'),
    enabled,
    staleTime: 60_000,
  });
