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
  /** Those above it, from the root on. */
  above: readonly number[];
  /** Itself and all below it. */
  whole: readonly number[];
}

/** The menu as rows. A tree that refers to itself ends where it begins again: it comes from outside. */
export function menuRows(nodes: readonly MenuNode[], above: readonly number[] = []): MenuRow[] {
  return nodes
    .filter(({ id }) => !above.includes(id))
    .flatMap(({ id, label, children = [] }) => {
      const below = menuRows(children, [...above, id]);
      const row = { id, label, depth: above.length, above, whole: [id, ...below.map((one) => one.id)] };
      return [row, ...below];
    });
}

/** What a role has of a row: `some` where a part of what is below it is missing. */
export const allowedOf = ({ whole }: MenuRow, granted: ReadonlySet<number>): 'all' | 'some' | 'none' => {
  const count = whole.filter((id) => granted.has(id)).length;
  return count === 0 ? 'none' : count === whole.length ? 'all' : 'some';
};

/** The menus that a role has, from the ticks of the server: with linked ticks it names the lowest ones alone. */
export const grantedBy = (rows: readonly MenuRow[], checked: readonly number[]): number[] => {
  const ticked = new Set(checked);
  const granted = new Set(rows.flatMap(({ id, above }) => (ticked.has(id) ? [...above, id] : [])));
  return rows.filter(({ id }) => granted.has(id)).map(({ id }) => id);
};

/** Ticks a row with all below it and the way to it, or takes it with all below it. */
export function toggled(rows: readonly MenuRow[], granted: readonly number[], row: MenuRow): number[] {
  const had = new Set(granted);
  const takes = allowedOf(row, had) === 'all';
  const changed = new Set([...row.whole, ...(takes ? [] : row.above)]);
  return rows.filter(({ id }) => (changed.has(id) ? !takes : had.has(id))).map(({ id }) => id);
}

/** What saving would give to the role and take from it, by name. */
export function changesOf(rows: readonly MenuRow[], before: readonly number[], after: readonly number[]) {
  const [had, has] = [new Set(before), new Set(after)];
  const named = (of: (id: number) => boolean) => rows.filter(({ id }) => of(id)).map(({ label }) => label);
  return {
    given: named((id) => has.has(id) && !had.has(id)),
    taken: named((id) => had.has(id) && !has.has(id)),
  };
}
