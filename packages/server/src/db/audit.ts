import type { Caller } from '../kernel/session.js';
import type { Db } from './db.js';
import { auditLog } from './schema/index.js';

export interface AuditEntry {
  /** What was done, e.g. `order.approve`. */
  readonly action: string;
  readonly subjectType:
    | 'user'
    | 'company'
    | 'order'
    | 'certificate'
    | 'payment'
    | 'coupon'
    | 'product'
    | 'provider'
    | 'balance'
    | 'invoice'
    | 'refund'
    | 'stock'
    | 'file'
    | 'course'
    | 'message'
    | 'content'
    | 'role'
    | 'menu'
    | 'department'
    | 'post'
    | 'dictionary'
    | 'parameter'
    | 'message-template'
    | 'job'
    | 'office-notice'
    | 'provider-grant'
    | 'access-key'
    | 'session';
  readonly subjectId: string;
  /** Facts of the decision; never passwords, codes or complete ID numbers. */
  readonly details?: Record<string, unknown>;
  /** Who acts if there is no session yet (registration, login). */
  readonly actor?: { readonly userId: string; readonly roleId: number };
}

/** A call, or what the system does by itself: then there is no session and no address. */
export type AuditContext = Caller & { readonly services: { clock(): Date } };

/** Records who did what. Pass the transaction of the change, so that both are committed or neither. */
export const recordAudit = (db: Db, context: AuditContext, entry: AuditEntry): Promise<void> =>
  recordAudits(db, context, [entry]);

/** The same for many changes at once. */
export async function recordAudits(
  db: Db,
  context: AuditContext,
  entries: readonly AuditEntry[],
): Promise<void> {
  await db.insert(auditLog).values(entries.map((entry) => rowOf(context, entry)));
}

function rowOf(context: AuditContext, entry: AuditEntry): typeof auditLog.$inferInsert {
  const actor = entry.actor ?? context.session;
  const key = context.session?.accessKey;
  return {
    at: context.services.clock(),
    actorId: actor?.userId ?? null,
    actorRoleId: actor?.roleId ?? null,
    action: entry.action,
    subjectType: entry.subjectType,
    subjectId: entry.subjectId,
    ip: context.ip,
    method: context.call?.method ?? '',
    url: context.call?.path ?? '',
    costMs: context.call ? Math.round(performance.now() - context.call.startedAt) : 0,
    details: { ...entry.details, ...(key ? { accessKey: key.name } : {}) },
  };
}
