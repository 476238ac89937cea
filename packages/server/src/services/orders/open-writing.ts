import type { OrderDetail } from '@ca-portal/api/contract';
import { formatBeijing } from '@ca-portal/api/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { certificates, issueAttempts } from '../../db/schema/index.js';

/**
 * The open or interrupted writing attempt: a reloaded page, or another computer, continues with the same
 * lock, and learns the certificate that the lock may already have.
 */
export async function openWriting(db: Db, orderNo: string): Promise<OrderDetail['writing']> {
  const attempts = await db
    .select({ attempt: issueAttempts, certificate: certificates })
    .from(issueAttempts)
    .leftJoin(
      certificates,
      and(eq(certificates.id, issueAttempts.certificateId), eq(certificates.status, 'pending')),
    )
    .where(eq(issueAttempts.orderNo, orderNo))
    .orderBy(desc(issueAttempts.attempt));
  const [newest] = attempts;
  if (!newest) return undefined;
  const [issued = null] = attempts.flatMap(({ attempt: { id: issueId }, certificate: one }) =>
    one ? [{ issueId, serialNumber: one.serialNumber, notAfter: formatBeijing(one.notAfter) }] : [],
  );
  const { deviceId, failedStep } = newest.attempt;
  return { deviceId, step: failedStep ?? (issued ? 'write' : 'generate'), issuedCertificate: issued };
}
