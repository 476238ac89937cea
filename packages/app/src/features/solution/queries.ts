import type { ResultOf } from '@ca-portal/api';
import type { about as aboutContract } from '@ca-portal/api/contract';
import { about } from '@ca-portal/api/groups/about';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.js';

const calls = api.use(about);
const quiet = { quiet: true } as const;
const calm = 60_000;

export type Solution = ResultOf<typeof aboutContract.solutions>[number];
export type Experience = ResultOf<typeof aboutContract.experiences>[number];

export const useSolutions = () =>
  useQuery({
    queryKey: ['about', 'solutions'],
    queryFn: ({ signal }) => calls.solutions(undefined, { ...quiet, signal }),
    staleTime: calm,
  });

export const useExperiences = () =>
  useQuery({
    queryKey: ['about', 'experiences'],
    queryFn: ({ signal }) => calls.experiences(undefined, { ...quiet, signal }),
    staleTime: calm,
  });
