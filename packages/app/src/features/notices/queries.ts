import { content } from '@ca-portal/api/groups/content';
import { notices } from '@ca-portal/api/groups/notices';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Answer, read } from '../../api/query.js';
import { type ListAddress, listQuery } from '../../shared/content/index.js';

const calm = 60_000;

export const pageSize = 10;
export type NoticeRow = Answer<typeof content, 'notices'>['rows'][number];
export type Notice = Answer<typeof notices, 'detail'>;

/** One page of the list; the previous page stays visible while the next one loads. */
export const useNotices = (address: ListAddress) =>
  useQuery({
    ...read(content, 'notices', { query: listQuery(address, pageSize) }),
    placeholderData: keepPreviousData,
    staleTime: calm,
  });

export const useNoticeCategories = () =>
  useQuery({
    ...read(notices, 'categories'),
    staleTime: calm,
  });

/** One notice. The server counts the read: staleTime avoids counting back and forth within ten minutes. */
export const useNotice = (id: number) =>
  useQuery({
    ...read(notices, 'detail', { params: { id } }),
    enabled: id > 0,
    staleTime: 600_000,
  });

/** The newest of the same category, for the side of a notice. */
export const useRelatedNotices = (category: string | undefined) =>
  useQuery({
    ...read(content, 'notices', { query: { page: 1, limit: 5, ...(category ? { category } : {}) } }),
    enabled: category !== undefined,
    staleTime: calm,
  });
