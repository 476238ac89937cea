import type { InputOf, monitor, ResultOf } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import { pageOf } from '../../db/paging.js';
import { jobs } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import type { JobRow } from '../../jobs/index.js';
import { familyPart } from '../../services/administration/index.js';
import { jobLabel } from '../../jobs/job-labels.js';

type JobView = ResultOf<typeof monitor.jobs>['rows'][number];

const jobView = (row: JobRow): JobView => ({
  jobId: row.id,
  jobName: jobLabel(row.kind),
  regular: row.everyMs !== null,
  status: row.state,
  failures: row.attempts,
  lastError: row.lastError,
  nextTime: row.state === 'waiting' ? formatBeijing(row.runAt) : '',
  lastTime: row.finishedAt ? formatBeijing(row.finishedAt) : '',
});

export async function listJobs(query: InputOf<typeof monitor.jobs>['query'], { services }: CallContext) {
  const where = and(
    // Rows that only mark sent reminders never ran as a job.
    or(isNotNull(jobs.everyMs), gt(jobs.runAt, jobs.createdAt), sql`${jobs.state} <> 'done'`),
    query.status ? eq(jobs.state, query.status) : undefined,
    query.regular === 'Y' ? isNotNull(jobs.everyMs) : undefined,
    query.regular === 'N' ? isNull(jobs.everyMs) : undefined,
  );
  const orderBy = [
    desc(sql`(${jobs.state} = 'dead')`),
    desc(sql`(${jobs.everyMs} is not null)`),
    desc(jobs.runAt),
    desc(jobs.id),
  ];
  const { rows, total } = await pageOf(services.db, jobs, { where, orderBy }, familyPart(query));
  return { rows: rows.map(jobView), total };
}

/**
 * Makes a job due now, with all its attempts again. Done jobs stay done, and waiting ones may be running:
 * nobody gets the same message twice.
 */
export async function runJob(id: number, context: CallContext): Promise<null> {
  const { db, clock } = context.services;
  await db.transaction(async (tx) => {
    const [job] = await tx
      .update(jobs)
      .set({ state: 'waiting', attempts: 0, runAt: clock(), finishedAt: null })
      .where(and(eq(jobs.id, id), or(eq(jobs.state, 'dead'), isNotNull(jobs.everyMs))))
      .returning({ kind: jobs.kind });
    if (!job) throw new PortalError('notFound');
    await recordAudit(tx, context, {
      action: 'job.run',
      subjectType: 'job',
      subjectId: job.kind,
      details: { id },
    });
  });
  return null;
}
