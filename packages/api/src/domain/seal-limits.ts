/** Documents with more pages are not sealed. */
export const mostSealedPages = 1000;
/** Smallest and largest side of a seal, in millimeters. */
export const sealSides = { least: 5, most: 120 } as const;
