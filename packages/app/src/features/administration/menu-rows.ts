/** A menu node in the server's format. */
export interface MenuNode {
  id: number;
  label: string;
  children?: MenuNode[] | undefined;
}

export interface MenuRow {
  id: number;
  label: string;
  depth: number;
  /** Its ancestors, from the root. */
  above: readonly number[];
  /** Its own id and the ids of all descendants. */
  whole: readonly number[];
}

/** The menu as rows. The data is external, so a circular reference is cut off. */
export function menuRows(nodes: readonly MenuNode[], above: readonly number[] = []): MenuRow[] {
  return nodes
    .filter(({ id }) => !above.includes(id))
    .flatMap(({ id, label, children = [] }) => {
      const below = menuRows(children, [...above, id]);
      const row = { id, label, depth: above.length, above, whole: [id, ...below.map((one) => one.id)] };
      return [row, ...below];
    });
}

/** How much of a row a role has: `some` if a part of its descendants is missing. */
export const allowedOf = ({ whole }: MenuRow, granted: ReadonlySet<number>): 'all' | 'some' | 'none' => {
  const count = whole.filter((id) => granted.has(id)).length;
  return count === 0 ? 'none' : count === whole.length ? 'all' : 'some';
};

/** The menus that a role has, from the server's ticks: with linked ticks the server names only the lowest ones. */
export const grantedBy = (rows: readonly MenuRow[], checked: readonly number[]): number[] => {
  const ticked = new Set(checked);
  const granted = new Set(rows.flatMap(({ id, above }) => (ticked.has(id) ? [...above, id] : [])));
  return rows.filter(({ id }) => granted.has(id)).map(({ id }) => id);
};

/** Ticks a row with its descendants and ancestors, or unticks it with its descendants. */
export function toggled(rows: readonly MenuRow[], granted: readonly number[], row: MenuRow): number[] {
  const had = new Set(granted);
  const takes = allowedOf(row, had) === 'all';
  const changed = new Set([...row.whole, ...(takes ? [] : row.above)]);
  return rows.filter(({ id }) => (changed.has(id) ? !takes : had.has(id))).map(({ id }) => id);
}

/** The names of the permissions that saving would add and remove. */
export function changesOf(rows: readonly MenuRow[], before: readonly number[], after: readonly number[]) {
  const [had, has] = [new Set(before), new Set(after)];
  const named = (of: (id: number) => boolean) => rows.filter(({ id }) => of(id)).map(({ label }) => label);
  return {
    given: named((id) => has.has(id) && !had.has(id)),
    taken: named((id) => had.has(id) && !has.has(id)),
  };
}
