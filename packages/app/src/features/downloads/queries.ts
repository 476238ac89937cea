import { downloads } from '@ca-portal/api/groups/downloads';
import { useQuery } from '@tanstack/react-query';
import { type Answer, read } from '../../api/query.js';

/** Page size of the download center (spec 9): all at once, filtered here. */
const wholeCatalog = 999;

export type DownloadRow = Answer<typeof downloads, 'catalog'>['rows'][number];
export type DownloadDetail = Answer<typeof downloads, 'detail'>;

export const useCatalog = () =>
  useQuery({
    ...read(downloads, 'catalog', { query: { page: 1, limit: wholeCatalog } }),
    staleTime: 60_000,
  });

/** One file. The server counts the read: staleTime avoids counting back and forth within ten minutes. */
export const useDownload = (id: string) =>
  useQuery({
    ...read(downloads, 'detail', { params: { id } }),
    enabled: id !== '',
    staleTime: 600_000,
  });
