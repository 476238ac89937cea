import {
  endpoint,
  monitor,
  signedIn,
  systemDepartments,
  systemMenus,
  systemNotices,
  systemPosts,
  systemRoles,
  type Group,
} from '@ca-portal/api/contract';
import { firstOfficeRole, formatBeijing } from '@ca-portal/api/domain';
import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  departments,
  officeNoticeReads,
  officeNotices,
  officeUsers,
  posts,
  sysMenus,
  users,
} from '../db/schema/index.js';
import { sessionOf } from '../kernel/session.js';
import type { Handlers, MountGroup } from '../context/handlers.js';
import { maskPhone } from '../kernel/mask.js';
import { PortalError } from '../kernel/portal-error.js';
import {
  contains,
  familyPart,
  idsOf,
  numberUsers,
  placeRows,
  sysPostOf,
  withDescendants,
} from '../services/administration/index.js';
import { runJob } from './monitor/index.js';
import { systemDepartmentsHandlers } from './system-departments/index.js';
import { systemRolesHandlers } from './system-roles/index.js';

const source = 'ours (API family)';
const id = z.coerce.number<number>().int().min(1).max(2_147_483_647);
/** A reordered tree is sent as a whole: more ids than a page of a list has. */
const many = z
  .string()
  .max(11_000)
  .regex(/^\d{1,10}(?:,\d{1,10}){0,999}$/);
const plain = { source, envelope: 'data', response: z.null() } as const;
const done = { response: null };

/**
 * Calls that only front ends of the API family make: our own pages use other endpoints for the same, so these
 * are not in the contract, its client and its document. Each has the access rule of the endpoint that our own
 * page calls.
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
  readers: endpoint({
    method: 'GET',
    path: '/system/notice/readUsers/list',
    summary: 'Who has read a notice, the last reader first',
    source,
    access: systemNotices.list.access,
    envelope: 'rows',
    query: z.object({
      noticeId: id,
      searchValue: z.string().max(50).optional(),
      pageNum: id.optional(),
      pageSize: id.max(999).optional(),
    }),
    response: z.object({
      userId: z.int(),
      userName: z.string(),
      nickName: z.string(),
      deptName: z.string(),
      phonenumber: z.string(),
      readTime: z.string(),
    }),
    example: {
      query: { noticeId: 1 },
      response: {
        userId: 2,
        userName: 'shenhe1',
        nickName: '吴审核',
        deptName: '审核组',
        phonenumber: '139****0000',
        readTime: '2026-11-21 09:30:00',
      },
    },
  }),
} satisfies Group;

const jobCalls = {
  run: endpoint({
    ...plain,
    method: 'PUT',
    path: '/monitor/job/run',
    summary: 'Run a job at once',
    access: monitor.runJob.access,
    body: z.object({ jobId: id }),
    example: { body: { jobId: 41 }, ...done },
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
  async readers({ query }, { services: { db } }) {
    await numberUsers(db);
    const words = query.searchValue;
    const where = and(
      eq(officeNoticeReads.noticeId, query.noticeId),
      or(contains(users.username, words), contains(users.name, words)),
    );
    const found = db
      .select({
        userId: officeUsers.userNumber,
        userName: users.username,
        nickName: users.name,
        deptName: departments.name,
        phonenumber: users.phone,
        readTime: officeNoticeReads.at,
      })
      .from(officeNoticeReads)
      .innerJoin(users, eq(users.id, officeNoticeReads.userId))
      .innerJoin(officeUsers, eq(officeUsers.userId, users.id))
      .leftJoin(departments, eq(departments.id, officeUsers.departmentId))
      .where(where)
      .orderBy(desc(officeNoticeReads.at), officeUsers.userNumber);
    const total = await db.$count(found.as('readers'));
    const { limit, offset } = familyPart(query)(total);
    const rows = await found.limit(limit).offset(offset);
    return {
      rows: rows.map(({ phonenumber, readTime, deptName, ...row }) => ({
        ...row,
        deptName: deptName ?? '',
        phonenumber: maskPhone(phonenumber),
        readTime: formatBeijing(readTime),
      })),
      total,
    };
  },
};

const jobHandlers: Handlers<typeof jobCalls> = {
  run: ({ body }, context) => runJob(body.jobId, context),
};

/** An access key reaches them with the group whose rows they stand beside. */
export function mountFamilyCalls(app: FastifyInstance, mountGroup: MountGroup): void {
  mountGroup(app, roleCalls, roleHandlers, 'systemRoles');
  mountGroup(app, departmentCalls, departmentHandlers, 'systemDepartments');
  mountGroup(app, menuCalls, menuHandlers, 'systemMenus');
  mountGroup(app, postCalls, postHandlers, 'systemPosts');
  mountGroup(app, noticeCalls, noticeHandlers, 'systemNotices');
  mountGroup(app, jobCalls, jobHandlers, 'monitor');
}
