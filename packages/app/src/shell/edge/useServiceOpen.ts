import { isServiceOpen } from '@ca-portal/api/domain';
import { useNow } from '../../shared/time/useNow.js';

/** Whether somebody answers the hotline at this minute; a page stays open over the end of the hours. */
export function useServiceOpen(): boolean {
  return isServiceOpen(new Date(useNow(60_000)));
}
