import type { RouteNode } from '@ca-portal/api/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { roleMenus, sysMenus, sysRoles } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';

type Menu = typeof sysMenus.$inferSelect;

const isLink = (menu: Menu): boolean => /^https?:\/\//i.test(menu.path);

/** Name of a route: the menu's own, or its capitalized path, as in the API family. */
const nameOf = ({ routeName, path, id }: Menu): string =>
  routeName || (/^\w/.test(path) ? path.charAt(0).toUpperCase() + path.slice(1) : `Menu${id}`);

function pathOf(menu: Menu): string {
  const atRoot = menu.parentId === null && !isLink(menu) && !menu.path.startsWith('/');
  return atRoot ? `/${menu.path}` : menu.path;
}

function componentOf(menu: Menu): string {
  if (menu.kind === 'C') return menu.component || (isLink(menu) ? 'InnerLink' : '');
  return menu.parentId === null || isLink(menu) ? 'Layout' : 'ParentView';
}

const join = (parent: string, path: string): string =>
  path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`;

/** A menu as a node of the tree. `above` is the path of its parent. */
function nodeOf(menu: Menu, below: (id: number) => readonly Menu[], above: string): RouteNode {
  const path = pathOf(menu);
  const address = join(above, path);
  const children = below(menu.id).map((child) => nodeOf(child, below, address));
  const { name: title, icon, hidden, keptAlive } = menu;
  return {
    name: nameOf(menu),
    path,
    hidden,
    component: componentOf(menu),
    // As in the family for a directory: its breadcrumb is no link, and a single page does not replace it. A
    // portal that opens the directory's path redirects to its first page (spec 2.3, /core to /core/personal).
    ...(menu.kind === 'M' && children.length > 0 ? { redirect: 'noRedirect', alwaysShow: true } : {}),
    ...(menu.kind === 'C' && menu.query ? { query: menu.query } : {}),
    meta: { title, icon, noCache: !keptAlive, affix: false, link: isLink(menu) ? menu.path : null },
    children,
  };
}

/** A page at the root still needs the layout: it gets a Layout entry of its own. */
const framed = (menu: Menu, node: RouteNode): RouteNode =>
  menu.kind === 'M' || isLink(menu)
    ? node
    : { ...node, name: `${node.name}Frame`, path: '/', component: 'Layout', children: [node] };

/**
 * The route tree of a session (spec 2.1): the directories and pages of its role, from the current menu table.
 * A page is included only with all its ancestors; a stopped or removed role has nothing.
 */
export async function routeTree(context: CallContext): Promise<RouteNode[]> {
  const { roleId } = sessionOf(context);
  const rows = await context.services.db
    .select({ menu: sysMenus })
    .from(sysMenus)
    .innerJoin(roleMenus, and(eq(roleMenus.menuId, sysMenus.id), eq(roleMenus.roleId, roleId)))
    .innerJoin(sysRoles, eq(sysRoles.id, roleMenus.roleId))
    .where(
      and(
        inArray(sysMenus.kind, ['M', 'C']),
        eq(sysMenus.stopped, false),
        isNull(sysMenus.removedAt),
        eq(sysRoles.stopped, false),
        isNull(sysRoles.removedAt),
      ),
    )
    .orderBy(asc(sysMenus.position), asc(sysMenus.id));
  const below = (id: number | null) => rows.map(({ menu }) => menu).filter((menu) => menu.parentId === id);
  return below(null).map((menu) => framed(menu, nodeOf(menu, below, '')));
}
