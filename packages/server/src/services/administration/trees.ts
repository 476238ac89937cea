import type { TreeNode } from '@ca-portal/api/contract';

interface Branch {
  readonly id: number;
  readonly parentId: number | null;
}

/** Flat rows, in their order, as a tree of options. A row without its parent in the list becomes a root. */
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

/** A branch and its descendants. */
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

/**
 * The place of an added or changed row (`own`): its parent, its descendants, and a sibling with the same
 * name.
 */
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

/** The chosen rows without chosen children: with linked checkboxes, checking a parent checks its children. */
export function leavesOf(rows: readonly Branch[], chosen: readonly number[]): number[] {
  const set = new Set(chosen);
  const parents = new Set(rows.filter((row) => set.has(row.id)).map((row) => row.parentId));
  return chosen.filter((id) => !parents.has(id));
}
