import { and, eq, inArray, isNull } from 'drizzle-orm';
import { sysMenus } from '../../db/schema/index.js';
import type { Services } from '../../context/services.js';

/** The address of every page of the menu table with the view that it names, whoever may see it. */
export async function viewsByPath({ db }: Services): Promise<ReadonlyMap<string, string>> {
  const menus = await db
    .select()
    .from(sysMenus)
    .where(and(inArray(sysMenus.kind, ['M', 'C']), eq(sysMenus.stopped, false), isNull(sysMenus.removedAt)));
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  const addressOf = (menu: (typeof menus)[number], depth = 0): string => {
    const parent = menu.parentId === null || depth > 9 ? undefined : byId.get(menu.parentId);
    return menu.path.startsWith('/')
      ? menu.path
      : `${parent ? addressOf(parent, depth + 1) : ''}/${menu.path}`;
  };
  return new Map(menus.filter(({ kind }) => kind === 'C').map((menu) => [addressOf(menu), menu.component]));
}
