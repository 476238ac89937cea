/** A list as a server may send it: none, or with gaps in it. What is missing is left out. */
export function itemsOf<Item>(given: readonly Item[] | null | undefined): readonly Item[] {
  const isThere = (item: Item) => item !== null && item !== undefined;
  // The same array where nothing is missing: who compares it finds it unchanged.
  if (!given || given.every(isThere)) return given ?? [];
  return given.filter(isThere);
}
