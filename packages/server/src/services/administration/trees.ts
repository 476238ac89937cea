import type { TreeNode } from '@ca-portal/api/contract';

interface Branch {
  readonly id: number;
  readonly parentId: number | null;
}

/** Flat rows, in their order, as a tree to choose from. A row whose parent is not among them stands at the root. */
export function treeOf(rows: readonly (Branch & { readonly name: string })[]): TreeNode[] {
  const nodes = new Map(rows.map(({ id, name }): [number, TreeNode] => [id, { id, label: name }]));
  const roots: TreeNode[] = [];
  for (const { id, parentId } of rows) {
    const node = nodes.get(id);
    const parent = parentId === null ? undefined : nodes.get(parentId);
    if (!node) continue;
    if (parent) (parent.children ??= []).push(node);
    else roots.push(node);
  }
  return roots;
}

/** A branch and all below it. */
export function withDescendants(rows: readonly Branch[], root: number): Set<number> {
  const found = new Set([root]);
  let grown = true;
  while (grown) {
    grown = false;
    for (const { id, parentId } of rows) {
      if (parentId === null || found.has(id) || !found.has(parentId)) continue;
      found.add(id);
      grown = true;
    }
  }
  return found;
}

/** Where a row that is added or changed (`own`) would stand: below whom, above whom, and who has its name there. */
export function placeOf<Row extends Branch & { readonly name: string }>(
  all: readonly Row[],
  wanted: { readonly parentId: number | null; readonly name: string },
  own?: Row,
) {
  return {
    parent: all.find(({ id }) => id === wanted.parentId),
    below: own ? withDescendants(all, own.id) : new Set<number>(),
    twin: all.find(
      (row) => row.parentId === wanted.parentId && row.name === wanted.name && row.id !== own?.id,
    ),
  };
}

/** Those that no other one of them hangs below: with linked ticks a parent's tick is its children's. */
export function leavesOf(rows: readonly Branch[], chosen: readonly number[]): number[] {
  const set = new Set(chosen);
  const parents = new Set(rows.filter((row) => set.has(row.id)).map((row) => row.parentId));
  return chosen.filter((id) => !parents.has(id));
}
