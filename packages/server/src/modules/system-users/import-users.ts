import { randomUUID } from 'node:crypto';
import type { BinaryFile, ResultOf, systemUsers } from '@ca-portal/api/contract';
import { formatBeijing, mostImportedUsers } from '@ca-portal/api/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import { jobs, userImports, users } from '../../db/schema/index.js';
import { workbook } from '../../services/workbook/index.js';
import { enqueue, type JobHandler } from '../../jobs/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { InvalidInput } from '../../kernel/portal-error.js';
import type { Services } from '../../context/services.js';
import type { Upload } from '../../kernel/uploaded-file.js';
import { tell } from '../../services/messages/index.js';
import { accountTaken } from '../../services/session/index.js';
import { senderOf } from '../../workers/index.js';
import { checkLines } from './check-lines.js';
import { heads, linesOf } from './list-lines.js';
import { openAccounts, unknownPassword } from './open-accounts.js';

type Report = NonNullable<ResultOf<typeof systemUsers.importReport>>;
type Import = typeof userImports.$inferSelect;

export const importJob = 'importing users';
const place = '/system/userInfoManage';
const example = ['shenhe9', '孙范本', '13900000099', '', '', ''];

/** The workbook to fill in; its second line is an example to be replaced. */
export const importTemplate = (context: CallContext): Promise<BinaryFile> =>
  workbook(
    '用户导入模板',
    Object.values(heads).map(([head]) => head),
    [example],
    context,
  );

const view = ({ fileName, state, total, checked, problems, createdAt }: Import): Report => ({
  fileName,
  state,
  total,
  checked,
  problems,
  at: formatBeijing(createdAt),
});

/**
 * Accepts a list. A job checks it and creates the accounts, so the sender may leave the page and the server
 * may restart. Returns the number of lines.
 */
export async function beginImport(file: Upload, context: CallContext): Promise<number> {
  const { db, clock, workers } = context.services;
  const { userId, roleId, permissions, name } = sessionOf(context);
  const lines = linesOf(await workers.run('readSheet', senderOf(context), file.path, mostImportedUsers + 2));
  const id = randomUUID();
  await db.transaction(async (tx) => {
    // Serializes two lists of one sender.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const last = await importOf(tx, userId);
    if (last && ['waiting', 'checking', 'opening'].includes(last.state)) {
      const message = '上一份名单还在处理，完成后再导入';
      throw new InvalidInput([{ field: 'file', message }]);
    }
    await tx.insert(userImports).values({
      id,
      userId,
      roleId,
      permissions: [...permissions],
      createdBy: name,
      fileName: file.name,
      lines,
      state: 'waiting',
      total: lines.length,
      createdAt: clock(),
    });
    await enqueue(tx, clock(), [{ kind: importJob, key: id, payload: { id } }]);
    await recordAudit(tx, context, {
      action: 'user.import',
      subjectType: 'user',
      subjectId: '',
      details: { import: id, rows: lines.length },
    });
  });
  return lines.length;
}

/** The sender's last list; `failed` after its job has given up. */
async function importOf(db: Db, userId: string): Promise<Report | null> {
  const [found] = await db
    .select({ row: userImports, job: jobs.state })
    .from(userImports)
    .leftJoin(jobs, and(eq(jobs.kind, importJob), eq(jobs.key, sql`${userImports.id}::text`)))
    .where(eq(userImports.userId, userId))
    .orderBy(desc(userImports.createdAt))
    .limit(1);
  if (!found) return null;
  const { row, job } = found;
  return { ...view(row), ...(job === 'dead' && row.endedAt === null ? { state: 'failed' as const } : {}) };
}

export const lastImport = (context: CallContext): Promise<Report | null> =>
  importOf(context.services.db, sessionOf(context).userId);

/** The final state with the result, so that a job that is taken over does nothing twice. */
const ended = (row: Import, services: Services, change: Pick<Import, 'state' | 'problems'>) => ({
  ...change,
  checked: row.total,
  lines: [],
  endedAt: services.clock(),
});

async function refuse(services: Services, row: Import, problems: Import['problems']): Promise<void> {
  await services.db.transaction(async (tx) => {
    await tx
      .update(userImports)
      .set(ended(row, services, { state: 'refused', problems }))
      .where(eq(userImports.id, row.id));
    await tell(tx, services.clock(), {
      code: 'import.refused',
      to: [row.userId],
      values: { 数量: String(problems.length) },
      link: place,
      key: `import:${row.id}`,
    });
  });
}

/** Checks a list and creates its accounts in one transaction, or stores the error of each line. */
export const runImport: JobHandler = async (services, { id = '' }) => {
  const { db, clock } = services;
  const here = eq(userImports.id, id);
  const [row] = await db.select().from(userImports).where(here);
  if (!row || row.endedAt) return;
  const set = (change: Partial<Import>) => db.update(userImports).set(change).where(here);
  const passwordHash = await unknownPassword();
  // If a name or phone is taken between the check and the creation, the second check reports it.
  for (const last of [false, true]) {
    await set({ state: 'checking', checked: 0 });
    const { accounts, problems } = await checkLines(db, row.lines, row, (checked) => set({ checked }));
    if (problems.length > 0) {
      await refuse(services, row, problems);
      return;
    }
    await set({ state: 'opening' });
    try {
      await db.transaction(async (tx) => {
        const [held] = await tx
          .select({ endedAt: userImports.endedAt })
          .from(userImports)
          .where(here)
          .for('update');
        if (!held || held.endedAt) return;
        await openAccounts(tx, services, row, accounts, passwordHash);
        await tx
          .update(userImports)
          .set(ended(row, services, { state: 'done', problems: [] }))
          .where(here);
        await tell(tx, clock(), {
          code: 'import.done',
          to: [row.userId],
          values: { 数量: String(accounts.length), 方式: services.config.portal.sms ? '短信' : '邮件' },
          link: place,
          key: `import:${id}`,
        });
      });
      return;
    } catch (error) {
      if (last || !accountTaken(error)) throw error;
    }
  }
};
