/** Words of display parts and shell widgets in Chinese. One key per widget; counts and names are functions. */
export const shellZh = {};

/** The keys of `shellZh`; every language must fill all of them. */
export type ShellLocale = typeof shellZh;
