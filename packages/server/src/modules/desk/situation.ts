import type { desk, ResultOf } from '@ca-portal/api/contract';
import { certificateState, formatBeijing, roleLabel } from '@ca-portal/api/domain';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { recordAudit } from '../../db/audit.js';
import type { Db } from '../../db/db.js';
import {
  certificates,
  companies,
  officeUsers,
  orders,
  serviceNotes,
  userRoles,
  users,
} from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { parametersOf } from '../../parameters/index.js';
import { visibleUsers } from '../../services/administration/index.js';
import { orderSummaries } from '../../services/orders/index.js';
import { lockedUntil } from '../../services/session/index.js';
import { maskPhone } from '../../kernel/mask.js';

type Situation = ResultOf<(typeof desk)['situation']>;
const mostOrders = 20;

/** A user outside the clerk's data scope answers "not found". */
async function callerOf(db: Db, userId: string, context: CallContext) {
  const [row] = await db
    .select({ user: users, companyName: companies.name })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(officeUsers, eq(officeUsers.userId, users.id))
    .where(and(eq(users.id, userId), await visibleUsers(context)));
  if (!row) throw new PortalError('notFound');
  return row;
}

/** What a user sees of himself, without logging in as him. The view is recorded in the audit log. */
export async function situationOf(userId: string, context: CallContext): Promise<Situation> {
  const { db, clock } = context.services;
  const { user, companyName } = await callerOf(db, userId, context);
  const rules = await parametersOf(context.services);
  const roles = await db
    .select({ roleId: userRoles.roleId })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(userRoles.roleId));
  const his = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(mostOrders);
  const held = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), ne(certificates.status, 'cancelled')))
    .orderBy(desc(certificates.notAfter), asc(certificates.id));
  const notes = await db
    .select({ note: serviceNotes, author: users.name })
    .from(serviceNotes)
    .innerJoin(users, eq(users.id, serviceNotes.authorId))
    .where(eq(serviceNotes.userId, userId))
    .orderBy(desc(serviceNotes.id))
    .limit(mostOrders);
  const locked = await lockedUntil(context.services, userId);
  await recordAudit(db, context, { action: 'service.look', subjectType: 'user', subjectId: userId });
  return {
    userGuid: user.id,
    name: user.name,
    phone: maskPhone(user.phone),
    companyName: companyName ?? '',
    roleNames: roles.map(({ roleId }) => roleLabel(roleId)),
    usable: !user.disabled && user.closedAt === null,
    lockedUntil: locked ? formatBeijing(locked) : null,
    lastLoginAt: user.lastLoginAt ? formatBeijing(user.lastLoginAt) : null,
    orders: await orderSummaries(db, his, rules),
    certificates: held.map((one) => ({
      serialNumber: one.serialNumber,
      deviceId: one.deviceId,
      holderName: one.holderName,
      state: certificateState(one.status, one.notAfter, clock(), rules.renewalWindowDays),
      notAfter: formatBeijing(one.notAfter),
    })),
    notes: notes.map(({ note, author }) => ({
      id: note.id,
      at: formatBeijing(note.at),
      author,
      text: note.text,
    })),
  };
}

/** Notes what a call was about, for the next colleague. */
export async function addNote(
  userId: string,
  text: string,
  context: CallContext,
): Promise<ResultOf<(typeof desk)['addNote']>> {
  const { db, clock } = context.services;
  const { userId: authorId, name: author } = sessionOf(context);
  await callerOf(db, userId, context);
  const at = clock();
  const [note] = await db.insert(serviceNotes).values({ userId, authorId, text, at }).returning();
  if (!note) throw new Error('an inserted note came back empty');
  await recordAudit(db, context, { action: 'service.note', subjectType: 'user', subjectId: userId });
  return { id: note.id, at: formatBeijing(at), author, text };
}
