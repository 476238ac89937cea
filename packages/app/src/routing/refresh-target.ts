import { safeRedirect } from './guard.js';

/** The page behind `/redirect{fullPath}`; an address outside the portal becomes the home page. */
export const refreshTarget = (fullPath: string): string =>
  safeRedirect(fullPath.replace(/^\/redirect(?=\/|$)/, '') || '/');
