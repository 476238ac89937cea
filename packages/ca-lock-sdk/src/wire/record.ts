export type Json = Readonly<Record<string, unknown>>;

/** Anything that is not a plain JSON object reads as an empty one, so that a hostile answer cannot throw. */
export const record = (value: unknown): Json =>
  typeof value === 'object' && value && !Array.isArray(value) ? (value as Json) : {};

export const isJsonObject = (value: unknown): value is Json => record(value) === value;

/** A string or number as text, anything else as ''. Never `String(value)`: an object may carry its own `toString`. */
export const scalar = (value: unknown): string =>
  /string|number/.test(typeof value) ? `${value as string}` : '';
