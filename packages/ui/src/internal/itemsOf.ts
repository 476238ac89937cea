/** A list from a server, which may be missing or have gaps: empty items are removed. */
export function itemsOf<Item>(given: readonly Item[] | null | undefined): readonly Item[] {
  const isThere = (item: Item) => item !== null && item !== undefined;
  // Returns the same array if nothing is missing, so that comparisons by identity work.
  if (!given || given.every(isThere)) return given ?? [];
  return given.filter(isThere);
}
