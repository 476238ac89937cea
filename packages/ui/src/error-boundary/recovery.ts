/** What the three browsers and the bundlers say of a part of the program that could not be loaded. */
const notLoaded =
  /dynamically imported module|error loading module|importing a module script failed|unable to preload|loading (?:css )?chunk/i;

/**
 * Whether a part of the program itself is missing, rather than wrong: the network is away, or the site was updated.
 * Of a page that React's `lazy` loads: that stays failed, so rendering again cannot help, loading the page again does.
 * What our widgets load on a press does not come here: it closes, is told by the `Toaster` and asked for again.
 */
export const isCodeMissing = (error: unknown): boolean =>
  error instanceof Error && notLoaded.test(error.message);

/** `2026-11-21 10:42:31` in the visitor's time zone: Swedish writes dates so, and dayjs stays out of the first load. */
export const momentOf = (at: number): string => new Date(at).toLocaleString('sv-SE');
