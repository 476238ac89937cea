import { randomUUID } from 'node:crypto';
import { formatBeijing } from '@ca-portal/api/domain';
import { eq } from 'drizzle-orm';
import { authorityRequests, certificates, issueAttempts } from '../../db/schema/index.js';
import type { CallContext } from '../../context/call-context.js';
import { sessionOf } from '../../kernel/session.js';
import { PortalError } from '../../kernel/portal-error.js';
import { issueSign, type SignRequest, reopenAttempt } from '../../services/certificates/index.js';
import {
  findOrder,
  type OrderRow,
  mayIssue,
  authorityOf,
  callFits,
  type AuthorityCall,
  type AuthorityName,
} from '../../services/orders/index.js';

export interface AuthorityRequest extends SignRequest {
  readonly orderNo: string;
  /**
   * What the keys signed, if the protocol creates its own id; otherwise they signed the attempt's challenge.
   */
  readonly requestId?: string | undefined;
}

type RequestRow = typeof authorityRequests.$inferSelect;

/** The order, if the caller may write its certificate, and only through its own authority. */
export async function orderAt(
  authority: AuthorityName,
  call: AuthorityCall,
  orderNo: string,
  context: CallContext,
): Promise<OrderRow> {
  const order = await findOrder(context.services.db, orderNo);
  if (!order || !mayIssue(sessionOf(context), order)) throw new PortalError('notFound');
  if (authorityOf(order.providerCode) !== authority || !callFits(call, order.orderType)) {
    throw new PortalError('authorityMismatch');
  }
  return order;
}

/**
 * Records the request. An id used by another order is refused: intercepted keys and proofs of somebody else
 * must not get a certificate in another name.
 */
async function bindRequest(
  authority: AuthorityName,
  call: AuthorityCall,
  { orderNo, issueId, requestId = issueId }: AuthorityRequest,
  { services: { db, clock } }: CallContext,
): Promise<RequestRow> {
  const fresh = { id: randomUUID(), orderNo, authority, call, requestId, issueId, createdAt: clock() };
  await db.insert(authorityRequests).values(fresh).onConflictDoNothing();
  const [kept] = await db.select().from(authorityRequests).where(eq(authorityRequests.requestId, requestId));
  if (kept?.orderNo !== orderNo) throw new PortalError('requestElsewhere');
  return kept;
}

/**
 * One issuing call of an authority: resumes an interrupted attempt, checks the proofs, and answers the same
 * certificates for the same keys on every repetition.
 */
export async function issueBy(
  authority: AuthorityName,
  call: AuthorityCall,
  request: AuthorityRequest,
  context: CallContext,
) {
  const { db } = context.services;
  const { orderNo, issueId, requestId } = request;
  await orderAt(authority, call, orderNo, context);
  const [attempt] = await db.select().from(issueAttempts).where(eq(issueAttempts.id, issueId));
  if (attempt?.orderNo !== orderNo) throw new PortalError('issueExpired');
  const bound = await bindRequest(authority, call, request, context);
  await reopenAttempt(orderNo, issueId, context);
  const issued = await issueSign(orderNo, request, context, requestId);
  const [certificate] = await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(eq(certificates.serialNumber, issued.serialNumber));
  await db
    .update(authorityRequests)
    .set({ certificateId: certificate?.id ?? null })
    .where(eq(authorityRequests.id, bound.id));
  return { renewId: bound.id, issued };
}

/** The result of a renewal at Anxin; may be fetched again until the order is completed in another way. */
export async function fetchRenewal(
  { orderNo, renewId }: { orderNo: string; renewId: string },
  context: CallContext,
) {
  const { db } = context.services;
  await orderAt('anxin', 'any', orderNo, context);
  const [row] = await db
    .select({ request: authorityRequests, certificate: certificates })
    .from(authorityRequests)
    .innerJoin(certificates, eq(certificates.id, authorityRequests.certificateId))
    .where(eq(authorityRequests.id, renewId));
  if (!row || row.request.orderNo !== orderNo) throw new PortalError('notFound');
  // Other keys were submitted since: these certificates are already revoked.
  if (row.certificate.status === 'cancelled') throw new PortalError('issueExpired');
  const { serialNumber, signCertificate, encryptCertificate, notAfter } = row.certificate;
  return { serialNumber, signCertificate, encryptCertificate, notAfter: formatBeijing(notAfter) };
}
