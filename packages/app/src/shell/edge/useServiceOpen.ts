import { isServiceOpen } from '@ca-portal/api/domain';
import { useNow } from '../../shared/time/index.js';

/** Whether the hotline is staffed now; updates by itself, since a page may stay open past the closing time. */
export function useServiceOpen(): boolean {
  return isServiceOpen(new Date(useNow(60_000)));
}
