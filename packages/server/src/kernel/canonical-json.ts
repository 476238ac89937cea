/** The fields of an object, sorted by name. */
export const sortedEntries = <Value>(
  fields: Readonly<Record<string, Value>>,
): [name: string, value: Value][] => Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));

const sorted = (value: unknown, inLists: boolean): unknown => {
  if (Array.isArray(value)) return inLists ? value.map((one) => sorted(one, inLists)) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    sortedEntries(value as Record<string, unknown>).map(([name, inner]) => [name, sorted(inner, inLists)]),
  );
};

/**
 * JSON with sorted fields: equal values have equal texts. For keys and digests, many of which are stored, so the
 * output must never change.
 *
 * @param options.inLists - whether fields of objects in lists are sorted, too. Existing digests of orders were made
 *   without it, because a schema had already ordered these fields. @default true
 */
export const canonicalJson = (value: unknown, { inLists = true } = {}): string =>
  JSON.stringify(sorted(value, inLists));
