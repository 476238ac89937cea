import type { InputOf, SysMenu, systemMenus } from '@ca-portal/api/contract';
import { formatBeijing, roles } from '@ca-portal/api/domain';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { roleMenus, sysMenus } from '../../db/schema/index.js';
import { sessionOf, type CallContext } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { PortalError } from '../../http/portal-error.js';
import { changesBetween } from '../administration/audit-changes.js';
import { isAdministrator } from '../administration/give-roles.js';
import { chosenFlag, contains, flagOf } from '../administration/query.js';
import { leavesOf, treeOf, withDescendants } from '../administration/trees.js';
import { roleRow } from '../system-roles/role-row.js';

type MenuRow = typeof sysMenus.$inferSelect;
type Form = InputOf<typeof systemMenus.add>['body'];

const sysMenuOf = (row: MenuRow): SysMenu => ({
  menuId: row.id,
  menuName: row.name,
  parentId: row.parentId ?? 0,
  orderNum: row.position,
  path: row.path,
  component: row.component || null,
  query: row.query || null,
  routeName: row.routeName,
  // Reads backwards: 0 opens outside, 0 is kept alive.
  isFrame: flagOf(!row.opensOutside),
  isCache: flagOf(!row.keptAlive),
  menuType: row.kind,
  visible: flagOf(row.hidden),
  status: flagOf(row.stopped),
  perms: row.permission || null,
  icon: row.icon || '#',
  createBy: row.createdBy,
  createTime: formatBeijing(row.createdAt),
  remark: row.remark || null,
});

const fieldsOf = (given: Form) => ({
  parentId: given.parentId || null,
  name: given.menuName,
  kind: given.menuType,
  position: given.orderNum,
  path: given.path,
  component: given.component,
  query: given.query,
  routeName: given.routeName,
  opensOutside: given.isFrame === '0',
  keptAlive: given.isCache === '0',
  hidden: given.visible === '1',
  stopped: given.status === '1',
  permission: given.perms,
  icon: given.icon,
});

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

/** What of a menu depends on others: its parent, its name beside it, its link, and who may hand out its permission. */
async function demandSound(tx: Db, given: Form, context: CallContext, own?: MenuRow): Promise<void> {
  const fields = fieldsOf(given);
  const all = await tx.select().from(sysMenus).where(isNull(sysMenus.removedAt)).for('update');
  const parent = all.find((row) => row.id === fields.parentId);
  const below = own ? withDescendants(all, own.id) : new Set<number>();
  if (fields.parentId !== null && (!parent || parent.kind === 'F' || below.has(parent.id))) {
    throw new PortalError('parentWrong');
  }
  const twin = all.find(
    (row) => row.parentId === fields.parentId && row.name === fields.name && row.id !== own?.id,
  );
  if (twin) throw new PortalError('nameTaken', { name: fields.name });
  if (fields.opensOutside && !/^https?:\/\//.test(fields.path)) throw new PortalError('linkWrong');
  if (fields.query && !isJson(fields.query)) throw new PortalError('badRequest');
  const { permissions } = sessionOf(context);
  const beyond = fields.permission.split(',').some((one) => one && !permissions.includes(one));
  // A permission put into a menu reaches every role that has the menu.
  if (beyond && fields.permission !== own?.permission && !isAdministrator(context)) {
    throw new PortalError('forbidden');
  }
}

/** The family's front end breaks on parameters of a route that are no JSON. */
function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
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

  /** Only what the caller has: what the office can do is nobody else’s business. */
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
      await demandSound(tx, body, context);
      const [row] = await tx
        .insert(sysMenus)
        .values({
          ...fieldsOf(body),
          createdBy: sessionOf(context).name,
          createdAt: context.services.clock(),
        })
        .returning({ id: sysMenus.id });
      if (!row) throw new Error('a menu that was not kept');
      // The administrator has every menu that is made; his role cannot be changed.
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
      await demandSound(tx, body, context, row);
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
