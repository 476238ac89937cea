import { content } from '@ca-portal/api/groups/content';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.js';

const contentCalls = api.use(content);

/** Each block says itself that it failed, with 重试. */
const quiet = { quiet: true } as const;
const calm = 60_000;

export const useNotices = () =>
  useQuery({
    queryKey: ['content', 'notices', 'home'],
    queryFn: ({ signal }) => contentCalls.notices({ query: { page: 1, limit: 5 } }, { ...quiet, signal }),
    staleTime: calm,
  });

export const useDownloads = () =>
  useQuery({
    queryKey: ['content', 'downloads', 'home'],
    queryFn: ({ signal }) =>
      contentCalls.downloads({ query: { pageItemNum: 4, currentPage: 1 } }, { ...quiet, signal }),
    staleTime: calm,
  });
