import { LockError } from '../errors/LockError.js';

export type Json = Readonly<Record<string, unknown>>;

/** Anything but a plain JSON object reads as an empty one, so that a hostile answer cannot throw. */
export const record = (value: unknown): Json =>
  typeof value === 'object' && value && !Array.isArray(value) ? (value as Json) : {};

export const isJsonObject = (value: unknown): value is Json => record(value) === value;

/** A string or number as text, anything else as ''. Never `String(value)`: an object may have its own `toString`. */
export const scalar = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

// Reading an answer: a missing or null field mostly means a refusal, a field of an unexpected JSON type is
// malformed. Types are checked before meaning: `pwd: {}` is not a wrong PIN.

const missing = (value: unknown): value is undefined | null => value === undefined || value === null;

function malformed(): never {
  throw new LockError('malformed-answer');
}

/** The object under `key`, an empty one when it is missing. Error: `malformed-answer`. */
export function objectIn(holder: Json, key: string): Json {
  const value = holder[key];
  if (missing(value)) return {};
  return isJsonObject(value) ? value : malformed();
}

/** The first object of the list under `key`, an empty one when there is none. Error: `malformed-answer`. */
export function firstIn(holder: Json, key: string): Json {
  const list = holder[key];
  if (missing(list)) return {};
  return Array.isArray(list) ? objectIn({ first: list[0] as unknown }, 'first') : malformed();
}

/** The text under `key`, undefined when it is missing or empty. Error: `malformed-answer`. */
export function textIn(holder: Json, key: string): string | undefined {
  const value = holder[key];
  if (missing(value)) return undefined;
  return typeof value === 'string' ? value || undefined : malformed();
}

/** A flag, count or code under `key`, which drivers send as text or number. Error: `malformed-answer`. */
export function scalarIn(holder: Json, key: string): string | undefined {
  const value = holder[key];
  return typeof value === 'number' ? `${value}` : textIn(holder, key);
}
