import { rolePermissions, type RoleId } from '@ca-portal/api/domain';
import type { Db } from '../db/db.js';
import { roleMenus, sysMenus } from '../db/schema/index.js';
import { menus, type MenuSeed } from './menus-table.js';

interface MenuRow {
  readonly menu: MenuSeed;
  readonly id: number;
  readonly parentId: number | null;
  readonly position: number;
}

/** Numbers follow the tree: a directory’s pages and a page’s buttons come right after it. */
function numberedMenus(): MenuRow[] {
  const rows: MenuRow[] = [];
  const walk = (level: readonly MenuSeed[], parentId: number | null) => {
    for (const [index, menu] of level.entries()) {
      const id = rows.length + 1;
      rows.push({ menu, id, parentId, position: index + 1 });
      walk(menu.children ?? [], id);
    }
  };
  walk(menus, null);
  return rows;
}

/** The menus of a role (by `for` or by its permissions), and the directories and pages above them. */
function menusOf(roleId: RoleId, rows: readonly MenuRow[]): number[] {
  const permissions = rolePermissions[roleId] ?? [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const granted = new Set<number>();
  for (const row of rows) {
    const { permission, for: whom } = row.menu;
    const his = permission ? permissions.includes(permission) : whom?.includes(roleId);
    if (!his && !(permission && permissions.includes('*:*:*'))) continue;
    for (let at: MenuRow | undefined = row; at; at = byId.get(at.parentId ?? 0)) granted.add(at.id);
  }
  return [...granted];
}

/** The menus, and which built-in role has which. A database with menus keeps its own. */
export async function seedMenus(db: Db, now: Date, createdBy: string, ids: readonly RoleId[]): Promise<void> {
  if ((await db.$count(sysMenus)) > 0) return;
  const rows = numberedMenus();
  await db.insert(sysMenus).values(
    rows.map(({ menu, id, parentId, position }) => ({
      id,
      parentId,
      position,
      name: menu.name,
      kind: menu.kind,
      path: menu.path ?? '',
      component: menu.component ?? '',
      routeName: menu.routeName ?? '',
      permission: menu.permission ?? '',
      hidden: menu.hidden ?? false,
      icon: menu.icon ?? '',
      createdBy,
      createdAt: now,
    })),
  );
  await db
    .insert(roleMenus)
    .values(ids.flatMap((roleId) => menusOf(roleId, rows).map((menuId) => ({ roleId, menuId }))));
}
