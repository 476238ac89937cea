export type Json = Readonly<Record<string, unknown>>;

/** Anything that is not a plain JSON object reads as an empty one, so that a hostile answer cannot throw. */
export function record(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

export function isJsonObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A string or number as text, anything else as ''. Never `String(value)`: an object may carry its own `toString`. */
export function scalar(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}
