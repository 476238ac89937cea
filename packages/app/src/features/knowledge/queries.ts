import { knowledge } from '@ca-portal/api/groups/knowledge';
import { search } from '@ca-portal/api/groups/search';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, type Asked, call, change, read } from '../../api/query.js';
import { listQuery, type ListAddress } from '../../shared/content/list-address.js';

/** The pages word a failure themselves. */
const quiet = { quiet: true } as const;
const calm = 60_000;

export const pageSize = 10;
export type ArticleRow = Answer<typeof knowledge, 'list'>['rows'][number];
export type Article = Answer<typeof knowledge, 'detail'>;
export type Feedback = Asked<typeof knowledge, 'feedback'>['body'];

/** One page of the list; the page before stays on show while the next one comes. */
export const useArticles = (address: ListAddress) =>
  useQuery({
    ...read(knowledge, 'list', { query: listQuery(address, pageSize) }),
    placeholderData: keepPreviousData,
    staleTime: calm,
  });

/** Counts of the categories for the same words, and a better spelling where nothing was found. */
export const useArticleCategories = (keyword: string) =>
  useQuery({
    ...read(knowledge, 'categories', { query: keyword ? { keyword } : {} }),
    placeholderData: keepPreviousData,
    staleTime: calm,
  });

/** One article. Fetching it counts a reading: within ten minutes going back and forth reads it once. */
export const useArticle = (id: number) =>
  useQuery({
    ...read(knowledge, 'detail', { params: { id } }),
    enabled: id > 0,
    staleTime: 600_000,
  });

/** What others look for; the site search reads the same entry of the cache. */
export const useFrequentSearches = () =>
  useQuery({
    ...read(search, 'frequent'),
    staleTime: 600_000,
  });

export const useSendFeedback = (id: number) =>
  useMutation(change([], (body: Feedback) => call(knowledge, 'feedback', { params: { id }, body }, quiet)));
