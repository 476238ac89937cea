import type { RoleApplication } from '@ca-portal/api/contract';
import { applicationStateLabels, formatBeijing, isOpen } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { uniqueViolation, type Db } from '../../db/db.js';
import { companies, roleApplications, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { ownFiles } from '../files/index.js';

export type ApplicationRow = typeof roleApplications.$inferSelect;

export const applicationView = (row: ApplicationRow): RoleApplication => ({
  id: row.id,
  companyName: row.companyName,
  code: row.creditCode,
  role: row.role,
  state: row.state,
  reason: row.reason,
  createdAt: formatBeijing(row.createdAt),
  decidedAt: row.decidedAt && formatBeijing(row.decidedAt),
});

/** Locks the application until the transaction ends; a decided one is refused. */
export async function lockOpenApplication(tx: Db, id: number): Promise<ApplicationRow> {
  const [row] = await tx.select().from(roleApplications).where(eq(roleApplications.id, id)).for('update');
  if (!row) throw new PortalError('notFound');
  if (!isOpen(row.state)) {
    throw new PortalError('applicationDecided', { state: applicationStateLabels[row.state] });
  }
  return row;
}

interface Application {
  readonly companyName: string;
  readonly code: string;
  readonly role: ApplicationRow['role'];
  readonly attachmentIds?: readonly string[] | undefined;
}

/** Automatic checks before a person of the office looks at it. */
async function checkApplication(db: Db, userId: string, given: Application): Promise<void> {
  const [company] = await db.select().from(companies).where(eq(companies.creditCode, given.code));
  if (company && company.name !== given.companyName) throw new PortalError('companyMismatch');
  // A company that does not exist yet is created with its administrator.
  if (!company && given.role !== '1') throw new PortalError('companyUnknown');
  const [user] = await db.select({ companyId: users.companyId }).from(users).where(eq(users.id, userId));
  if (user?.companyId && user.companyId !== company?.id) throw new PortalError('alreadyEmployed');
  if (given.role !== '1' || !company?.administratorId) return;
  if (company.administratorId === userId) throw new PortalError('roleChosen');
  // Replacing a lost administrator requires files: stamped letter and license (dossier 1.5).
  if ((given.attachmentIds ?? []).length === 0) throw new PortalError('companyHasAdministrator');
}

/** Submits an application; the database refuses a second open one for the same company and role. */
export async function applyForRole(given: Application, context: CallContext): Promise<RoleApplication> {
  const { db, clock } = context.services;
  const session = sessionOf(context);
  await checkApplication(db, session.userId, given);
  const files = await ownFiles(db, session, given.attachmentIds ?? []);
  try {
    return await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(roleApplications)
        .values({
          userId: session.userId,
          companyName: given.companyName,
          creditCode: given.code,
          role: given.role,
          fileIds: files.map(({ id }) => id),
          createdAt: clock(),
        })
        .returning();
      if (!row) throw new Error('an inserted application came back empty');
      await recordAudit(tx, context, {
        action: 'role.apply',
        subjectType: 'user',
        subjectId: session.userId,
        details: { application: row.id, role: given.role, code: given.code },
      });
      return applicationView(row);
    });
  } catch (error) {
    throw uniqueViolation(error) === 'role_applications_open' ? new PortalError('applicationOpen') : error;
  }
}

/** Withdraws an undecided application. */
export async function withdrawApplication(id: number, context: CallContext): Promise<RoleApplication> {
  const { db, clock } = context.services;
  const { userId } = sessionOf(context);
  return db.transaction(async (tx) => {
    const [own] = await tx
      .select({ userId: roleApplications.userId })
      .from(roleApplications)
      .where(eq(roleApplications.id, id));
    if (own?.userId !== userId) throw new PortalError('notFound');
    await lockOpenApplication(tx, id);
    const [row] = await tx
      .update(roleApplications)
      .set({ state: 'withdrawn', decidedAt: clock(), decidedBy: userId })
      .where(eq(roleApplications.id, id))
      .returning();
    if (!row) throw new PortalError('notFound');
    await recordAudit(tx, context, {
      action: 'role.withdrawApplication',
      subjectType: 'user',
      subjectId: userId,
      details: { application: id },
    });
    return applicationView(row);
  });
}
