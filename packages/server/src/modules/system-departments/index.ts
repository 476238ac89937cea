import type { InputOf, SysDept, systemDepartments } from '@ca-portal/api/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { departments, officeUsers, users } from '../../db/schema/index.js';
import { sessionOf } from '../../kernel/session.js';
import type { Handlers } from '../../context/handlers.js';
import { PortalError } from '../../kernel/portal-error.js';
import {
  changesBetween,
  chosenFlag,
  contains,
  flagOf,
  placeOf,
} from '../../services/administration/index.js';

type DepartmentRow = typeof departments.$inferSelect;
type Form = InputOf<typeof systemDepartments.add>['body'];

const sysDeptOf = (row: DepartmentRow): SysDept => ({
  deptId: row.id,
  parentId: row.parentId ?? 0,
  deptName: row.name,
  orderNum: row.position,
  leader: row.leader || null,
  phone: row.phone || null,
  email: row.email || null,
  status: flagOf(row.stopped),
});

const fieldsOf = (given: Form) => ({
  parentId: given.parentId || null,
  name: given.deptName,
  position: given.orderNum,
  leader: given.leader,
  phone: given.phone,
  email: given.email,
  stopped: given.status === '1',
});

async function departmentRow(db: Db, id: number): Promise<DepartmentRow> {
  const [row] = await db.select().from(departments).where(eq(departments.id, id));
  if (!row || row.removedAt) throw new PortalError('notFound');
  return row;
}

/** The tree must stay a tree with unique names among siblings; it is locked until the change is written. */
async function assertValidDepartment(tx: Db, given: Form, own?: DepartmentRow): Promise<void> {
  const fields = fieldsOf(given);
  const all = await tx.select().from(departments).where(isNull(departments.removedAt)).for('update');
  const { parent, below, twin } = placeOf(all, fields, own);
  // The first department is the root, and only it can stay one: all others need a parent.
  const isRoot = fields.parentId === null && (own?.parentId === null || all.length === 0);
  if (!isRoot && (!parent || below.has(parent.id))) throw new PortalError('parentWrong');
  if (parent?.stopped && !fields.stopped) throw new PortalError('parentStopped');
  if (twin) throw new PortalError('nameTaken', { name: fields.name });
  const active = all.some((row) => below.has(row.id) && row.id !== own?.id && !row.stopped);
  if (fields.stopped && active) throw new PortalError('childrenActive');
}

export const systemDepartmentsHandlers: Handlers<typeof systemDepartments> = {
  async list({ query }, { services: { db } }) {
    const stopped = chosenFlag(query.status);
    const rows = await db
      .select()
      .from(departments)
      .where(
        and(
          isNull(departments.removedAt),
          contains(departments.name, query.deptName),
          stopped === undefined ? undefined : eq(departments.stopped, stopped),
        ),
      )
      .orderBy(asc(departments.position), asc(departments.id));
    return rows.map(sysDeptOf);
  },

  detail: async ({ params }, { services }) => sysDeptOf(await departmentRow(services.db, params.deptId)),

  async add({ body }, context) {
    await context.services.db.transaction(async (tx) => {
      await assertValidDepartment(tx, body);
      const [row] = await tx
        .insert(departments)
        .values({
          ...fieldsOf(body),
          createdBy: sessionOf(context).name,
          createdAt: context.services.clock(),
        })
        .returning({ id: departments.id });
      await recordAudit(tx, context, {
        action: 'department.add',
        subjectType: 'department',
        subjectId: String(row?.id ?? ''),
        details: { name: body.deptName },
      });
    });
    return null;
  },

  async update({ body }, context) {
    await context.services.db.transaction(async (tx) => {
      const row = await departmentRow(tx, body.deptId);
      await assertValidDepartment(tx, body, row);
      const after = fieldsOf(body);
      await tx.update(departments).set(after).where(eq(departments.id, row.id));
      const { phone: _, email: __, ...open } = after;
      await recordAudit(tx, context, {
        action: 'department.update',
        subjectType: 'department',
        subjectId: String(row.id),
        details: { name: row.name, changes: changesBetween<DepartmentRow>(row, open) },
      });
    });
    return null;
  },

  async remove({ params }, context) {
    await context.services.db.transaction(async (tx) => {
      const row = await departmentRow(tx, params.deptId);
      if (row.parentId === null) throw new PortalError('builtIn');
      const children = await tx.$count(
        departments,
        and(eq(departments.parentId, row.id), isNull(departments.removedAt)),
      );
      const [person] = await tx
        .select({ id: users.id })
        .from(officeUsers)
        .innerJoin(users, eq(users.id, officeUsers.userId))
        .where(and(eq(officeUsers.departmentId, row.id), isNull(users.closedAt)))
        .limit(1);
      if (children > 0 || person) throw new PortalError('stillInUse');
      await tx
        .update(departments)
        .set({ removedAt: context.services.clock() })
        .where(eq(departments.id, row.id));
      await recordAudit(tx, context, {
        action: 'department.remove',
        subjectType: 'department',
        subjectId: String(row.id),
        details: { name: row.name },
      });
    });
    return null;
  },
};
