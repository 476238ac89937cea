import type { zhTable } from './Table.zh.js';

export const enTable: typeof zhTable = {
  loading: (caption) => `${caption}, loading`,
  emptyTitle: 'Nothing here yet',
  emptyReason: 'Records will appear here.',
  errorTitle: 'Loading failed',
  retry: 'Try again',
};
