import { downloads } from '@ca-portal/api/groups/downloads';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.js';

const calls = api.use(downloads);

/** The pages word a failure themselves. */
const quiet = { quiet: true } as const;
/** Page size of the download centre (spec 9): all at once, filtered here. */
const wholeCatalogue = 999;

export type DownloadRow = Awaited<ReturnType<typeof calls.catalogue>>['rows'][number];
export type DownloadDetail = Awaited<ReturnType<typeof calls.detail>>;

export const useCatalogue = () =>
  useQuery({
    queryKey: ['downloads', 'catalogue'],
    queryFn: ({ signal }) =>
      calls.catalogue({ query: { page: 1, limit: wholeCatalogue } }, { ...quiet, signal }),
    staleTime: 60_000,
  });

/** One file. Fetching it counts: within ten minutes going back and forth counts once. */
export const useDownload = (id: string) =>
  useQuery({
    queryKey: ['downloads', 'detail', id],
    queryFn: ({ signal }) => calls.detail({ params: { id } }, { ...quiet, signal }),
    enabled: id !== '',
    staleTime: 600_000,
  });
