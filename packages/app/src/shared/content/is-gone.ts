import { isNotFound } from '../failure/index.js';

/** A detail page has no record to show: its address names none (`named`), or the server no longer has it. */
export const isGone = (named: boolean, error: unknown): boolean => !named || isNotFound(error);
