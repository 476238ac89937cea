import { search } from '@ca-portal/api/groups/search';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.js';

const calls = api.use(search);

/** The page words a failure itself. */
const quiet = { quiet: true } as const;
const calm = 60_000;

/** Hits of each group on the page of all. */
export const firstHits = 3;
export const pageSize = 10;

export type SearchAnswer = Awaited<ReturnType<typeof calls.query>>;
export type Hit = NonNullable<SearchAnswer['best']>;
export type FoundGroup = SearchAnswer['groups'][number];
export type Group = FoundGroup['group'];

/** The whole site at once: what can be done, counts, and the first hits of each group. */
export const useSearch = (keyword: string) =>
  useQuery({
    queryKey: ['search', 'all', keyword],
    queryFn: ({ signal }) =>
      calls.query({ query: { page: 1, limit: firstHits, keyword } }, { ...quiet, signal }),
    enabled: keyword !== '',
    staleTime: calm,
  });

/** One group alone: a page of it, or its first hits where the whole search has failed. */
const groupQuery = (keyword: string, group: Group, page: number, limit: number) =>
  queryOptions({
    queryKey: ['search', group, keyword, page, limit],
    queryFn: ({ signal }) => calls.query({ query: { page, limit, keyword, group } }, { ...quiet, signal }),
    staleTime: calm,
    select: ({ groups }): FoundGroup =>
      groups.find((one) => one.group === group) ?? { group, total: 0, hits: [] },
  });

export const useGroupPage = (keyword: string, group: Group, page: number) =>
  useQuery(groupQuery(keyword, group, page, pageSize));

/** The first hits of every group, each asked for by itself. */
export const useEachGroup = (keyword: string, groups: readonly Group[]) =>
  useQueries({ queries: groups.map((group) => groupQuery(keyword, group, 1, firstHits)) });

/** What others look for; the knowledge repository reads the same entry of the cache. */
export const useFrequent = () =>
  useQuery({
    queryKey: ['search', 'frequent'],
    queryFn: ({ signal }) => calls.frequent(undefined, { ...quiet, signal }),
    staleTime: 600_000,
  });
