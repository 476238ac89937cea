import { createContext } from 'react';

/**
 * Lets a form say "that click led to nothing" (it did not pass validation), so that the 3000 ms guard of the
 * submit button does not swallow the click that follows the correction.
 */
interface ClickGuard {
  releasedAt: number;
}

export const ClickGuardContext = createContext<{ readonly current: ClickGuard } | null>(null);
