/** A node of the menu as the server sends it. */
export interface MenuNode {
  id: number;
  label: string;
  children?: MenuNode[] | undefined;
}

export interface MenuRow {
  id: number;
  label: string;
  depth: number;
  /** `some` where only a part of what is below it is allowed. */
  allowed: 'all' | 'some' | 'none';
}

/**
 * The menu as rows, each with what a role may of it. A tree that refers to itself ends where it begins again: it comes
 * from outside.
 */
export function menuRows(
  nodes: readonly MenuNode[],
  checked: readonly number[],
  depth = 0,
  above: readonly number[] = [],
): MenuRow[] {
  return nodes
    .filter(({ id }) => !above.includes(id))
    .flatMap(({ id, label, children = [] }) => {
      const below = menuRows(children, checked, depth + 1, [...above, id]);
      const own = checked.includes(id);
      const allowed =
        below.length === 0
          ? own
            ? 'all'
            : 'none'
          : below.every((row) => row.allowed === 'all')
            ? 'all'
            : own || below.some((row) => row.allowed !== 'none')
              ? 'some'
              : 'none';
      return [{ id, label, depth, allowed }, ...below];
    });
}
