import { content } from '@ca-portal/api/groups/content';
import { notices } from '@ca-portal/api/groups/notices';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.js';
import { listQuery, type ListAddress } from '../../shell/content/list-address.js';

const contentCalls = api.use(content);
const calls = api.use(notices);

/** The pages word a failure themselves. */
const quiet = { quiet: true } as const;
const calm = 60_000;

export const pageSize = 10;
export type NoticeRow = Awaited<ReturnType<typeof contentCalls.notices>>['rows'][number];
export type Notice = Awaited<ReturnType<typeof calls.detail>>;

/** One page of the list; the page before stays on show while the next one comes. */
export const useNotices = (address: ListAddress) =>
  useQuery({
    queryKey: ['content', 'notices', 'list', address.keyword, address.category, address.page],
    queryFn: ({ signal }) =>
      contentCalls.notices({ query: listQuery(address, pageSize) }, { ...quiet, signal }),
    placeholderData: keepPreviousData,
    staleTime: calm,
  });

export const useNoticeCategories = () =>
  useQuery({
    queryKey: ['notices', 'categories'],
    queryFn: ({ signal }) => calls.categories(undefined, { ...quiet, signal }),
    staleTime: calm,
  });

/** One notice. Fetching it counts a reading: within ten minutes going back and forth reads it once. */
export const useNotice = (id: number) =>
  useQuery({
    queryKey: ['notices', 'detail', id],
    queryFn: ({ signal }) => calls.detail({ params: { id } }, { ...quiet, signal }),
    enabled: id > 0,
    staleTime: 600_000,
  });

/** The newest of the same category, for the side of a notice. */
export const useRelatedNotices = (category: string | undefined) =>
  useQuery({
    queryKey: ['content', 'notices', 'related', category],
    queryFn: ({ signal }) =>
      contentCalls.notices(
        { query: { page: 1, limit: 5, ...(category ? { category } : {}) } },
        { ...quiet, signal },
      ),
    enabled: category !== undefined,
    staleTime: calm,
  });
