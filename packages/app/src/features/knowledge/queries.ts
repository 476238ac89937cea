import { knowledge } from '@ca-portal/api/groups/knowledge';
import { search } from '@ca-portal/api/groups/search';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, type Asked, read, write } from '../../api/query.js';
import { type ListAddress, listQuery } from '../../shared/content/index.js';

const calm = 60_000;

export const pageSize = 10;
export type ArticleRow = Answer<typeof knowledge, 'list'>['rows'][number];
export type Article = Answer<typeof knowledge, 'detail'>;
export type Feedback = Asked<typeof knowledge, 'feedback'>['body'];

/** One page of the list; the previous page stays visible while the next one loads. */
export const useArticles = (address: ListAddress) =>
  useQuery({
    ...read(knowledge, 'list', { query: listQuery(address, pageSize) }),
    placeholderData: keepPreviousData,
    staleTime: calm,
  });

/** Counts of the categories for the same search, and a better spelling where nothing was found. */
export const useArticleCategories = (keyword: string) =>
  useQuery({
    ...read(knowledge, 'categories', { query: keyword ? { keyword } : {} }),
    placeholderData: keepPreviousData,
    staleTime: calm,
  });

/** One article. The server counts the read: staleTime avoids counting back and forth within ten minutes. */
export const useArticle = (id: number) =>
  useQuery({
    ...read(knowledge, 'detail', { params: { id } }),
    enabled: id > 0,
    staleTime: 600_000,
  });

/** Common searches; the site search uses the same cache entry. */
export const useFrequentSearches = () =>
  useQuery({
    ...read(search, 'frequent'),
    staleTime: 600_000,
  });

/** Nothing shows the votes: nothing is fetched again. */
export const useSendFeedback = () =>
  useMutation(write(knowledge, 'feedback', { refreshes: [], quiet: true }));
