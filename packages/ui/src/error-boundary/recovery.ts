/** Messages of browsers and bundlers for code that failed to load. */
const notLoaded =
  /dynamically imported module|error loading module|importing a module script failed|unable to preload|loading (?:css )?chunk/i;

/**
 * Whether code of the app failed to load, because the network is down or the site was updated. For a page that
 * React's `lazy` loads: React keeps the failure, so rendering again cannot help, reloading the page does. Lazy parts
 * of our widgets do not arrive here: they close, the `Toaster` reports the failure and offers a retry.
 */
export const isCodeMissing = (error: unknown): boolean =>
  error instanceof Error && notLoaded.test(error.message);

/**
 * `2026-11-21 10:42:31` in the visitor's time zone: the Swedish locale has this format, so dayjs stays out of the
 * first load.
 */
export const momentOf = (at: number): string => new Date(at).toLocaleString('sv-SE');
