import { createContext } from 'react';

/**
 * Lets a form report that a click failed validation, so that the 3000 ms guard of the submit button does not ignore
 * the next click after the correction.
 */
interface ClickGuard {
  releasedAt: number;
}

export const ClickGuardContext = createContext<{ readonly current: ClickGuard } | null>(null);
