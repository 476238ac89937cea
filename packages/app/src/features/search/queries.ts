import { search } from '@ca-portal/api/groups/search';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { type Answer, read } from '../../api/query.js';

const calm = 60_000;

/** Number of hits per group on the page of all groups. */
export const firstHits = 3;
export const pageSize = 10;

export type SearchAnswer = Answer<typeof search, 'query'>;
export type Hit = NonNullable<SearchAnswer['best']>;
export type FoundGroup = SearchAnswer['groups'][number];
export type Group = FoundGroup['group'];

/** The whole site in one request: direct actions, counts, and the first hits of each group. */
export const useSearch = (keyword: string) =>
  useQuery({
    ...read(search, 'query', { query: { page: 1, limit: firstHits, keyword } }),
    enabled: keyword !== '',
    staleTime: calm,
  });

/** One group: a page of it, or its first hits if the whole search has failed. */
const groupQuery = (keyword: string, group: Group, page: number, limit: number) =>
  queryOptions({
    ...read(search, 'query', { query: { page, limit, keyword, group } }),
    staleTime: calm,
    select: ({ groups }): FoundGroup =>
      groups.find((one) => one.group === group) ?? { group, total: 0, hits: [] },
  });

export const useGroupPage = (keyword: string, group: Group, page: number) =>
  useQuery(groupQuery(keyword, group, page, pageSize));

/** The first hits of every group, one request per group. */
export const useEachGroup = (keyword: string, groups: readonly Group[]) =>
  useQueries({ queries: groups.map((group) => groupQuery(keyword, group, 1, firstHits)) });

/** Popular searches; the knowledge repository reads the same cache entry. */
export const useFrequent = () =>
  useQuery({
    ...read(search, 'frequent'),
    staleTime: 600_000,
  });
