/**
 * Wire names of English fields, for one level of an answer, and the maps of the levels below. `name: 'wireName'`
 * renames; `['wireName', map]` renames and applies `map` below; `[0, map]` only applies `map` below. Arrays are
 * transparent. Derived from the contract's schemas, so that the browser needs no schema library.
 */
export type NameMap = { readonly [english: string]: string | readonly [string | 0, NameMap] };

const wireName = (entry: NameMap[string] | undefined, english: string): string =>
  typeof entry === 'string' ? entry : ((entry?.[0] || english) as string);
const below = (entry: NameMap[string] | undefined): NameMap | undefined =>
  typeof entry === 'object' ? entry[1] : undefined;

type Json = Record<string, unknown>;
/** JSON objects, also those without a prototype as query parsers create them; not Date, File and similar. */
function isRecord(value: unknown): value is Json {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** English to wire. Fields without an entry keep their names. */
export function toWire(map: NameMap | undefined, value: unknown): unknown {
  if (!map) return value;
  if (Array.isArray(value)) return value.map((item) => toWire(map, item));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [wireName(map[key], key), toWire(below(map[key]), item)]),
  );
}

/** Wire to English; the inverse of toWire. */
export function fromWire(map: NameMap | undefined, value: unknown): unknown {
  if (!map) return value;
  if (Array.isArray(value)) return value.map((item) => fromWire(map, item));
  if (!isRecord(value)) return value;
  const english = new Map(Object.entries(map).map(([key, entry]) => [wireName(entry, key), key]));
  return Object.fromEntries(
    Object.entries(value).map(([wire, item]) => {
      const key = english.get(wire) ?? wire;
      return [key, fromWire(below(map[key]), item)];
    }),
  );
}
