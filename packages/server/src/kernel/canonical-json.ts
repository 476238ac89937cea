/** The fields of an object by name: of the same fields always in the same order. */
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
 * The same value as the same text, whatever the order of its fields: for keys and digests, many of which are stored.
 * What it writes must never change.
 *
 * @param options.inLists - whether fields of the items of lists are put in order, too. Digests of orders have been made
 *   without, of forms whose items a schema has put in order. @default true
 */
export const canonicalJson = (value: unknown, { inLists = true } = {}): string =>
  JSON.stringify(sorted(value, inLists));
