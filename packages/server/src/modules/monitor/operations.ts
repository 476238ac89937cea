import type { InputOf, monitor, SysOperLog } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, asc, desc, eq, ilike, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import { likePattern } from '../../db/like-pattern.js';
import { auditLog, departments, officeUsers, users } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { PortalError } from '../../kernel/portal-error.js';
import { type Change, contains, familyPart, within } from '../../services/administration/index.js';
import { businessTypeOf, headOf, verbsOf, subjectsTitled } from './operation-words.js';

export type OperationFilter = InputOf<typeof monitor.exportOperations>['body'];
type LogRow = typeof auditLog.$inferSelect;

const source = (context: CallContext) =>
  context.services.db
    .select({ log: auditLog, operName: users.username, deptName: departments.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(officeUsers, eq(officeUsers.userId, auditLog.actorId))
    .leftJoin(departments, eq(departments.id, officeUsers.departmentId))
    .$dynamic();
type SourceRow = Awaited<ReturnType<typeof source>>[number];

/** A business type by the verb at the end of an action; 0 stands for all verbs without a type. */
function ofType(type: number | undefined): SQL | undefined {
  if (type === undefined) return undefined;
  const verb = sql<string>`split_part(${auditLog.action}, '.', 2)`;
  const verbs = verbsOf(type);
  if (verbs.length > 0) return inArray(verb, verbs);
  return type === 0 ? not(inArray(verb, verbsOf())) : sql`false`;
}

const conditions = (filter: OperationFilter): SQL | undefined =>
  and(
    filter.title
      ? or(
          inArray(auditLog.subjectType, [...subjectsTitled(filter.title), '']),
          ilike(auditLog.subjectId, likePattern(filter.title)),
        )
      : undefined,
    contains(users.username, filter.operName),
    contains(auditLog.ip, filter.operIp),
    ofType(filter.businessType),
    // Only completed actions are recorded: a refusal changes nothing.
    filter.status === 1 ? sql`false` : undefined,
    within(auditLog.at, filter),
  );

/** Columns by which a list may be sorted; otherwise by time. */
const sortable = { operName: users.username, operTime: auditLog.at, costTime: auditLog.costMs } as const;

function orderOf({ orderByColumn = '', isAsc = 'desc' }: OperationFilter): SQL[] {
  const column = sortable[orderByColumn as keyof typeof sortable];
  const way = isAsc.startsWith('asc') ? asc : desc;
  return column ? [way(column), way(auditLog.id)] : [desc(auditLog.id)];
}

/** An audit row as the family's operation log shows it. */
function sysOperLogOf({ log, operName, deptName }: SourceRow): SysOperLog {
  return {
    operId: log.id,
    title: headOf(log.subjectType, log.action),
    businessType: businessTypeOf(log.action),
    method: log.action,
    requestMethod: log.method,
    operatorType: (log.actorRoleId ?? 0) > 100 ? 1 : 0,
    operName: operName ?? '',
    deptName,
    operUrl: log.url,
    operIp: log.ip,
    operLocation: locationOf(log.ip),
    operParam: JSON.stringify({ subjectId: log.subjectId, ...log.details }).slice(0, 2_000),
    jsonResult: null,
    status: 0,
    errorMsg: null,
    operTime: formatBeijing(log.at),
    costTime: log.costMs,
  };
}

/** What an IP address reveals without a lookup. */
export const locationOf = (ip: string): string =>
  /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd]|::ffff:127\.)/i.test(ip) ? '内网' : '';

/** Maximum rows of an export: browsers and spreadsheet programs can still open it. */
export const exportLimit = 20_000;

export async function listOperations(filter: OperationFilter, context: CallContext, paged: boolean) {
  const where = conditions(filter);
  const [all] = await context.services.db
    .select({ count: sql<number>`count(*)::int` })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(where);
  const total = all?.count ?? 0;
  const page = paged ? familyPart(filter)(total) : { limit: exportLimit, offset: 0 };
  const rows = await source(context)
    .where(where)
    .orderBy(...orderOf(filter))
    .limit(page.limit)
    .offset(page.offset);
  return { rows: rows.map(sysOperLogOf), total };
}

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' &&
  value !== null &&
  ['field', 'before', 'after'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

const changesOf = ({ details }: LogRow): Change[] => {
  const changes = details['changes'];
  return Array.isArray(changes) ? changes.filter(isChange) : [];
};

/** One audit row with the values before and after. */
export async function operation(operId: number, context: CallContext) {
  const [row] = await source(context).where(eq(auditLog.id, operId));
  if (!row) throw new PortalError('notFound');
  return { ...sysOperLogOf(row), changes: changesOf(row.log) };
}
