/** Shown for a missing or unreadable value: a dash, never a blank. */
export const EMPTY_VALUE = '—';
