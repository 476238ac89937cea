import type { ResultOf } from '@ca-portal/api';
import type { about as aboutContract } from '@ca-portal/api/contract';
import { about } from '@ca-portal/api/groups/about';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';

const calm = 60_000;

export type Solution = ResultOf<typeof aboutContract.solutions>[number];
export type Experience = ResultOf<typeof aboutContract.experiences>[number];

export const useSolutions = () =>
  useQuery({
    ...read(about, 'solutions'),
    staleTime: calm,
  });

export const useExperiences = () =>
  useQuery({
    ...read(about, 'experiences'),
    staleTime: calm,
  });
