import {
  endpoint,
  signedIn,
  systemDepartments,
  systemMenus,
  systemPosts,
  systemRoles,
  type Group,
} from '@ca-portal/api/contract';
import { firstOfficeRole } from '@ca-portal/api/domain';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { departments, officeNoticeReads, officeNotices, posts, sysMenus } from '../db/schema/index.js';
import { mountGroup } from '../http/mount.js';
import { sessionOf } from '../kernel/context.js';
import type { Handlers } from '../kernel/handlers.js';
import { PortalError } from '../kernel/portal-error.js';
import type { Services } from '../kernel/services.js';
import { idsOf, placeRows, sysPostOf, withDescendants } from '../services/administration/index.js';
import { systemDepartmentsHandlers } from './system-departments/index.js';
import { systemRolesHandlers } from './system-roles/index.js';

const source = 'ours (API family)';
const id = z.coerce.number<number>().int().min(1).max(2_147_483_647);
/** A tree is sent whole when it is put in another order: more numbers than a page of a list has. */
const many = z
  .string()
  .max(11_000)
  .regex(/^\d{1,10}(?:,\d{1,10}){0,999}$/);
const plain = { source, envelope: 'data', response: z.null() } as const;
const done = { response: null };

/**
 * Calls that only front ends of the API family make: our own pages do the same by other rows, so these are no part of
 * the contract, its client and its document. Each has the access of the row that our own page calls.
 */
const roleCalls = {
  cancel: endpoint({
    ...plain,
    method: 'PUT',
    path: '/system/role/authUser/cancel',
    summary: 'Take a role from one user',
    access: systemRoles.take.access,
    body: z.object({ roleId: id, userId: id }),
    example: { body: { roleId: 101, userId: 12 }, ...done },
  }),
} satisfies Group;

const departmentCalls = {
  exclude: endpoint({
    ...plain,
    method: 'GET',
    path: '/system/dept/list/exclude/{deptId}',
    summary: 'Departments without one and those below it: where it may be moved to',
    access: systemDepartments.list.access,
    params: z.object({ deptId: id }),
    response: systemDepartments.list.response,
    example: { params: { deptId: 100 }, response: [] },
  }),
  sort: endpoint({
    ...plain,
    method: 'PUT',
    path: '/system/dept/updateSort',
    summary: 'Give several departments their places',
    access: systemDepartments.update.access,
    body: z.object({ deptIds: many, orderNums: many }),
    example: { body: { deptIds: '101,102', orderNums: '1,2' }, ...done },
  }),
} satisfies Group;

const menuCalls = {
  sort: endpoint({
    ...plain,
    method: 'PUT',
    path: '/system/menu/updateSort',
    summary: 'Give several menus their places',
    access: systemMenus.update.access,
    body: z.object({ menuIds: many, orderNums: many }),
    example: { body: { menuIds: '1,2', orderNums: '1,2' }, ...done },
  }),
} satisfies Group;

const postCalls = {
  options: endpoint({
    ...plain,
    method: 'GET',
    path: '/system/post/optionselect',
    summary: 'All posts, to choose from',
    access: systemPosts.list.access,
    response: z.array(systemPosts.detail.response),
    example: { response: [] },
  }),
} satisfies Group;

const noticeCalls = {
  markAll: endpoint({
    ...plain,
    method: 'POST',
    path: '/system/notice/markReadAll',
    summary: 'Mark several notices as read; those that are not there change nothing',
    access: signedIn,
    repeatable: true,
    query: z.object({ ids: many }),
    example: { query: { ids: '1,2' }, ...done },
  }),
} satisfies Group;

const roleHandlers: Handlers<typeof roleCalls> = {
  cancel: ({ body: { roleId, userId } }, context) =>
    systemRolesHandlers.take({ query: { roleId, userIds: String(userId) } }, context),
};

const departmentHandlers: Handlers<typeof departmentCalls> = {
  async exclude({ params }, context) {
    const all = await systemDepartmentsHandlers.list({ query: {} }, context);
    const branches = all.map(({ deptId, parentId }) => ({ id: deptId, parentId }));
    const below = withDescendants(branches, params.deptId);
    return all.filter(({ deptId }) => !below.has(deptId));
  },
  sort: ({ body }, context) => placeRows(departments, 'department', body.deptIds, body.orderNums, context),
};

const menuHandlers: Handlers<typeof menuCalls> = {
  sort: ({ body }, context) => placeRows(sysMenus, 'menu', body.menuIds, body.orderNums, context),
};

const postHandlers: Handlers<typeof postCalls> = {
  async options(_, { services: { db } }) {
    const rows = await db
      .select()
      .from(posts)
      .where(isNull(posts.removedAt))
      .orderBy(asc(posts.position), asc(posts.id));
    return rows.map(sysPostOf);
  },
};

const noticeHandlers: Handlers<typeof noticeCalls> = {
  async markAll({ query }, context) {
    const { db, clock } = context.services;
    const { userId, roleId } = sessionOf(context);
    if (roleId < firstOfficeRole) throw new PortalError('notFound');
    const there = await db
      .select({ noticeId: officeNotices.id })
      .from(officeNotices)
      .where(
        and(
          inArray(officeNotices.id, idsOf(query.ids)),
          eq(officeNotices.closed, false),
          isNull(officeNotices.removedAt),
        ),
      );
    if (there.length === 0) return null;
    await db
      .insert(officeNoticeReads)
      .values(there.map((row) => ({ ...row, userId, at: clock() })))
      .onConflictDoNothing();
    return null;
  },
};

/** An access key reaches them with the group whose rows they stand beside. */
export function mountFamilyCalls(app: FastifyInstance, services: Services): void {
  mountGroup(app, services, roleCalls, roleHandlers, 'systemRoles');
  mountGroup(app, services, departmentCalls, departmentHandlers, 'systemDepartments');
  mountGroup(app, services, menuCalls, menuHandlers, 'systemMenus');
  mountGroup(app, services, postCalls, postHandlers, 'systemPosts');
  mountGroup(app, services, noticeCalls, noticeHandlers, 'systemNotices');
}
