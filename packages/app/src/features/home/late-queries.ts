import { home } from '@ca-portal/api/groups/home';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';

// Apart from `queries.ts`: who only reads the page never loads what comes after it.

export const useCarousel = () =>
  useQuery({
    ...read(home, 'carousel'),
    staleTime: 60_000,
  });
