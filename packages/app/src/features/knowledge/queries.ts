import { knowledge } from '@ca-portal/api/groups/knowledge';
import { search } from '@ca-portal/api/groups/search';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.js';
import { listQuery, type ListAddress } from '../../shell/content/list-address.js';

const calls = api.use(knowledge);
const searchCalls = api.use(search);

/** The pages word a failure themselves. */
const quiet = { quiet: true } as const;
const calm = 60_000;

export const pageSize = 10;
export type ArticleRow = Awaited<ReturnType<typeof calls.list>>['rows'][number];
export type Article = Awaited<ReturnType<typeof calls.detail>>;
export type Feedback = Parameters<typeof calls.feedback>[0]['body'];

/** One page of the list; the page before stays on show while the next one comes. */
export const useArticles = (address: ListAddress) =>
  useQuery({
    queryKey: ['knowledge', 'list', address.keyword, address.category, address.page],
    queryFn: ({ signal }) => calls.list({ query: listQuery(address, pageSize) }, { ...quiet, signal }),
    placeholderData: keepPreviousData,
    staleTime: calm,
  });

/** Counts of the categories for the same words, and a better spelling where nothing was found. */
export const useArticleCategories = (keyword: string) =>
  useQuery({
    queryKey: ['knowledge', 'categories', keyword],
    queryFn: ({ signal }) => calls.categories({ query: keyword ? { keyword } : {} }, { ...quiet, signal }),
    placeholderData: keepPreviousData,
    staleTime: calm,
  });

/** One article. Fetching it counts a reading: within ten minutes going back and forth reads it once. */
export const useArticle = (id: number) =>
  useQuery({
    queryKey: ['knowledge', 'detail', id],
    queryFn: ({ signal }) => calls.detail({ params: { id } }, { ...quiet, signal }),
    enabled: id > 0,
    staleTime: 600_000,
  });

/** What others look for; the site search reads the same entry of the cache. */
export const useFrequentSearches = () =>
  useQuery({
    queryKey: ['search', 'frequent'],
    queryFn: ({ signal }) => searchCalls.frequent(undefined, { ...quiet, signal }),
    staleTime: 600_000,
  });

export const useSendFeedback = (id: number) =>
  useMutation({
    mutationFn: (body: Feedback) => calls.feedback({ params: { id }, body }, quiet),
  });
