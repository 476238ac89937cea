import { queryOptions } from '@tanstack/react-query';
import { installedCertificates } from './phone-store.js';

/** The certificates of this phone, read again each time: another tab may have added one. */
export const installed = queryOptions({
  queryKey: ['phone', 'certificates'],
  queryFn: installedCertificates,
  staleTime: 0,
});
