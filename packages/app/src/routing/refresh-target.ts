import { safeRedirect } from './guard.js';

/** The page behind `/redirect{fullPath}`; whatever leads out of the portal leads home. */
export const refreshTarget = (fullPath: string): string =>
  safeRedirect(fullPath.replace(/^\/redirect(?=\/|$)/, '') || '/');
