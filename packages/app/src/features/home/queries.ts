import { content } from '@ca-portal/api/groups/content';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';

const calm = 60_000;

export const useNotices = () =>
  useQuery({
    ...read(content, 'notices', { query: { page: 1, limit: 5 } }),
    staleTime: calm,
  });

export const useDownloads = () =>
  useQuery({
    ...read(content, 'downloads', { query: { pageItemNum: 4, currentPage: 1 } }),
    staleTime: calm,
  });
