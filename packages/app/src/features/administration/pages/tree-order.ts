/** A row of a tree with its depth. */
export interface TreeRow<Row> {
  readonly row: Row;
  readonly depth: number;
}

/**
 * Sorts rows so that each parent is followed by its children. A row whose parent is itself or missing comes last, so
 * that a broken record is not hidden.
 */
export function inTreeOrder<Key extends string, Row extends { parentId: number } & Record<Key, number>>(
  rows: readonly Row[],
  key: Key,
): readonly TreeRow<Row>[] {
  const seen = new Set<number>();
  const below = (parent: number, depth: number): TreeRow<Row>[] =>
    rows
      .filter((row) => row.parentId === parent && !seen.has(row[key]))
      .flatMap((row) => {
        seen.add(row[key]);
        return [{ row, depth }, ...below(row[key], depth + 1)];
      });
  const ordered = below(0, 0);
  return [...ordered, ...rows.filter((row) => !seen.has(row[key])).map((row) => ({ row, depth: 0 }))];
}
