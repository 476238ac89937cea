import type { InputOf, SysMenu, systemMenus } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { sysMenus } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { isAdministrator, flagOf, placeOf } from '../../services/administration/index.js';

export type MenuRow = typeof sysMenus.$inferSelect;
type Form = InputOf<typeof systemMenus.add>['body'];

/** A menu as the API family shows it. */
export const sysMenuOf = (row: MenuRow): SysMenu => ({
  menuId: row.id,
  menuName: row.name,
  parentId: row.parentId ?? 0,
  orderNum: row.position,
  path: row.path,
  component: row.component || null,
  query: row.query || null,
  routeName: row.routeName,
  // The family's flags are inverted: 0 opens outside, 0 is kept alive.
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

/** The columns from the family's form. */
export const fieldsOf = (given: Form) => ({
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

/**
 * Checks that depend on other menus: parent, sibling names, link, and whether the caller may grant the
 * permission.
 */
export async function assertValidMenu(
  tx: Db,
  given: Form,
  context: CallContext,
  own?: MenuRow,
): Promise<void> {
  const fields = fieldsOf(given);
  const all = await tx.select().from(sysMenus).where(isNull(sysMenus.removedAt)).for('update');
  const { parent, below, twin } = placeOf(all, fields, own);
  if (fields.parentId !== null && (!parent || parent.kind === 'F' || below.has(parent.id))) {
    throw new PortalError('parentWrong');
  }
  if (twin) throw new PortalError('nameTaken', { name: fields.name });
  if (fields.opensOutside && !/^https?:\/\//.test(fields.path)) throw new PortalError('linkWrong');
  if (fields.query && !isJson(fields.query)) throw new PortalError('badRequest');
  const { permissions } = sessionOf(context);
  const beyond = fields.permission.split(',').some((one) => one && !permissions.includes(one));
  // A permission in a menu applies to every role that has the menu.
  if (beyond && fields.permission !== own?.permission && !isAdministrator(context)) {
    throw new PortalError('forbidden');
  }
}

/** The family's front end fails on route parameters that are not JSON. */
function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
