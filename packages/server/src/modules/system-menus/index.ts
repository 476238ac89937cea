import type { systemMenus } from '@ca-portal/api/contract';
import { roles } from '@ca-portal/api/domain';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { roleMenus, sysMenus } from '../../db/schema/index.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import {
  changesBetween,
  isAdministrator,
  chosenFlag,
  contains,
  leavesOf,
  treeOf,
  roleRow,
} from '../../services/administration/index.js';
import { assertValidMenu, fieldsOf, sysMenuOf, type MenuRow } from './menu-form.js';

const menusOf = (db: Db): Promise<MenuRow[]> =>
  db
    .select()
    .from(sysMenus)
    .where(isNull(sysMenus.removedAt))
    .orderBy(asc(sysMenus.position), asc(sysMenus.id));

async function menuRow(db: Db, id: number): Promise<MenuRow> {
  const [row] = await db.select().from(sysMenus).where(eq(sysMenus.id, id));
  if (!row || row.removedAt) throw new PortalError('notFound');
  return row;
}

export const systemMenusHandlers: Handlers<typeof systemMenus> = {
  async list({ query }, { services: { db } }) {
    const [hidden, stopped] = [chosenFlag(query.visible), chosenFlag(query.status)];
    const rows = await db
      .select()
      .from(sysMenus)
      .where(
        and(
          isNull(sysMenus.removedAt),
          contains(sysMenus.name, query.menuName),
          hidden === undefined ? undefined : eq(sysMenus.hidden, hidden),
          stopped === undefined ? undefined : eq(sysMenus.stopped, stopped),
        ),
      )
      .orderBy(asc(sysMenus.parentId), asc(sysMenus.position), asc(sysMenus.id));
    return rows.map(sysMenuOf);
  },

  /** Only the caller’s own menus: the functions of the office are hidden from others. */
  async tree(_, context) {
    const rows = await menusOf(context.services.db);
    if (isAdministrator(context)) return treeOf(rows);
    const had = await context.services.db
      .select({ menuId: roleMenus.menuId })
      .from(roleMenus)
      .where(eq(roleMenus.roleId, sessionOf(context).roleId));
    const ids = new Set(had.map((row) => row.menuId));
    return treeOf(rows.filter((row) => ids.has(row.id)));
  },

  async ofRole({ params }, { services: { db } }) {
    const role = await roleRow(db, params.roleId);
    const rows = await menusOf(db);
    const had = await db
      .select({ menuId: roleMenus.menuId })
      .from(roleMenus)
      .where(eq(roleMenus.roleId, role.id))
      .orderBy(roleMenus.menuId);
    const ids = had.map((row) => row.menuId);
    return { menus: treeOf(rows), checkedKeys: role.menuCheckStrictly ? leavesOf(rows, ids) : ids };
  },

  detail: async ({ params }, { services }) => sysMenuOf(await menuRow(services.db, params.menuId)),

  async add({ body }, context) {
    await context.services.db.transaction(async (tx) => {
      await assertValidMenu(tx, body, context);
      const [row] = await tx
        .insert(sysMenus)
        .values({
          ...fieldsOf(body),
          createdBy: sessionOf(context).name,
          createdAt: context.services.clock(),
        })
        .returning({ id: sysMenus.id });
      if (!row) throw new Error('a menu that was not kept');
      // The administrator gets every new menu automatically, because his role cannot be edited.
      await tx.insert(roleMenus).values({ roleId: roles.platformAdministrator, menuId: row.id });
      await recordAudit(tx, context, {
        action: 'menu.add',
        subjectType: 'menu',
        subjectId: String(row.id),
        details: { name: body.menuName, permission: body.perms },
      });
    });
    return null;
  },

  async update({ body }, context) {
    await context.services.db.transaction(async (tx) => {
      const row = await menuRow(tx, body.menuId);
      await assertValidMenu(tx, body, context, row);
      const after = fieldsOf(body);
      await tx.update(sysMenus).set(after).where(eq(sysMenus.id, row.id));
      await recordAudit(tx, context, {
        action: 'menu.update',
        subjectType: 'menu',
        subjectId: String(row.id),
        details: { name: row.name, changes: changesBetween<MenuRow>(row, after) },
      });
    });
    return null;
  },

  async remove({ params }, context) {
    await context.services.db.transaction(async (tx) => {
      const row = await menuRow(tx, params.menuId);
      const children = await tx.$count(
        sysMenus,
        and(eq(sysMenus.parentId, row.id), isNull(sysMenus.removedAt), ne(sysMenus.id, row.id)),
      );
      if (children > 0) throw new PortalError('stillInUse');
      const others = await tx.$count(
        roleMenus,
        and(eq(roleMenus.menuId, row.id), ne(roleMenus.roleId, roles.platformAdministrator)),
      );
      if (others > 0) throw new PortalError('stillInUse');
      await tx.update(sysMenus).set({ removedAt: context.services.clock() }).where(eq(sysMenus.id, row.id));
      await recordAudit(tx, context, {
        action: 'menu.remove',
        subjectType: 'menu',
        subjectId: String(row.id),
        details: { name: row.name },
      });
    });
    return null;
  },
};
