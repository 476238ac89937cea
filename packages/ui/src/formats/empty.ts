/** What stands where a value is missing or cannot be read: a dash, never a blank. */
export const EMPTY_VALUE = '—';
